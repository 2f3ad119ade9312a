// Fetches the deposits of single companies: first their references, then missing figures.

import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readModel } from '../../../../domain/accounts/accounts-year.ts'
import type { EnterpriseNumber } from '../../../../domain/company/enterprise-number.ts'
import { recordCompanyLookup } from '../../../../store/accounts/company-lookups.ts'
import type { Database, Pool } from '../../../../store/db/pool.ts'
import { listWithoutFigures, type UnfetchedDeposit } from '../../../../store/intake/accounts-fetch-log.ts'
import type { AccountsClient } from '../../client/accounts-client.ts'
import { isAccountsServiceError, type StopReason, stopReasonOf } from '../../client/errors.ts'
import type { AccountsImport } from '../import-accounts.ts'
import { type ImportFromPath, withExclusiveSync } from './exclusive-sync.ts'

type SyncCompanyDepositsOptions = {
  /** Temporary folder of documents before import. */
  folder: string
  importPath: ImportFromPath
  onProgress?: (progress: { number: EnterpriseNumber; at: number; of: number }) => void
  signal?: AbortSignal
}

export type CompanyReport = {
  number: EnterpriseNumber
  /** `none`: no deposits. `undone`: part of it could not be fetched. */
  state: 'done' | 'none' | 'undone' | 'not_tried'
  counts: CompanyCounts
}

/**
 * Counts: deposits listed, filings read, deposits added; without figures: `pdfOnly` (PDF only), `before`
 * (deposited before structured data); and unreadable ones.
 */
export type CompanyCounts = Record<
  'references' | 'filings' | 'added' | 'pdfOnly' | 'before' | 'unreadable',
  number
>

export type CompaniesReport = {
  companies: CompanyReport[]
  faults: { number: EnterpriseNumber; part: string; reason: string; message: string }[]
  /** Why the run ended early, or null. `failing`: several companies failed in a row. */
  stopped: StopReason | 'failing' | null
}

// Consecutive failed companies before the run ends: the service is down.
const MAX_CONSECUTIVE_FAILURES = 5
// Failed deposits of a company before the rest is left for a later run.
const MAX_COMPANY_FAULTS = 3

/**
 * Fetches the deposits of `numbers` sequentially. Service errors go into the report. Rejects with
 * `AccountsSyncRunningError`, the reason of an aborted signal, and database and file-system errors.
 */
export async function syncCompanyDeposits(
  service: AccountsClient,
  { pool }: Database,
  numbers: readonly EnterpriseNumber[],
  options: SyncCompanyDepositsOptions,
): Promise<CompaniesReport> {
  return withExclusiveSync(pool, options.folder, async () => {
    const report: CompaniesReport = { companies: [], faults: [], stopped: null }
    let failedInRow = 0
    for (const [at, number] of numbers.entries()) {
      options.signal?.throwIfAborted()
      options.onProgress?.({ number, at, of: numbers.length })
      const entry = startReport(number)
      report.companies.push(entry)
      if (report.stopped !== null) continue
      await syncCompany({ service, pool, ...options }, entry, report)
      failedInRow = entry.state === 'undone' ? failedInRow + 1 : 0
      if (report.stopped === null && failedInRow >= MAX_CONSECUTIVE_FAILURES) report.stopped = 'failing'
    }
    return report
  })
}

function startReport(number: EnterpriseNumber): CompanyReport {
  const counts = { references: 0, filings: 0, added: 0, pdfOnly: 0, before: 0, unreadable: 0 }
  return { number, state: 'not_tried', counts }
}

type CompanyRun = SyncCompanyDepositsOptions & { service: AccountsClient; pool: Pool }

async function syncCompany(run: CompanyRun, entry: CompanyReport, report: CompaniesReport): Promise<void> {
  const { number, counts } = entry
  const folder = join(run.folder, number)
  await mkdir(folder, { recursive: true })
  const faults: CompaniesReport['faults'] = []
  const recordFault = async (part: string, work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      if (!isAccountsServiceError(error)) throw error
      faults.push({ number, part, reason: error.reason, message: error.message })
      report.stopped = stopReasonOf(error)
    }
  }
  await recordFault('references', () => fetchReferences(run, folder, entry))
  // Only a complete list gives the count; unreadable deposits are included.
  if (faults.length === 0) await recordCompanyLookup(run.pool, number, counts.references + counts.unreadable)
  if (entry.state !== 'none' && faults.length === 0) {
    for (const deposit of await listWithoutFigures(run.pool, number)) {
      if (report.stopped !== null || faults.length >= MAX_COMPANY_FAULTS) break
      if (!hasJsonDocument(deposit, counts)) continue
      await recordFault(deposit.reference, () =>
        fetchAndImportAccounts(run, folder, deposit.reference, counts),
      )
    }
  }
  if (counts.unreadable > 0) faults.push({ number, part: 'import', ...UNREADABLE })
  if (entry.state !== 'none') entry.state = faults.length > 0 ? 'undone' : 'done'
  report.faults.push(...faults)
  await rm(folder, { recursive: true })
}

const UNREADABLE = {
  reason: 'unreadable',
  message: 'Part of the download cannot be parsed: see the table intake.accounts_quarantine.',
}

async function fetchReferences(run: CompanyRun, folder: string, entry: CompanyReport): Promise<void> {
  const list = await run.service.listReferences(entry.number, run)
  if (list === null) entry.state = 'none'
  else await importDocument(run, join(folder, `${entry.number}-references.json`), list.bytes, entry.counts)
}

// First day with JSON documents.
const FIRST_JSON_DAY = '2022-04-04'

function hasJsonDocument({ model, depositedOn }: UnfetchedDeposit, counts: CompanyCounts): boolean {
  if (depositedOn !== null && depositedOn < FIRST_JSON_DAY) {
    counts.before++
    return false
  }
  if (readModel(model).scheme !== 'unstructured') return true
  counts.pdfOnly++
  return false
}

async function fetchAndImportAccounts(
  run: CompanyRun,
  folder: string,
  reference: string,
  counts: CompanyCounts,
): Promise<void> {
  const document = await run.service.fetchAccounts(reference, run)
  if (document === 'pdf_only') counts.pdfOnly++
  else await importDocument(run, join(folder, `${reference}.json`), document, counts)
}

async function importDocument(
  { importPath }: CompanyRun,
  path: string,
  bytes: Uint8Array,
  counts: CompanyCounts,
): Promise<void> {
  await writeFile(path, bytes)
  addCounts(counts, await importPath(path))
  await rm(path)
}

function addCounts(counts: CompanyCounts, imported: AccountsImport): void {
  counts.references += imported.references
  counts.filings += imported.filings
  counts.added += imported.added
  counts.unreadable += imported.unreadable.length
}
