// The dossier of one company, held for a while after it was composed, and for a day in case the register stops
// answering.

import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { SourceUnavailableError, UnknownCompanyError } from '../../domain/errors.ts'
import type { SuppressionList } from '../../domain/suppression/suppression-list.ts'
import { createAdmissionFilter } from '../../platform/cache/admission-filter.ts'
import { annotate } from '../../platform/tracing/trace.ts'
import type { Suppression } from '../suppression/suppression-cache.ts'
import { composeDossier, type Dossier, type DossierReaders, withoutRegister } from './compose-dossier.ts'

/**
 * A dossier; at once when it is held, so that a held answer costs no turn of the event loop. The object stays the
 * same as long as its content does. Rejects with `UnknownCompanyError` or `SourceUnavailableError` (register).
 */
export type GetCompany = (number: EnterpriseNumber) => Dossier | Promise<Dossier>

export type CacheLimits = {
  /** Most memory for all held dossiers. */
  maxBytes: number
  healthyMs: number
  degradedMs: number
  /** How old a healthy dossier may be when the register does not answer. */
  withoutRegisterMs: number
}

// A degraded dossier may live for three minutes; it lives for half of one, since composing it anew costs little
// even while a source is left alone, and the full answer is back sooner.
const DEFAULT_LIMITS: CacheLimits = {
  maxBytes: 32 * 1024 * 1024,
  healthyMs: 300_000,
  degradedMs: 30_000,
  withoutRegisterMs: 24 * 3_600_000,
}
// Also when the register does not answer: after that, what a degraded dossier lacks may long be there again.
const MAX_DEGRADED_MS = 180_000

// The last part is never filled: dossiers are not of one size.
const FULL = 0.95

type CachedDossier = {
  dossier: Dossier
  /** Version of the data that it was composed from; null when that was not known. */
  version: string | null
  /** What was left out of it. */
  list: SuppressionList
  /** On the monotonic clock, in ms. */
  composedAt: number
  /** The same without the register, once that was needed. */
  fallback?: Dossier
}

type CacheEntry = {
  latest: CachedDossier
  /** The last one that was whole, for when the register does not answer; may be the latest. */
  healthy: CachedDossier | null
}

export type GetCompanyDeps = {
  readers: DossierReaders
  /** A dossier composed under another list may tell what must not be told any more: it is given in no case. */
  suppression: Suppression
  /**
   * Changes with every load of what dossiers are made of: those from before are then composed anew. While it is not
   * known (null), all are: whether they are still right nobody can tell.
   */
  dataVersion(): string | null
  limits?: Partial<CacheLimits>
  /** Milliseconds on a monotonic clock. */
  now?(): number
}

/** What is held: dossiers, and the memory they are taken to need. */
export type DossierCacheStats = { count: number; bytes: number }

export function createGetCompany(deps: GetCompanyDeps): GetCompany & { cacheStats(): DossierCacheStats } {
  const { readers, suppression, dataVersion, limits = {}, now = () => performance.now() } = deps
  const { maxBytes, healthyMs, degradedMs, withoutRegisterMs } = { ...DEFAULT_LIMITS, ...limits }
  const cache = new LRUCache<EnterpriseNumber, CacheEntry>({
    maxSize: maxBytes,
    sizeCalculation: ({ latest, healthy }) =>
      estimateBytes(latest.dossier) + (healthy && healthy !== latest ? estimateBytes(healthy.dossier) : 0),
  })
  const wasSeenRecently = createAdmissionFilter()
  const composing = new Map<EnterpriseNumber, { dossier: Promise<Dossier>; version: string | null }>()

  function isFresh({ dossier, composedAt, version, list }: CachedDossier): boolean {
    const isYoung = now() - composedAt < (isHealthy(dossier) ? healthyMs : degradedMs)
    const isOfNow = version !== null && version === dataVersion()
    return isYoung && isOfNow && list === suppression.list('register')
  }

  // Most companies are asked for once in a long while, by whoever walks through all of them. Where there is no room they
  // would push out what is asked for often, and leave as much to be cleared away as they took.
  function isAdmitted(number: EnterpriseNumber): boolean {
    const hasRoom = cache.calculatedSize < FULL * maxBytes
    return wasSeenRecently(Number(number)) || hasRoom || cache.has(number)
  }

  function cacheDossier(number: EnterpriseNumber, latest: CachedDossier): void {
    if (!isAdmitted(number)) return
    const cacheStats = cache.peek(number)
    if (latest.version === null && cacheStats !== undefined && isFresh(cacheStats.latest)) return // what began later was done sooner
    const healthy = isHealthy(latest.dossier) ? latest : (cacheStats?.healthy ?? null)
    cache.set(number, { latest, healthy })
  }

  function isUsable({ dossier, composedAt, list }: CachedDossier): boolean {
    const isYoung = now() - composedAt <= (isHealthy(dossier) ? withoutRegisterMs : MAX_DEGRADED_MS)
    return isYoung && list === suppression.list('register')
  }

  async function findWithoutRegister(number: EnterpriseNumber): Promise<Dossier | undefined> {
    const { healthy, latest } = cache.get(number) ?? {}
    const bundle = [healthy, latest].find(cacheStats => cacheStats && isUsable(cacheStats))
    if (!bundle) return undefined
    const newest = latest?.dossier ?? bundle.dossier
    const fallback = await withoutRegister(bundle.dossier, readers, newest)
    if (!isDeepStrictEqual(bundle.fallback, fallback)) bundle.fallback = fallback
    return bundle.fallback
  }

  async function compose(number: EnterpriseNumber, before: string | null): Promise<Dossier> {
    try {
      const list = suppression.list('register')
      const dossier = await composeDossier(number, readers)
      // Of data that changed meanwhile, or of a replica that stepped in: not known which version it is of.
      const version = before === dataVersion() ? before : null
      cacheDossier(number, { dossier, version, list, composedAt: now() })
      return dossier
    } catch (error) {
      if (error instanceof UnknownCompanyError) cache.delete(number)
      const cacheStats =
        error instanceof SourceUnavailableError ? await findWithoutRegister(number) : undefined
      if (cacheStats === undefined) throw error
      return cacheStats
    }
  }

  const getCompany: GetCompany = number => {
    const cacheStats = cache.get(number)
    if (cacheStats !== undefined && isFresh(cacheStats.latest)) {
      annotate(FROM_CACHE)
      return cacheStats.latest.dossier
    }
    const version = dataVersion()
    const pending = composing.get(number)
    if (pending?.version === version) {
      annotate(SHARED)
      return pending.dossier
    }
    // One that began before a change may have read what was before it.
    annotate(COMPOSED)
    const dossier = compose(number, version).finally(() => {
      if (composing.get(number)?.dossier === dossier) composing.delete(number)
    })
    composing.set(number, { dossier, version })
    return dossier
  }
  return Object.assign(getCompany, {
    cacheStats: () => ({ count: cache.size, bytes: cache.calculatedSize }),
  })
}

function isHealthy({ stagesDegraded }: Dossier): boolean {
  return stagesDegraded.length === 0
}

// Where a dossier came from, in traces: from memory, from its sources, or from what another request was waiting for.
const FROM_CACHE = { 'griffie.dossier': 'held' }
const COMPOSED = { 'griffie.dossier': 'composed' }
const SHARED = { 'griffie.dossier': 'shared' }

// Measured on a heap of 20,000: the objects of one dossier, its place in the cache and the answer a door keeps
// beside it take 2.1 kB, and each mandate 0.42 kB more.
const DOSSIER_BYTES = 2_304
const MANDATE_BYTES = 448

function estimateBytes({ company, mandates, otherMandates }: Dossier): number {
  const count = (mandates?.length ?? 0) + (otherMandates?.length ?? 0)
  return DOSSIER_BYTES + 3 * company.legalName.length + MANDATE_BYTES * count
}
