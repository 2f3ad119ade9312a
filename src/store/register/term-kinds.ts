// What the dictionary of misspellings holds, by the letter it is marked with in the tables.

export const WORD = 'w'
export const STREET = 's'
export type TermKind = typeof WORD | typeof STREET
