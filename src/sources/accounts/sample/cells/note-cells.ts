// Notes: movements of fixed assets, terms of debts, overdue debts, taxes. Movements belong to the year alone; the value
// they start from is the cell of the year before, whose code ends in P.

import { type Flows, KINDS, type Ledger, type Movement, type Year } from '../books/books.ts'
import type { Family } from '../company/legal-forms.ts'
import { put, type RubricValues } from './cells.ts'
import type { Scheme } from './scheme.ts'

/** Adds the notes of the year itself; `before` null in a company's first year. */
export function putNotes(
  cells: RubricValues,
  { books, flows }: Year,
  before: Ledger | null,
  family: Family,
  scheme: Scheme,
): void {
  if (scheme === 'full') putFullMovements(cells, flows, before)
  else putMovements(cells, flows, before)
  if (scheme !== 'micro') putTerms(cells, books, scheme)
  // The models of associations have no room for overdue debts.
  if (family !== 'association') {
    put(cells, '9072', books.overdueTaxes)
    put(cells, '9076', books.overduePay)
  }
  if (scheme === 'full') putFullNotes(cells, books, flows)
}

/** Adds the notes that are told for both periods. */
export function putStaffNotes(cells: RubricValues, flows: Flows, scheme: Scheme): void {
  if (scheme === 'micro' || flows.fte === 0) return
  put(cells, '9087', flows.fte)
  if (scheme !== 'full') return
  put(cells, '9086', Math.max(100, Math.round(flows.fte / 100) * 100))
  put(cells, '9088', Math.round((flows.fte * 1_560) / 100) * 100)
  const gross = Math.round((flows.staff * 0.72) / 100) * 100
  const social = Math.round((flows.staff * 0.23) / 100) * 100
  put(cells, '620', gross)
  put(cells, '621', social)
  put(cells, '623', flows.staff - gross - social)
}

// Codes of acquisition value and of what is written down: opening, acquired or recorded, left, and the closing that the
// rules add up.
const INTANGIBLE = { gross: ['8059P', '8029', '8039'], worn: ['8129P', '8079', '8109'] }
const TANGIBLE = { gross: ['8199P', '8169', '8179'], worn: ['8329P', '8279', '8309'] }
const FINANCIAL = { gross: ['8395P', '8365', '8375'], worn: ['8525P', '8475', '8505'] }
const FULL_KINDS = {
  land: { gross: ['8191P', '8161', '8171'], worn: ['8321P', '8271', '8301'] },
  plant: { gross: ['8192P', '8162', '8172'], worn: ['8322P', '8272', '8302'] },
  furniture: { gross: ['8193P', '8163', '8173'], worn: ['8323P', '8273', '8303'] },
  leased: { gross: ['8194P', '8164', '8174'], worn: ['8324P', '8274', '8304'] },
}
const FULL_SOFTWARE = { gross: ['8052P', '8022', '8032'], worn: ['8122P', '8072', '8102'] }
const FULL_SHARES = { gross: ['8391P', '8361', '8371'], worn: ['8521P', '8471', '8501'] }

type MovementCodes = { gross: string[]; worn: string[] }

function putMovements(cells: RubricValues, flows: Flows, before: Ledger | null): void {
  const { movements } = flows
  putMovement(cells, INTANGIBLE, before?.assets.software, movements.software)
  const tangible = KINDS.map(kind => movements[kind])
  const opening = {
    gross: KINDS.reduce((sum, kind) => sum + (before?.assets[kind].gross ?? 0), 0),
    worn: KINDS.reduce((sum, kind) => sum + (before?.assets[kind].worn ?? 0), 0),
  }
  putMovement(cells, TANGIBLE, opening, {
    acquired: add(tangible, 'acquired'),
    left: add(tangible, 'left'),
    leftWorn: add(tangible, 'leftWorn'),
    recorded: add(tangible, 'recorded'),
  })
  // Loans to the group and guarantees stand among the financial assets at their value.
  const lent = (before?.groupLoans ?? 0) + (before?.guarantees ?? 0)
  const shares = before?.shares ?? { gross: 0, worn: 0 }
  putMovement(cells, FINANCIAL, { gross: shares.gross + lent, worn: shares.worn }, movements.shares)
}

function add(movements: Movement[], key: keyof Movement): number {
  return movements.reduce((sum, movement) => sum + movement[key], 0)
}

function putFullMovements(cells: RubricValues, { movements }: Flows, before: Ledger | null): void {
  putMovement(cells, FULL_SOFTWARE, before?.assets.software, movements.software)
  for (const kind of KINDS) putMovement(cells, FULL_KINDS[kind], before?.assets[kind], movements[kind])
  putMovement(cells, FULL_SHARES, before?.shares, movements.shares)
}

function putMovement(
  cells: RubricValues,
  { gross, worn }: MovementCodes,
  opening: { gross: number; worn: number } | undefined,
  { acquired, left, leftWorn, recorded }: Movement,
): void {
  putThree(cells, gross, [opening?.gross ?? 0, acquired, left])
  putThree(cells, worn, [opening?.worn ?? 0, recorded, leftWorn])
}

function putThree(cells: RubricValues, codes: string[], values: number[]): void {
  codes.forEach((code, at) => {
    put(cells, code, values[at] as number)
  })
}

// Debts of more than a year that fall due within five years, and later.
function putTerms(cells: RubricValues, books: Ledger, scheme: Scheme): void {
  const long = books.bankLong + books.leaseLong + books.otherLong
  if (long === 0) return
  const late = books.bankLong - Math.round(books.bankLong / 200) * 100
  if (scheme === 'full') {
    put(cells, '8841', books.currentPortion)
    put(cells, '8842', books.bankLong - late)
    put(cells, '8843', late)
    put(cells, '8832', books.leaseLong)
    put(cells, '8852', books.otherLong)
  } else {
    put(cells, '8912', long - late)
    put(cells, '8913', late)
  }
  put(cells, scheme === 'full' ? '8962' : '892', books.bankLong)
}

function putFullNotes(cells: RubricValues, books: Ledger, flows: Flows): void {
  put(cells, '9073', books.taxDebts - books.overdueTaxes)
  put(cells, '9077', books.payDebts - books.overduePay)
  put(cells, '9145', flows.vatPaid)
  put(cells, '9146', flows.vatCharged)
  put(cells, '9147', Math.round((flows.staff * 0.15) / 100) * 100)
  if (flows.taxes === 0) return
  const paid = Math.round((flows.taxes * 0.7) / 100) * 100
  put(cells, '9135', paid)
  put(cells, '9137', flows.taxes - paid)
}
