// What counts as private in a published text, and where it stands.

export type PrivateKind = 'national_number' | 'birth_date' | 'birth_place' | 'home_address' | 'email'

/** Offsets into the text searched, in UTF-16 units, end exclusive. */
export type PrivateSpan = { kind: PrivateKind; start: number; end: number }
