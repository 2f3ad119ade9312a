// Composed dossiers in memory: fresh ones are served as they are, older ones when the register does not answer.

import { LRUCache } from 'lru-cache'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import type { SuppressionList } from '../../domain/suppression/suppression-list.ts'
import { createAdmissionFilter } from '../../platform/cache/admission-filter.ts'
import type { Suppression } from '../suppression/suppression-cache.ts'
import type { Dossier } from './compose-dossier.ts'

export type CacheLimits = {
  /** Maximum memory for all cached dossiers. */
  maxBytes: number
  healthyMs: number
  degradedMs: number
  /** Maximum age of a healthy dossier while the register does not answer. */
  withoutRegisterMs: number
}

// Degraded dossiers expire soon: recomposing them is cheap even with an open breaker, and the complete answer
// returns sooner.
const DEFAULT_LIMITS: CacheLimits = {
  maxBytes: 32 * 1024 * 1024,
  healthyMs: 300_000,
  degradedMs: 30_000,
  withoutRegisterMs: 24 * 3_600_000,
}

// Maximum age while the register does not answer: by then the missing part may be available again.
const MAX_DEGRADED_MS = 180_000

// An LRU cache of differently sized entries never fills up completely.
const FULL = 0.95

type CachedDossier = {
  dossier: Dossier
  /** Data version it was composed from; null when unknown. */
  version: string | null
  /** Suppression list it was composed with. */
  list: SuppressionList
  /** On the monotonic clock, in ms. */
  composedAt: number
  /** The same dossier without the register, once it was needed. */
  fallback?: Dossier
}

type CacheEntry = {
  latest: CachedDossier
  /** The latest complete one, for when the register does not answer; may be `latest`. */
  healthy: CachedDossier | null
}

/** Number of cached dossiers, and their estimated memory. */
export type DossierCacheStats = { count: number; bytes: number }

type DossierCacheDeps = {
  suppression: Suppression
  dataVersion(): string | null
  limits: Partial<CacheLimits>
  now(): number
}

export function createDossierCache({ suppression, dataVersion, limits, now }: DossierCacheDeps) {
  const { maxBytes, healthyMs, degradedMs, withoutRegisterMs } = { ...DEFAULT_LIMITS, ...limits }
  const cache = new LRUCache<EnterpriseNumber, CacheEntry>({
    maxSize: maxBytes,
    sizeCalculation: ({ latest, healthy }) =>
      estimateBytes(latest.dossier) + (healthy && healthy !== latest ? estimateBytes(healthy.dossier) : 0),
  })
  const wasSeenRecently = createAdmissionFilter()

  function isFresh({ dossier, composedAt, version, list }: CachedDossier): boolean {
    const isYoung = now() - composedAt < (isHealthy(dossier) ? healthyMs : degradedMs)
    const isCurrent = version !== null && version === dataVersion()
    return isYoung && isCurrent && list === suppression.list('register')
  }

  function isUsable({ dossier, composedAt, list }: CachedDossier): boolean {
    const isYoung = now() - composedAt <= (isHealthy(dossier) ? withoutRegisterMs : MAX_DEGRADED_MS)
    return isYoung && list === suppression.list('register')
  }

  // Crawlers request most companies once: in a full cache these would evict popular ones and cause garbage.
  function isAdmitted(number: EnterpriseNumber): boolean {
    const hasRoom = cache.calculatedSize < FULL * maxBytes
    return wasSeenRecently(Number(number)) || hasRoom || cache.has(number)
  }

  return {
    findFresh(number: EnterpriseNumber): Dossier | undefined {
      const entry = cache.get(number)
      return entry !== undefined && isFresh(entry.latest) ? entry.latest.dossier : undefined
    },

    /** The dossier to serve while the register does not answer, complete ones first, and the latest one. */
    findUsable(number: EnterpriseNumber): { usable: CachedDossier; latest: Dossier } | undefined {
      const { healthy, latest } = cache.get(number) ?? {}
      const usable = [healthy, latest].find(cached => cached && isUsable(cached))
      return usable ? { usable, latest: latest?.dossier ?? usable.dossier } : undefined
    },

    store(number: EnterpriseNumber, latest: CachedDossier): void {
      if (!isAdmitted(number)) return
      const existing = cache.peek(number)
      // A composition that started later has finished earlier.
      if (latest.version === null && existing !== undefined && isFresh(existing.latest)) return
      const healthy = isHealthy(latest.dossier) ? latest : (existing?.healthy ?? null)
      cache.set(number, { latest, healthy })
    },

    delete(number: EnterpriseNumber): void {
      cache.delete(number)
    },

    stats: (): DossierCacheStats => ({ count: cache.size, bytes: cache.calculatedSize }),
  }
}

function isHealthy({ stagesDegraded }: Dossier): boolean {
  return stagesDegraded.length === 0
}

// Heap measurements (bench/notes.md): a dossier with its cache entry and serialized answer, and each mandate.
const DOSSIER_BYTES = 2_304
const MANDATE_BYTES = 448

function estimateBytes({ company, mandates, otherMandates }: Dossier): number {
  const count = (mandates?.length ?? 0) + (otherMandates?.length ?? 0)
  return DOSSIER_BYTES + 3 * company.legalName.length + MANDATE_BYTES * count
}
