// Types for private data in published texts.

type PrivateKind = 'national_number' | 'birth_date' | 'birth_place' | 'home_address' | 'email'

/** Offsets into the searched text, in UTF-16 units, end exclusive. */
export type PrivateSpan = { kind: PrivateKind; start: number; end: number }
