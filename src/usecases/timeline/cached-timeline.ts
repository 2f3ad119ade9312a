// Timeline data of registered companies, with a cache for unavailable sources. Without one of the sources, or with
// unread publications, an empty timeline is never reported.

import { LRUCache } from 'lru-cache'
import type { CompanyFacts } from '../../domain/company/company.ts'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { SourceUnavailableError, UnknownCompanyError, UnreadTextsError } from '../../domain/errors.ts'
import type { SuppressionList } from '../../domain/suppression/suppression-list.ts'
import type { BatchLoader } from '../../store/db/batch-loader.ts'
import type { Recorded } from '../../store/gazette/unread-publications.ts'
import type { Suppression } from '../suppression/suppression-cache.ts'

type TimelineAnswer<T> = {
  /** Undefined when nothing is on record; requires both sources and no unread publications. */
  value: T | undefined
  /**
   * False when a source did not answer, so that the value or the company is from the cache; also with unread
   * publications.
   */
  current: boolean
}

export type TimelineAnswerDeps<T> = {
  companies: BatchLoader<CompanyFacts>
  timeline: BatchLoader<Recorded<T>>
  /** Applied to cached values when they are served; readers apply it themselves. */
  suppression: Suppression
  /** The visible part of a cached value. */
  show(value: T, list: SuppressionList): T
  /** Estimated memory of a value. */
  bytesOf(value: T): number
  /** Maximum memory for all cached values. */
  maxBytes?: number
  /** Milliseconds on a monotonic clock. */
  now?(): number
}

/**
 * Rejects with `UnknownCompanyError`; `UnreadTextsError` when nothing is on record and publications are unread;
 * `SourceUnavailableError` when a source does not answer and nothing is cached: for the gazette, or for the
 * register if the gazette did answer.
 */
export type ReadTimeline<T> = (number: EnterpriseNumber) => Promise<TimelineAnswer<T>>

const MAX_BYTES = 16 * 1024 * 1024
const CACHE_TTL_MS = 24 * 3_600_000

export function createReadTimeline<T extends object>(deps: TimelineAnswerDeps<T>): ReadTimeline<T> {
  const {
    companies,
    timeline,
    suppression,
    show,
    bytesOf,
    maxBytes = MAX_BYTES,
    now = () => performance.now(),
  } = deps
  const cache = new LRUCache<EnterpriseNumber, CacheEntry<T>>({
    maxSize: maxBytes,
    sizeCalculation: ({ value, soleTrader }) => bytesOf(value) + (soleTrader?.length ?? 0),
  })

  function findCached(number: EnterpriseNumber): T | undefined {
    const entry = cache.get(number)
    const list = suppression.list('gazette')
    if (entry !== undefined && now() - entry.readAt <= CACHE_TTL_MS && !isHidden(number, entry, list))
      return show(entry.value, list)
    cache.delete(number)
    return undefined
  }

  return async number => {
    const reading = toResult(timeline.read(number))
    reading.catch(() => {}) // not awaited when the company is unknown
    const company = await toResult(companies.read(number))
    if ('value' in company && !company.value?.inRegister) {
      cache.delete(number)
      throw new UnknownCompanyError()
    }
    const read = await reading
    if ('failure' in read) return { value: cachedOrThrow(findCached(number), read), current: false }
    const { value, waiting = 0 } = read.value ?? {}
    if ('failure' in company) {
      const before = findCached(number)
      return { value: cachedOrThrow(before && value, company), current: false }
    }
    if (value === undefined) cache.delete(number)
    else cache.set(number, { value, soleTrader: soleTraderOf(company.value), readAt: now() })
    if (value === undefined && waiting > 0) throw new UnreadTextsError(waiting)
    return { value, current: waiting === 0 }
  }
}

type CacheEntry<T> = {
  value: T
  /** Name of a natural person, which may be suppressed later. */
  soleTrader: string | null
  readAt: number
}

function soleTraderOf(company: CompanyFacts | undefined): string | null {
  return company?.naturalPerson ? company.legalName : null
}

function isHidden<T>(
  number: EnterpriseNumber,
  { soleTrader }: CacheEntry<T>,
  list: SuppressionList,
): boolean {
  return list.hidesNumber(number) || list.hidesName(soleTrader)
}

type Failed = { failure: SourceUnavailableError }

function cachedOrThrow<T>(entry: T | undefined, { failure }: Failed): T {
  if (entry === undefined) throw failure
  return entry
}

async function toResult<T>(reading: Promise<T>): Promise<{ value: T } | Failed> {
  try {
    return { value: await reading }
  } catch (error) {
    if (error instanceof SourceUnavailableError) return { failure: error }
    throw error
  }
}
