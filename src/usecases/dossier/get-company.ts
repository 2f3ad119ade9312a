// The dossier of one company, cached, with concurrent requests for the same company coalesced.

import { isDeepStrictEqual } from 'node:util'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { SourceUnavailableError, UnknownCompanyError } from '../../domain/errors.ts'
import { annotate } from '../../platform/tracing/trace.ts'
import type { Suppression } from '../suppression/suppression-cache.ts'
import { composeDossier, type Dossier, type DossierReaders, withoutRegister } from './compose-dossier.ts'
import { type CacheLimits, createDossierCache, type DossierCacheStats } from './dossier-cache.ts'

/**
 * Synchronous for cached dossiers, which saves a turn of the event loop. The object stays the same as long as its
 * content does. Rejects with `UnknownCompanyError` or `SourceUnavailableError` (register).
 */
export type GetCompany = (number: EnterpriseNumber) => Dossier | Promise<Dossier>

type GetCompanyDeps = {
  readers: DossierReaders
  /** Dossiers composed with another list are never served: they may contain suppressed data. */
  suppression: Suppression
  /** Changes with every load of the underlying data and invalidates cached dossiers. While null, nothing is cached. */
  dataVersion(): string | null
  limits?: Partial<CacheLimits>
  /** Milliseconds on a monotonic clock. */
  now?(): number
}

type DossierCacheReaders = {
  cacheStats(): DossierCacheStats
  /** Whether a fresh dossier is cached; `number` is ten digits, valid or not. */
  isDossierCached(number: string): boolean
}

export function createGetCompany(deps: GetCompanyDeps): GetCompany & DossierCacheReaders {
  const { readers, suppression, dataVersion, limits = {}, now = () => performance.now() } = deps
  const cache = createDossierCache({ suppression, dataVersion, limits, now })
  const composing = new Map<EnterpriseNumber, { dossier: Promise<Dossier>; version: string | null }>()

  async function composeWithoutRegister(number: EnterpriseNumber): Promise<Dossier | undefined> {
    const cached = cache.findUsable(number)
    if (cached === undefined) return undefined
    const { usable, latest } = cached
    const fallback = await withoutRegister(usable.dossier, readers, latest)
    if (!isDeepStrictEqual(usable.fallback, fallback)) usable.fallback = fallback
    return usable.fallback
  }

  async function compose(number: EnterpriseNumber, before: string | null): Promise<Dossier> {
    try {
      const list = suppression.list('register')
      const dossier = await composeDossier(number, readers)
      // If the data changed meanwhile, or a replica took over, the version read is unknown.
      const version = before === dataVersion() ? before : null
      cache.store(number, { dossier, version, list, composedAt: now() })
      return dossier
    } catch (error) {
      if (error instanceof UnknownCompanyError) cache.delete(number)
      if (!(error instanceof SourceUnavailableError)) throw error
      const fallback = await composeWithoutRegister(number)
      if (fallback === undefined) throw error
      return fallback
    }
  }

  const getCompany: GetCompany = number => {
    const cached = cache.findFresh(number)
    if (cached !== undefined) {
      annotate(FROM_CACHE)
      return cached
    }
    const version = dataVersion()
    const pending = composing.get(number)
    // A composition started before a change may have read the old data.
    if (pending?.version === version) {
      annotate(SHARED)
      return pending.dossier
    }
    annotate(COMPOSED)
    const dossier = compose(number, version).finally(() => {
      if (composing.get(number)?.dossier === dossier) composing.delete(number)
    })
    composing.set(number, { dossier, version })
    return dossier
  }
  return Object.assign(getCompany, {
    cacheStats: cache.stats,
    isDossierCached: (number: string) => cache.findFresh(number as EnterpriseNumber) !== undefined,
  })
}

// Origin of a dossier in traces: from the cache, composed, or shared with a concurrent request.
const FROM_CACHE = { 'griffie.dossier': 'held' }
const COMPOSED = { 'griffie.dossier': 'composed' }
const SHARED = { 'griffie.dossier': 'shared' }
