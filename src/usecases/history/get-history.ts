// The history of a company: changes of the register, of acts, events, filings and the risk band, newest first.

import {
  type HistoryEntry,
  type HistoryPage,
  type HistoryQuery,
  pageHistory,
} from '../../domain/changes/history-entry.ts'
import { hideSuppressedNames } from '../../domain/changes/show-change.ts'
import type { Absence, CompanyFacts } from '../../domain/company/company.ts'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { type SourceName, SourceUnavailableError } from '../../domain/errors.ts'
import { readFilingHistory } from '../../store/accounts/filing-history.ts'
import type { Pool } from '../../store/db/pool.ts'
import type { Source } from '../../store/db/source.ts'
import { readActHistory } from '../../store/gazette/act-history.ts'
import { firstExtractOn } from '../../store/history/past-register.ts'
import { readRegisterHistory } from '../../store/history/register-history.ts'
import { readProbabilityHistory } from '../../store/risk/probability-history.ts'
import { readWithCompany } from '../dossier/read-with-company.ts'
import type { Readers } from '../readers.ts'
import type { FindUnregistered } from '../register/find-unregistered.ts'
import type { Suppression } from '../suppression/suppression-cache.ts'
import { toResult } from '../to-result.ts'
import { entriesOfScores, entryOfAct, entryOfEvent, entryOfFiling } from './history-entries.ts'

export type CompanyHistory = HistoryPage & {
  company: CompanyFacts
  /** Null for a company in the register. */
  absence: Absence | null
  /** Sources that did not answer: their changes are missing. */
  unanswered: SourceName[]
  /** Snapshot date of the first extract whose successors are recorded; null when unknown. */
  watchedFrom: string | null
  /** Publications about the company that are not processed: what they change is missing. */
  waiting: number
}

/**
 * Throws `UnknownCompanyError` for a company that no source knows, and `SourceUnavailableError` when the register does not
 * answer.
 */
export type GetHistory = (number: EnterpriseNumber, query: HistoryQuery) => Promise<CompanyHistory>

type GetHistoryDeps = Pick<Readers, 'companies' | 'events'> & {
  sources: Record<SourceName, Source>
  suppression: Suppression
  findUnregistered: FindUnregistered
}

// Newest entries of each kind of row; more than any company has, so that none costs more than it should.
const MAX_ROWS = 2_000

export function createGetHistory(deps: GetHistoryDeps): GetHistory {
  return async (number, query) => {
    const { company, absence, part } = await readWithCompany(deps, number, readParts(deps, number))
    if (company === null || part === null) throw new SourceUnavailableError('register')
    const { entries, ...rest } = part
    // Nothing is scored of a natural person.
    const shown = company.naturalPerson ? entries.filter(({ kind }) => kind !== 'risk.band') : entries
    return { company, absence, ...rest, ...pageHistory(shown, query) }
  }
}

type Parts = Pick<CompanyHistory, 'entries' | 'unanswered' | 'watchedFrom' | 'waiting'>

async function readParts(
  { sources, events, suppression }: GetHistoryDeps,
  number: EnterpriseNumber,
): Promise<Parts> {
  const stored = Number(number)
  // The list is read after the entries: the current one applies to the answer.
  const hideNames = (entries: HistoryEntry[], source: SourceName) => {
    const list = suppression.list(source)
    return entries.map(entry => hideSuppressedNames(entry, list))
  }
  const read = <T>(name: SourceName, work: (pool: Pool) => Promise<T>) => toResult(sources[name].run(work))
  const starting = read('register', firstExtractOn)
  const parts = await Promise.all([
    toResult(events.read(number)),
    read('register', async pool => hideNames(await readRegisterHistory(pool, stored, MAX_ROWS), 'register')),
    read('gazette', async pool =>
      hideNames((await readActHistory(pool, stored, MAX_ROWS)).map(entryOfAct), 'gazette'),
    ),
    read('accounts', async pool => (await readFilingHistory(pool, stored, MAX_ROWS)).map(entryOfFiling)),
    read('risk', async pool => entriesOfScores(await readProbabilityHistory(pool, stored, MAX_ROWS))),
  ])
  const start = await starting
  const [recorded, ...changes] = parts
  const timeline = 'answer' in recorded ? recorded.answer : undefined
  const answered = changes.flatMap(part => ('answer' in part ? part.answer : []))
  return {
    entries: [...answered, ...(timeline?.value ?? []).map(entryOfEvent)],
    watchedFrom: 'answer' in start ? start.answer : null,
    unanswered: [...new Set(parts.flatMap(part => ('failure' in part ? part.failure.source : [])))],
    waiting: timeline?.waiting ?? 0,
  }
}
