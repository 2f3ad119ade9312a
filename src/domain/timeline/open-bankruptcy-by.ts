// Sources that record an open bankruptcy: the register by its legal situation, the gazette by its notices.
// Either suffices: they can differ for weeks, and the stored gazette has less history.

import { isBankruptSituation } from '../scores/risk.ts'
import type { Rollup } from './rollup.ts'

export type BankruptcySource = 'gazette' | 'register'

/** Evidence per source; null for a source that was not read or has no record. */
type BankruptcyEvidence = {
  registerSituationCode: string | null
  rollup: Pick<Rollup, 'hasOpenFaillissement'> | null
  /** Whether it is open by the gazette, as stored with the scores: available without the timeline. */
  openBankruptcyByGazette?: boolean | null
}

/** The sources that record an open bankruptcy; may be empty. */
export function openBankruptcyBy(evidence: BankruptcyEvidence): BankruptcySource[] {
  const { registerSituationCode, rollup, openBankruptcyByGazette } = evidence
  const sources: BankruptcySource[] = []
  if (rollup?.hasOpenFaillissement || openBankruptcyByGazette) sources.push('gazette')
  if (isBankruptSituation(registerSituationCode)) sources.push('register')
  return sources
}
