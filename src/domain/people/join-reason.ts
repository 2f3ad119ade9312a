// Why two appearances of a name are taken for one person.

export type JoinReason =
  /** Both represent the same company. */
  | 'same_represented_company'
  /** One is an officer of the company that the other represents. */
  | 'officer_of_represented_company'
  | 'same_publication'
  /** Boards of both have the same others. */
  | 'shared_board'
  /** One company holds the other. */
  | 'related_companies'
  /** Seats at the same address, which few companies share. */
  | 'same_seat'
  /** A rare name, and seats in the same postal code. */
  | 'same_zip'
  /** A very rare name, and seats near each other: the same first two digits of the postal code. */
  | 'near_zip'
  /** A rare name, and the same main activity, which few companies have. */
  | 'same_activity'
  /** An operator has decided so. */
  | 'decided'

export type Evidence = {
  reasons: JoinReason[]
  /** Base-2 logarithm of the odds that both are one person, the name's frequency included. */
  bits: number
}
