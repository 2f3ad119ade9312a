// Files of annual accounts → stored deposits. Safe to repeat: a deposit that is there already is not stored again.
// Figures and what the Bank says of a deposit come in different files; each is kept when it comes, and joined by
// reference.

import type { DepositReference, FiledAccounts } from '../../domain/accounts/deposit.ts'
import { checkSums } from '../../domain/accounts/sum-rules/check-sums.ts'
import { type Deposit, findReferences, saveDeposits } from '../../store/accounts/deposits.ts'
import { refreshKeyFigures } from '../../store/accounts/key-figures.ts'
import { type Database, inTransaction, type Pool, type PoolClient } from '../../store/db.ts'
import { type Quarantined, quarantine } from '../../store/quarantine.ts'
import { type ReadAccountsOptions, readAccounts } from './read/read-accounts.ts'
import type { ReadItem } from './read/read-result.ts'

/** Runs in the transaction that stores deposits which name officers; companies by number, ascending. */
export type OfficersChanged = (client: PoolClient, companies: readonly number[]) => Promise<void>

export type AccountsImport = {
  path: string
  /** Deposits the Bank names, and those whose figures were read. */
  references: number
  filings: number
  added: number
  /** Deposits that something was added to, or that changed. */
  changed: number
  /** Filings that break a sum rule of the Bank. They are kept, and flagged. */
  flagged: number
  unreadable: Quarantined[]
}

export type ImportAccountsOptions = ReadAccountsOptions & {
  officersChanged?: OfficersChanged
  /** After each batch. */
  onProgress?: (progress: Pick<AccountsImport, 'references' | 'filings'>) => void
}

// Large enough that a transaction costs little, small enough that a cut import has little to do again.
const BATCH = 400
// References of a day's extract wait in memory for their figures, so that most deposits are written once.
const MOST_WAITING = 50_000

type Filing = Extract<ReadItem, { accounts: FiledAccounts }>

/** Imports a file or a folder. What cannot be read is put into quarantine and told in the result. */
export async function importAccounts(
  { pool }: Database,
  path: string,
  { officersChanged, onProgress, ...options }: ImportAccountsOptions = {},
): Promise<AccountsImport> {
  const result: AccountsImport = {
    ...{ path, references: 0, filings: 0, added: 0, changed: 0, flagged: 0 },
    unreadable: [],
  }
  const waiting = new Map<string, DepositReference>()
  const filings = new Map<string, Filing>()
  const saveFilings = async () => {
    const deposits = await joinFilings(pool, [...filings.values()], waiting, result)
    filings.clear()
    await save(pool, deposits, result, officersChanged)
    onProgress?.(result)
  }
  const saveWaiting = async () => {
    const left = [...waiting.values()].map(reference => ({ ...reference, figures: null }))
    waiting.clear()
    for (let from = 0; from < left.length; from += BATCH * 10)
      await save(pool, left.slice(from, from + BATCH * 10), result)
  }
  for await (const item of readAccounts(path, options)) {
    if ('unreadable' in item) result.unreadable.push(item.unreadable)
    else if ('reference' in item) {
      result.references++
      waiting.set(item.reference.reference, item.reference)
      if (waiting.size >= MOST_WAITING) await saveWaiting()
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

async function save(
  pool: Pool,
  deposits: readonly Deposit[],
  result: AccountsImport,
  officersChanged?: OfficersChanged,
): Promise<void> {
  if (deposits.length === 0) return
  const saved = await inTransaction(pool, async client => {
    const rows = await saveDeposits(client, deposits)
    await refreshKeyFigures(client, rows)
    const naming = new Set(
      deposits.filter(({ figures }) => figures?.officers.length).map(({ reference }) => reference),
    )
    const companies = rows.filter(row => naming.has(row.reference)).map(row => row.enterpriseNumber)
    if (companies.length > 0) await officersChanged?.(client, ascending(companies))
    return rows
  })
  const added = saved.filter(({ isNew }) => isNew).length
  result.added += added
  result.changed += saved.length - added
}

async function joinFilings(
  pool: Pool,
  filings: readonly Filing[],
  waiting: Map<string, DepositReference>,
  result: AccountsImport,
): Promise<Deposit[]> {
  const unknown = filings.map(({ accounts }) => accounts.reference).filter(key => !waiting.has(key))
  const stored =
    unknown.length > 0 ? await findReferences(pool, unknown) : new Map<string, DepositReference>()
  return filings.flatMap(({ accounts: { reference: key, ...accounts }, header, file, place }) => {
    const known = waiting.get(key) ?? stored.get(key)
    waiting.delete(key)
    const reference = joinReference(key, known, header)
    if (reference === null) {
      result.unreadable.push({ file, place, reason: `${key}: ${NO_REFERENCE}` })
      return []
    }
    const brokenRules = checkSums(reference.model, accounts.rubrics, accounts.previousRubrics)
    if (brokenRules.length > 0) result.flagged++
    return [{ ...reference, figures: { ...accounts, brokenRules } }]
  })
}

const NO_REFERENCE =
  'whose accounts these are is not in the file; import it together with the references that came with it'

const NOTHING_KNOWN = {
  ...{ depositedOn: null, periodStart: null, periodEnd: null, approvedOn: null, model: null },
  ...{ depositType: null, language: null, currency: null, legalForm: null },
}

// What the Bank's reference says goes before what the filing says of itself.
function joinReference(
  reference: string,
  known: DepositReference | undefined,
  header: Partial<DepositReference>,
): DepositReference | null {
  const enterpriseNumber = known?.enterpriseNumber ?? header.enterpriseNumber
  if (enterpriseNumber === undefined) return null
  return { ...NOTHING_KNOWN, ...told(header), ...told(known ?? {}), reference, enterpriseNumber }
}

function told(reference: Partial<DepositReference>): Partial<DepositReference> {
  return Object.fromEntries(Object.entries(reference).filter(([, value]) => value !== null))
}

function ascending(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b)
}
