// Punctuation that French precedes with a no-break space.

import { phrase } from './languages.ts'

export const COLON = phrase(': ', '\u00a0: ', ': ', ': ')
