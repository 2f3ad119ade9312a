// Imports files of annual accounts. Idempotent: known deposits are not stored again. References and figures
// come in different files; each is stored when it arrives and joined by reference.

import type { DepositReference, FiledAccounts } from '../../../domain/accounts/deposit.ts'
import { findDateFault, plausibleApproval } from '../../../domain/accounts/fiscal-years.ts'
import { checkSums } from '../../../domain/accounts/sum-rules.ts'
import { newDepositChanges } from '../../../domain/changes/deposit-changes.ts'
import { type Deposit, findReferences, saveDeposits } from '../../../store/accounts/deposits.ts'
import { refreshKeyFigures } from '../../../store/accounts/key-figures.ts'
import { markNewestOwnership, replaceOwnership } from '../../../store/accounts/ownership.ts'
import { type Database, inTransaction, type Pool, type PoolClient } from '../../../store/db/pool.ts'
import { recordChanges } from '../../../store/history/record-changes.ts'
import { type Quarantined, quarantine } from '../../../store/intake/quarantine.ts'
import type { Location, ParsedItem } from '../parse/parse-result.ts'
import { type ReadAccountsOptions, readAccounts } from '../parse/read-accounts.ts'
import { identifyParties } from './identify-parties.ts'

/** Called in the transaction that stores deposits with officers; companies by number, ascending. */
type OfficersChanged = (client: PoolClient, companies: readonly number[]) => Promise<void>

export type AccountsImport = {
  path: string
  /** Deposits in references, and deposits with figures. */
  references: number
  filings: number
  /** Deposits stored or unchanged: 0 when no file was usable. */
  kept: number
  added: number
  /** Deposits completed or changed. */
  changed: number
  /**
   * Filings that break one of the Bank's sum rules or have two values for a cell. They are stored and
   * flagged.
   */
  flagged: number
  unreadable: Quarantined[]
}

type ImportAccountsOptions = ReadAccountsOptions & {
  officersChanged?: OfficersChanged
  /** After each batch. */
  onProgress?: (progress: Pick<AccountsImport, 'references' | 'filings'>) => void
  /**
   * `YYYY-MM-DD` in Belgium, to reject dates in the future and to record recent deposits as changes; by default neither
   * is done.
   */
  today?: string
}

const NO_DATE_LIMIT = '9999-12-31'

// Large enough to amortise the transaction, small enough to lose little on an interruption.
const BATCH = 400
// References buffered until their figures arrive, so that most deposits are written once.
const MAX_PENDING_REFERENCES = 50_000

type Filing = Extract<ParsedItem, { accounts: FiledAccounts }>
type LocatedReference = Extract<ParsedItem, { reference: DepositReference }>

/** Imports a file or folder. Unreadable input goes to quarantine and into the result. */
export async function importAccounts(
  { pool }: Database,
  path: string,
  { officersChanged, onProgress, today = NO_DATE_LIMIT, ...options }: ImportAccountsOptions = {},
): Promise<AccountsImport> {
  const result: AccountsImport = {
    path,
    references: 0,
    filings: 0,
    kept: 0,
    added: 0,
    changed: 0,
    flagged: 0,
    unreadable: [],
  }
  const waiting = new Map<string, LocatedReference>()
  const filings = new Map<string, Filing>()
  const saveFilings = async () => {
    const joined = await joinFilings(pool, [...filings.values()], waiting, result)
    filings.clear()
    await saveLocated(pool, quarantineImplausibleDates(joined, today, result), result, {
      today,
      officersChanged,
    })
    onProgress?.(result)
  }
  const saveWaiting = async () => {
    const left = [...waiting.values()].map(({ reference, file, place }) => ({
      file,
      place,
      deposit: { ...reference, figures: null },
    }))
    waiting.clear()
    const sound = quarantineImplausibleDates(left, today, result)
    for (let from = 0; from < sound.length; from += BATCH * 10)
      await saveLocated(pool, sound.slice(from, from + BATCH * 10), result, { today })
  }
  for await (const item of readAccounts(path, options)) {
    if ('unreadable' in item) result.unreadable.push(item.unreadable)
    else if ('reference' in item) {
      result.references++
      waiting.set(item.reference.reference, item)
      if (waiting.size >= MAX_PENDING_REFERENCES) await saveWaiting()
    } else {
      result.filings++
      if (filings.has(item.accounts.reference)) await saveFilings()
      filings.set(item.accounts.reference, item)
      if (filings.size >= BATCH) await saveFilings()
    }
  }
  await saveFilings()
  await saveWaiting()
  await quarantine(pool, 'accounts', result.unreadable)
  return result
}

type SaveOptions = Required<Pick<ImportAccountsOptions, 'today'>> &
  Pick<ImportAccountsOptions, 'officersChanged'>
type LocatedDeposit = Location & { deposit: Deposit }

function quarantineImplausibleDates(
  deposits: readonly LocatedDeposit[],
  today: string,
  { unreadable }: AccountsImport,
): LocatedDeposit[] {
  return deposits.flatMap(({ deposit, file, place }) => {
    const fault = findDateFault(deposit, today)
    if (fault !== null) {
      unreadable.push({ file, place, reason: `${deposit.reference}: ${fault}; correct it manually` })
      return []
    }
    const approvedOn = plausibleApproval(deposit.approvedOn, deposit.periodEnd, today)
    return [{ file, place, deposit: { ...deposit, approvedOn } }]
  })
}

// If the batch fails because of one deposit, each is saved on its own.
async function saveLocated(
  pool: Pool,
  deposits: readonly LocatedDeposit[],
  result: AccountsImport,
  options: SaveOptions,
): Promise<void> {
  try {
    await save(
      pool,
      deposits.map(({ deposit }) => deposit),
      result,
      options,
    )
  } catch (error) {
    if (!isDataFault(error)) throw error
    const [only, ...others] = deposits
    if (only && others.length === 0) {
      const reason = `${only.deposit.reference}: the database rejects it (${error.code}); download it again`
      result.unreadable.push({ file: only.file, place: only.place, reason })
    } else for (const deposit of deposits) await saveLocated(pool, [deposit], result, options)
  }
}

// SQLSTATE classes for data exceptions and limits: bad input, not a database failure.
function isDataFault(error: unknown): error is Error & { code: string } {
  return error instanceof Error && /^(?:22|23|54)/.test((error as { code?: string }).code ?? '')
}

async function save(
  pool: Pool,
  deposits: readonly Deposit[],
  result: AccountsImport,
  { today, officersChanged }: SaveOptions,
): Promise<void> {
  if (deposits.length === 0) return
  const saved = await inTransaction(pool, async client => {
    const rows = await saveDeposits(client, deposits)
    const isNew = new Set(rows.filter(row => row.isNew).map(keyOf))
    await recordChanges(
      client,
      newDepositChanges(
        deposits.filter(deposit => isNew.has(keyOf(deposit))),
        today,
      ),
    )
    await refreshKeyFigures(client, rows)
    const stating = await identifyParties(client, deposits)
    await replaceOwnership(client, stating)
    const restated = [...rows, ...stating].map(({ enterpriseNumber }) => Number(enterpriseNumber))
    await markNewestOwnership(client, ascending(restated))
    const naming = new Set(
      deposits.filter(({ figures }) => figures?.officers.length).map(({ reference }) => reference),
    )
    const companies = rows.filter(row => naming.has(row.reference)).map(row => row.enterpriseNumber)
    if (companies.length > 0) await officersChanged?.(client, ascending(companies))
    return rows
  })
  const added = saved.filter(({ isNew }) => isNew).length
  result.kept += deposits.length
  result.added += added
  result.changed += saved.length - added
  result.flagged += deposits.filter(isFlagged).length
}

function keyOf({
  enterpriseNumber,
  reference,
}: {
  enterpriseNumber: string | number
  reference: string
}): string {
  return `${Number(enterpriseNumber)} ${reference}`
}

function isFlagged({ figures }: Deposit): boolean {
  return figures !== null && figures.brokenRules.length + (figures.conflicts?.length ?? 0) > 0
}

async function joinFilings(
  pool: Pool,
  filings: readonly Filing[],
  waiting: Map<string, LocatedReference>,
  result: AccountsImport,
): Promise<LocatedDeposit[]> {
  const unknown = filings.map(({ accounts }) => accounts.reference).filter(key => !waiting.has(key))
  const stored =
    unknown.length > 0 ? await findReferences(pool, unknown) : new Map<string, DepositReference>()
  return filings.flatMap(({ accounts: { reference: key, ...accounts }, conflicts, header, file, place }) => {
    const known = waiting.get(key)?.reference ?? stored.get(key)
    waiting.delete(key)
    const reference = joinReference(key, known, header)
    if (reference === null) {
      result.unreadable.push({ file, place, reason: `${key}: ${MISSING_REFERENCE}` })
      return []
    }
    const brokenRules = checkSums(reference.model, accounts.rubrics, accounts.previousRubrics)
    return [{ file, place, deposit: { ...reference, figures: { ...accounts, brokenRules, conflicts } } }]
  })
}

const MISSING_REFERENCE = 'the file does not identify the company; import it together with its references'

const EMPTY_REFERENCE = {
  depositedOn: null,
  periodStart: null,
  periodEnd: null,
  approvedOn: null,
  model: null,
  depositType: null,
  language: null,
  currency: null,
  legalForm: null,
}

// The Bank's reference takes precedence over the filing.
function joinReference(
  reference: string,
  known: DepositReference | undefined,
  header: Partial<DepositReference>,
): DepositReference | null {
  const enterpriseNumber = known?.enterpriseNumber ?? header.enterpriseNumber
  if (enterpriseNumber === undefined) return null
  return {
    ...EMPTY_REFERENCE,
    ...withoutNulls(header),
    ...withoutNulls(known ?? {}),
    reference,
    enterpriseNumber,
  }
}

function withoutNulls(reference: Partial<DepositReference>): Partial<DepositReference> {
  return Object.fromEntries(Object.entries(reference).filter(([, value]) => value !== null))
}

function ascending(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b)
}
