// Which sources record an open bankruptcy: the register by its legal situation, the gazette by its notices. Either
// suffices. They can differ for weeks, and the stored gazette does not reach back as far as the register.

import { isBankruptSituation } from '../scores/risk.ts'
import type { Rollup } from './rollup.ts'

export type BankruptcySource = 'gazette' | 'register'

/** What the sources say of a company; null for a source that was not read or has nothing on record. */
export type BankruptcyEvidence = {
  registerSituationCode: string | null
  rollup: Pick<Rollup, 'hasOpenFaillissement'> | null
  /** Whether it is open by the gazette, as stored with the scores: known without the timeline. */
  openBankruptcyByGazette?: boolean | null
}

/** The sources that record an open bankruptcy; empty when neither does or was read. */
export function openBankruptcyBy(evidence: BankruptcyEvidence): BankruptcySource[] {
  const { registerSituationCode, rollup, openBankruptcyByGazette } = evidence
  const sources: BankruptcySource[] = []
  if (rollup?.hasOpenFaillissement || openBankruptcyByGazette) sources.push('gazette')
  if (isBankruptSituation(registerSituationCode)) sources.push('register')
  return sources
}
