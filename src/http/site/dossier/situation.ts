// What the sources together say of a company's state.

import { isBankruptSituation } from '../../../domain/risk.ts'
import type { Dossier } from '../../../usecases/compose-dossier.ts'

/** True when the register or the gazette tells of a bankruptcy that is open. */
export function isBankrupt({
  registerSituationCode,
  rollup,
  openBankruptcyByGazette,
}: Pick<Dossier, 'registerSituationCode' | 'rollup' | 'openBankruptcyByGazette'>): boolean {
  return (
    isBankruptSituation(registerSituationCode) ||
    openBankruptcyByGazette === true ||
    rollup?.hasOpenFaillissement === true
  )
}
