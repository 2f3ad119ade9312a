// All readers of the use cases. Each applies the suppression list, so that callers need not: a suppressed company
// reads like one without data, after its source was queried as usual.

import type { Moment } from '../domain/changes/moment.ts'
import type { CompanyFacts } from '../domain/company/company.ts'
import type { EnterpriseNumber } from '../domain/company/enterprise-number.ts'
import type { EstablishmentPage, RecordName, RegisterRecord } from '../domain/company/register-record.ts'
import type { SourceName } from '../domain/errors.ts'
import type { SizeFigures } from '../domain/ownership/group-size.ts'
import type { StoredRisk } from '../domain/risk.ts'
import { filterEvents, filterFacts, filterMandates } from '../domain/suppression/filter-suppressed.ts'
import type { SuppressionList } from '../domain/suppression/suppression-list.ts'
import type { EventSummary, LifecycleEvent } from '../domain/timeline/lifecycle-event.ts'
import { createFiledOfficerReader, type FiledOfficers } from '../store/accounts/filed-officers.ts'
import {
  createOwnershipReader,
  type OwnershipStatement,
  type StoredOwnership,
} from '../store/accounts/ownership.ts'
import { createSizeFigureReader } from '../store/accounts/size-figures.ts'
import type { BatchLoader } from '../store/db/batch-loader.ts'
import type { Source } from '../store/db/source.ts'
import { type ActList, type ActQuery, createActReader } from '../store/gazette/acts.ts'
import { createRollupReader, createTimelineReader, type Timeline } from '../store/gazette/dossier-timeline.ts'
import { createEventReader } from '../store/gazette/events.ts'
import { createOfficerReader, type Officer } from '../store/gazette/officers.ts'
import { countExtraction, type ExtractionCounts } from '../store/gazette/publications.ts'
import type { Recorded } from '../store/gazette/unread-publications.ts'
import { readPastRecord } from '../store/history/past-register.ts'
import { createCompanyReader } from '../store/register/companies.ts'
import { type EstablishmentQuery, listEstablishments } from '../store/register/establishments.ts'
import { createRecordReader } from '../store/register/record.ts'
import { type ExplainedScores, readExplainedScores } from '../store/risk/explained-scores.ts'
import { createRiskReader } from '../store/risk/scores.ts'
import { createPastReaders, type PastReaders } from './history/past-readers.ts'
import { createPeopleReaders, type PeopleReaders } from './people/people-readers.ts'
import { showFiledOfficers, showTimeline } from './suppression/show-officers.ts'
import type { Suppression } from './suppression/suppression-cache.ts'

export type Readers = {
  companies: BatchLoader<CompanyFacts>
  records: BatchLoader<RegisterRecord>
  timelines: BatchLoader<Timeline>
  scores: BatchLoader<StoredRisk>
  events: BatchLoader<Recorded<LifecycleEvent[]>>
  summaries: BatchLoader<Recorded<EventSummary>>
  officers: BatchLoader<Recorded<Officer[]>>
  /** Officers of the newest accounts that name any. */
  filedOfficers: BatchLoader<FiledOfficers>
  ownership: BatchLoader<StoredOwnership>
  sizeFigures: BatchLoader<SizeFigures>
  people: PeopleReaders
  past: PastReaders
  /** Publications about a company, newest first, undated last. */
  listActs(number: EnterpriseNumber, query: ActQuery): Promise<ActList>
  countExtraction(number: EnterpriseNumber): Promise<ExtractionCounts>
  /** The newest scores of a company, with the explanation of the newest; empty for natural persons, who are never scored. */
  explainScores(company: CompanyFacts): Promise<ExplainedScores>
  listEstablishments(number: EnterpriseNumber, query: EstablishmentQuery): Promise<EstablishmentPage>
  /** Undefined when the register did not have the company then, or when nothing is known of that moment. */
  readPastRecord(number: EnterpriseNumber, moment: Moment): Promise<RegisterRecord | undefined>
}

type ReadSources = Record<SourceName, Source>

/** Readers reject with `SourceUnavailableError` also until the suppression list has been read. */
export function createReaders(
  { register, gazette, accounts, risk }: ReadSources,
  suppression: Suppression,
): Readers {
  const guard = <T, S>(source: SourceName, reader: BatchLoader<T>, show: Show<T, S>) =>
    guardReader(reader, () => suppression.list(source), show)
  const actReaders = new Map<number, BatchLoader<ActList>>()
  const actsOf = (query: ActQuery) => {
    const { limit, ...choice } = query
    // Only unfiltered queries are frequent enough to be batched.
    if (Object.values(choice).some(given => given !== undefined)) return createActReader(gazette, query)
    const reader = actReaders.get(limit) ?? createActReader(gazette, { limit })
    actReaders.set(limit, reader) // at most a hundred different limits
    return reader
  }
  const companies = guard('register', createCompanyReader(register), showCompany)
  return {
    companies,
    records: guard('register', createRecordReader(register), showRecord),
    timelines: guard('gazette', createTimelineReader(gazette), showTimeline),
    scores: guard('risk', createRiskReader(risk), identity),
    events: guard('gazette', createEventReader(gazette), recorded(filterEvents<LifecycleEvent>)),
    summaries: guard('gazette', createRollupReader(gazette), identity),
    officers: guard('gazette', createOfficerReader(gazette), recorded(filterMandates<Officer>)),
    filedOfficers: guard('accounts', createFiledOfficerReader(accounts), showFiledOfficers),
    ownership: guard('accounts', createOwnershipReader(accounts), showOwnership),
    sizeFigures: guard('accounts', createSizeFigureReader(accounts), identity),
    people: createPeopleReaders(gazette, suppression),
    past: createPastReaders({ register, gazette, accounts, risk }, companies, suppression),
    async listActs(number, query) {
      const found = (await actsOf(query).read(number)) ?? NO_ACTS
      const list = suppression.list('gazette')
      return list.hidesNumber(number) ? NO_ACTS : showActs(found, list)
    },
    async countExtraction(number) {
      const counts = await gazette.run(pool => countExtraction(pool, number))
      return suppression.list('gazette').hidesNumber(number) ? NOTHING_EXTRACTED : counts
    },
    async explainScores({ enterpriseNumber, naturalPerson }) {
      if (naturalPerson) return NO_SCORES
      const read = await risk.run(pool => readExplainedScores(pool, Number(enterpriseNumber), MAX_SCORES))
      return suppression.list('risk').hidesNumber(enterpriseNumber) ? NO_SCORES : read
    },
    async listEstablishments(number, query) {
      const page = await register.run(pool => listEstablishments(pool, number, query))
      const list = suppression.list('register')
      return list.hidesNumber(number) ? NO_ESTABLISHMENTS : showEstablishments(page, list)
    },
    async readPastRecord(number, moment) {
      const record = await register.run(pool => readPastRecord(pool, Number(number), moment))
      const list = suppression.list('register')
      return record === undefined || list.hidesNumber(number) ? undefined : showRecord(record, list)
    },
  }
}

/** The visible part of a value, or undefined. */
type Show<T, S> = (value: T, list: SuppressionList) => S | undefined

// The list is read after the value: the current one applies to the answer.
function guardReader<T, S>(
  reader: BatchLoader<T>,
  list: () => SuppressionList,
  show: Show<T, S>,
): BatchLoader<S> {
  return {
    async read(number) {
      const value = await reader.read(number)
      const current = list()
      return value === undefined || current.hidesNumber(number) ? undefined : show(value, current)
    },
  }
}

function recorded<T>(show: (value: T, list: SuppressionList) => T): Show<Recorded<T>, Recorded<T>> {
  return ({ value, waiting }, list) => ({ value: value === undefined ? value : show(value, list), waiting })
}

function identity<T>(value: T): T {
  return value
}

function showCompany(company: CompanyFacts, list: SuppressionList): CompanyFacts | undefined {
  return list.hidesCompany(company) ? undefined : company
}

// A legal person keeps its legal name, as in its dossier, whatever the name is.
function showRecord(record: RegisterRecord, list: SuppressionList): RegisterRecord | undefined {
  if (list.hidesCompany(record)) return undefined
  const isLegalName = ({ type }: RecordName) => !record.naturalPerson && type === LEGAL_NAME
  const names = record.names.filter(name => isLegalName(name) || !list.hidesName(name.name))
  const hidden = record.names.length - names.length
  return {
    ...record,
    names,
    branches: record.branches.map(branch => withVisibleNames(branch, list)),
    counts: { ...record.counts, names: record.counts.names - hidden },
  }
}

function showEstablishments(page: EstablishmentPage, list: SuppressionList): EstablishmentPage {
  return { ...page, establishments: page.establishments.map(one => withVisibleNames(one, list)) }
}

function withVisibleNames<T extends { names: readonly RecordName[] }>(entity: T, list: SuppressionList): T {
  return { ...entity, names: entity.names.filter(({ name }) => !list.hidesName(name)) }
}

function showOwnership({ statements, newest }: StoredOwnership, list: SuppressionList): StoredOwnership {
  const isHidden = ({ filer, body }: OwnershipStatement) =>
    list.hidesNumber(filer) ||
    (body.enterpriseNumber !== null && list.hidesNumber(body.enterpriseNumber)) ||
    ('kind' in body && body.kind === 'person' && list.hidesName(body.name))
  return { newest, statements: statements.filter(statement => !isHidden(statement)) }
}

function showActs({ acts, ...counts }: ActList, list: SuppressionList): ActList {
  return { acts: acts.map(act => ({ ...act, facts: act.facts && filterFacts(act.facts, list) })), ...counts }
}

/** The register's code of a legal name. */
const LEGAL_NAME = '001'
const NO_ESTABLISHMENTS: EstablishmentPage = { total: 0, establishments: [], next: null }
// Like a company without publications.
const NO_ACTS: ActList = { acts: [], total: 0, waiting: 0 }
// Some five years of monthly changes.
const MAX_SCORES = 60
const NO_SCORES: ExplainedScores = { scores: [], explanation: null }
const NOTHING_EXTRACTED: ExtractionCounts = {
  onFile: 0,
  extracted: 0,
  withFacts: 0,
  failed: 0,
  oldestOn: null,
  newestOn: null,
}
