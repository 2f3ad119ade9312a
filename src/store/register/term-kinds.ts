// Kinds of dictionary terms, by their code in the tables.

export const WORD = 'w'
export const STREET = 's'
export type TermKind = typeof WORD | typeof STREET
