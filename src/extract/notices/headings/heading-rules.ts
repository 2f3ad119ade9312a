// The headings of all languages: no wording of one fits another's, so that the language need not be known.

import type { HeadingRule } from './heading-rule.ts'
import { GERMAN_HEADINGS } from './headings-de.ts'
import { FRENCH_HEADINGS } from './headings-fr.ts'
import { DUTCH_HEADINGS } from './headings-nl.ts'

export const HEADINGS: readonly HeadingRule[] = [...DUTCH_HEADINGS, ...FRENCH_HEADINGS, ...GERMAN_HEADINGS]
