// Signs that stand apart in French, where a space that does not break goes before them.

import { phrase } from './languages.ts'

export const COLON = phrase(': ', '\u00a0: ', ': ', ': ')
