// The dossier of one company, held for a while after it was composed, and for a day in case the register stops
// answering.

import { LRUCache } from 'lru-cache'
import type { EnterpriseNumber } from '../domain/enterprise-number.ts'
import { SourceUnavailableError, UnknownCompanyError } from '../domain/errors.ts'
import { composeDossier, type Dossier, type DossierReaders, withoutRegister } from './compose-dossier.ts'

/**
 * A dossier; at once when it is held, so that a held answer costs no turn of the event loop. The object stays the
 * same as long as its content does. Rejects with `UnknownCompanyError` or `SourceUnavailableError` (register).
 */
export type GetCompany = (number: EnterpriseNumber) => Dossier | Promise<Dossier>

export type HoldingLimits = {
  /** Most memory for all held dossiers. */
  maxBytes: number
  healthyMs: number
  degradedMs: number
  /** How old a dossier may be when the register does not answer. */
  withoutRegisterMs: number
}

// A degraded dossier may live for three minutes; it lives for half of one, since composing it anew costs little
// even while a source is left alone, and the full answer is back sooner.
const DEFAULT_LIMITS: HoldingLimits = {
  maxBytes: 32 * 1024 * 1024,
  healthyMs: 300_000,
  degradedMs: 30_000,
  withoutRegisterMs: 24 * 3_600_000,
}

type Held = {
  dossier: Dossier
  /** The register's version that it was read from. */
  version: string
  /** On the monotonic clock, in ms. */
  composedAt: number
  /** The same without the register, once that was needed. */
  fallback?: Dossier
}

export type GetCompanyDeps = {
  readers: DossierReaders
  /** Changes with every load of the register: what was composed before is then composed anew. */
  dataVersion(): string
  limits?: Partial<HoldingLimits>
}

export function createGetCompany({ readers, dataVersion, limits = {} }: GetCompanyDeps): GetCompany {
  const { maxBytes, healthyMs, degradedMs, withoutRegisterMs } = { ...DEFAULT_LIMITS, ...limits }
  const holding = new LRUCache<EnterpriseNumber, Held>({
    maxSize: maxBytes,
    sizeCalculation: held => estimateBytes(held.dossier),
  })
  const composing = new Map<EnterpriseNumber, Promise<Dossier>>()

  function isFresh(held: Held): boolean {
    const maxAgeMs = held.dossier.stagesDegraded.length === 0 ? healthyMs : degradedMs
    return performance.now() - held.composedAt < maxAgeMs && held.version === dataVersion()
  }

  async function compose(number: EnterpriseNumber): Promise<Dossier> {
    const version = dataVersion()
    try {
      const dossier = await composeDossier(number, readers)
      holding.set(number, { dossier, version, composedAt: performance.now() })
      return dossier
    } catch (error) {
      if (error instanceof UnknownCompanyError) holding.delete(number)
      if (!(error instanceof SourceUnavailableError)) throw error
      const held = holding.get(number)
      if (held === undefined || performance.now() - held.composedAt > withoutRegisterMs) throw error
      held.fallback ??= withoutRegister(held.dossier)
      return held.fallback
    } finally {
      composing.delete(number)
    }
  }

  return number => {
    const held = holding.get(number)
    if (held !== undefined && isFresh(held)) return held.dossier
    let pending = composing.get(number)
    if (pending === undefined) {
      pending = compose(number)
      composing.set(number, pending)
    }
    return pending
  }
}

// Measured on a heap of 20,000: the objects of one dossier, its place in the cache and the answer a door keeps
// beside it take 2.1 kB, and each mandate 0.42 kB more.
const DOSSIER_BYTES = 2_304
const MANDATE_BYTES = 448

function estimateBytes({ company, mandates }: Dossier): number {
  return DOSSIER_BYTES + 3 * company.legalName.length + MANDATE_BYTES * (mandates?.length ?? 0)
}
