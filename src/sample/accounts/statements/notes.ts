// Notes: movements of fixed assets, terms of debts, overdue debts, taxes. Movements belong to the year alone; the value
// they start from is the cell of the year before, whose code ends in P.

import type { ModelFamily as Family } from '../../legal-forms.ts'
import { type Flows, type Ledger, type LedgerYear, type Movement, TANGIBLE_KINDS } from '../ledger/ledger.ts'
import { addRubric, type RubricValues } from './rubric-values.ts'
import type { Scheme } from './scheme.ts'

/** Adds the notes of the year itself; `before` null in a company's first year. */
export function addNotes(
  cells: RubricValues,
  { books, flows }: LedgerYear,
  before: Ledger | null,
  family: Family,
  scheme: Scheme,
): void {
  if (scheme === 'full') addFullMovements(cells, flows, before)
  else addMovements(cells, flows, before)
  if (scheme !== 'micro') addDebtMaturities(cells, books, scheme)
  // The models of associations have no room for overdue debts.
  if (family !== 'association') {
    addRubric(cells, '9072', books.overdueTaxes)
    addRubric(cells, '9076', books.overduePay)
  }
  if (scheme === 'full') addFullNotes(cells, books, flows)
}

/** Adds the notes that are told for both periods. */
export function addStaffNotes(cells: RubricValues, flows: Flows, scheme: Scheme): void {
  if (scheme === 'micro' || flows.fte === 0) return
  addRubric(cells, '9087', flows.fte)
  if (scheme !== 'full') return
  addRubric(cells, '9086', Math.max(100, Math.round(flows.fte / 100) * 100))
  addRubric(cells, '9088', Math.round((flows.fte * 1_560) / 100) * 100)
  const gross = Math.round((flows.staff * 0.72) / 100) * 100
  const social = Math.round((flows.staff * 0.23) / 100) * 100
  addRubric(cells, '620', gross)
  addRubric(cells, '621', social)
  addRubric(cells, '623', flows.staff - gross - social)
}

// Codes of acquisition value and of what is written down: opening, acquired or recorded, left, and the closing that the
// rules add up.
const INTANGIBLE = { gross: ['8059P', '8029', '8039'], depreciated: ['8129P', '8079', '8109'] }
const TANGIBLE = { gross: ['8199P', '8169', '8179'], depreciated: ['8329P', '8279', '8309'] }
const FINANCIAL = { gross: ['8395P', '8365', '8375'], depreciated: ['8525P', '8475', '8505'] }
const FULL_KINDS = {
  land: { gross: ['8191P', '8161', '8171'], depreciated: ['8321P', '8271', '8301'] },
  plant: { gross: ['8192P', '8162', '8172'], depreciated: ['8322P', '8272', '8302'] },
  furniture: { gross: ['8193P', '8163', '8173'], depreciated: ['8323P', '8273', '8303'] },
  leased: { gross: ['8194P', '8164', '8174'], depreciated: ['8324P', '8274', '8304'] },
}
const FULL_SOFTWARE = { gross: ['8052P', '8022', '8032'], depreciated: ['8122P', '8072', '8102'] }
const FULL_SHARES = { gross: ['8391P', '8361', '8371'], depreciated: ['8521P', '8471', '8501'] }

type MovementCodes = { gross: string[]; depreciated: string[] }

function addMovements(cells: RubricValues, flows: Flows, before: Ledger | null): void {
  const { movements } = flows
  addMovement(cells, INTANGIBLE, before?.assets.software, movements.software)
  const tangible = TANGIBLE_KINDS.map(kind => movements[kind])
  const opening = {
    gross: TANGIBLE_KINDS.reduce((sum, kind) => sum + (before?.assets[kind].gross ?? 0), 0),
    depreciated: TANGIBLE_KINDS.reduce((sum, kind) => sum + (before?.assets[kind].depreciated ?? 0), 0),
  }
  addMovement(cells, TANGIBLE, opening, {
    acquired: add(tangible, 'acquired'),
    disposed: add(tangible, 'disposed'),
    disposedDepreciation: add(tangible, 'disposedDepreciation'),
    recorded: add(tangible, 'recorded'),
  })
  // Loans to the group and guarantees stand among the financial assets at their value.
  const lent = (before?.groupLoans ?? 0) + (before?.guarantees ?? 0)
  const shares = before?.shares ?? { gross: 0, depreciated: 0 }
  addMovement(
    cells,
    FINANCIAL,
    { gross: shares.gross + lent, depreciated: shares.depreciated },
    movements.shares,
  )
}

function add(movements: Movement[], key: keyof Movement): number {
  return movements.reduce((sum, movement) => sum + movement[key], 0)
}

function addFullMovements(cells: RubricValues, { movements }: Flows, before: Ledger | null): void {
  addMovement(cells, FULL_SOFTWARE, before?.assets.software, movements.software)
  for (const kind of TANGIBLE_KINDS)
    addMovement(cells, FULL_KINDS[kind], before?.assets[kind], movements[kind])
  addMovement(cells, FULL_SHARES, before?.shares, movements.shares)
}

function addMovement(
  cells: RubricValues,
  { gross, depreciated }: MovementCodes,
  opening: { gross: number; depreciated: number } | undefined,
  { acquired, disposed: left, disposedDepreciation: leftWorn, recorded }: Movement,
): void {
  addMovementRubrics(cells, gross, [opening?.gross ?? 0, acquired, left])
  addMovementRubrics(cells, depreciated, [opening?.depreciated ?? 0, recorded, leftWorn])
}

function addMovementRubrics(cells: RubricValues, codes: string[], values: number[]): void {
  codes.forEach((code, at) => {
    addRubric(cells, code, values[at] as number)
  })
}

// Debts of more than a year that fall due within five years, and later.
function addDebtMaturities(cells: RubricValues, books: Ledger, scheme: Scheme): void {
  const long = books.bankLong + books.leaseLong + books.otherLong
  if (long === 0) return
  const late = books.bankLong - Math.round(books.bankLong / 200) * 100
  if (scheme === 'full') {
    addRubric(cells, '8841', books.currentPortion)
    addRubric(cells, '8842', books.bankLong - late)
    addRubric(cells, '8843', late)
    addRubric(cells, '8832', books.leaseLong)
    addRubric(cells, '8852', books.otherLong)
  } else {
    addRubric(cells, '8912', long - late)
    addRubric(cells, '8913', late)
  }
  addRubric(cells, scheme === 'full' ? '8962' : '892', books.bankLong)
}

function addFullNotes(cells: RubricValues, books: Ledger, flows: Flows): void {
  addRubric(cells, '9073', books.taxDebts - books.overdueTaxes)
  addRubric(cells, '9077', books.payDebts - books.overduePay)
  addRubric(cells, '9145', flows.vatPaid)
  addRubric(cells, '9146', flows.vatCharged)
  addRubric(cells, '9147', Math.round((flows.staff * 0.15) / 100) * 100)
  if (flows.taxes === 0) return
  const paid = Math.round((flows.taxes * 0.7) / 100) * 100
  addRubric(cells, '9135', paid)
  addRubric(cells, '9137', flows.taxes - paid)
}
