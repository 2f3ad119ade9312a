// Which sources record an open bankruptcy: the register by its legal situation, the gazette by its notices. Either
// suffices. They can differ for weeks, and the stored gazette does not reach back as far as the register.

import { isBankruptSituation } from './risk.ts'
import type { Rollup } from './rollup.ts'

export type BankruptcySource = 'gazette' | 'register'

/** What is known of a company for it: null for what was not read, or of which nothing is on record. */
export type Standing = {
  registerSituationCode: string | null
  rollup: Pick<Rollup, 'hasOpenFaillissement'> | null
  /** That it is open by the gazette, where that is known without the timeline. */
  openBankruptcyByGazette?: boolean | null
}

/** The sources that say so; none when neither does or was read. */
export function openBankruptcyBy(standing: Standing): BankruptcySource[] {
  const { registerSituationCode, rollup, openBankruptcyByGazette } = standing
  const sources: BankruptcySource[] = []
  if (rollup?.hasOpenFaillissement || openBankruptcyByGazette) sources.push('gazette')
  if (isBankruptSituation(registerSituationCode)) sources.push('register')
  return sources
}
