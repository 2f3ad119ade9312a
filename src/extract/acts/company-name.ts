// The name of the company as the form of an act prints it, for companies that the register does not have.

import { checkName } from '../plausibility/check-name.ts'
import { FORM_WORDS } from '../text/legal-forms.ts'
import { foldLine } from './fold-line.ts'

// The frame of the form is recognised as bars and stray signs around the name.
const SIGNS_BEFORE = /^[^\p{L}\p{Nd}]+/u
const SIGNS_BEHIND = /[^\p{L}\p{Nd}.)]+$/u
const BAR = /\s*[|¦].*$/
// The field was empty, and this is the label of the next one.
const NEXT_LABEL =
  /^(?:en abrege|afgekort|abgekurzt|forme|rechtsvorm|rechtsform|siege|zetel|sitz|objet|onderwerp|n[o°] )/
const MIN_LETTERS = 3

/** `printed` without the signs around it; null where it is no name, but a label, a legal form or noise. */
export function cleanCompanyName(printed: string | null): string | null {
  if (printed === null) return null
  const name = printed.replace(BAR, '').replace(SIGNS_BEFORE, '').replace(SIGNS_BEHIND, '')
  const folded = foldLine(name)
  const letters = folded.replaceAll(FORM_WORDS, '').replaceAll(/[^a-z]/g, '')
  if (letters.length < MIN_LETTERS || NEXT_LABEL.test(folded)) return null
  return checkName(name, 'company') === null ? name : null
}
