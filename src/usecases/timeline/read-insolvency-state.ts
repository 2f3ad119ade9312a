// Whether a company is bankrupt or dissolved by a court, for surfaces that tell its state in a few words.

import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import {
  findJudicialDissolution,
  type InsolvencyState,
  standsByRegister,
} from '../../domain/timeline/insolvency-state.ts'
import type { EventSummary, LifecycleEvent, Rollup } from '../../domain/timeline/lifecycle-event.ts'
import { openBankruptcyBy } from '../../domain/timeline/open-bankruptcy.ts'
import type { BatchLoader } from '../../store/db/batch-loader.ts'
import type { Recorded } from '../../store/gazette/unread-publications.ts'
import type { Dossier } from '../dossier/compose-dossier.ts'
import { toResult } from '../to-result.ts'

/** Null when register or gazette were not read, or publications wait, and what is known tells of no bankruptcy. */
export type ReadDossierState = (dossier: Dossier) => Promise<InsolvencyState | null>

/** The same of a company that is known by its number and the register's situation. */
export type ReadCompanyState = (company: {
  enterpriseNumber: EnterpriseNumber
  situationCode: string | null
}) => Promise<InsolvencyState | null>

type InsolvencyStateDeps = {
  summaries: BatchLoader<Recorded<EventSummary>>
  events: BatchLoader<Recorded<LifecycleEvent[]>>
}

export function createReadInsolvencyState({ summaries, events }: InsolvencyStateDeps): {
  readDossierState: ReadDossierState
  readCompanyState: ReadCompanyState
} {
  async function readStanding(number: EnterpriseNumber, code: string | null, rollup: Rollup | null) {
    // Dissolutions are among the interim events: most companies need no second read.
    if (!standsByRegister(code) || !rollup?.interimSignals) return AS_REGISTERED
    const read = await toResult(events.read(number))
    if ('failure' in read || (read.answer?.waiting ?? 0) > 0) return null
    const dissolution = findJudicialDissolution(read.answer?.value ?? [])
    return dissolution === null ? AS_REGISTERED : { state: dissolution }
  }
  return {
    async readDossierState(dossier) {
      const { company, registerSituationCode: code, stagesDegraded, insolvencyTimelineRead, rollup } = dossier
      const by = openBankruptcyBy(dossier)
      if (by.length > 0) return { state: 'bankrupt', by }
      if (stagesDegraded.includes('register') || !insolvencyTimelineRead) return null
      return readStanding(company.enterpriseNumber, code, rollup)
    },
    async readCompanyState({ enterpriseNumber, situationCode }) {
      const read = await toResult(summaries.read(enterpriseNumber))
      const rollup = ('answer' in read && read.answer?.value?.rollup) || null
      const by = openBankruptcyBy({ registerSituationCode: situationCode, rollup })
      if (by.length > 0) return { state: 'bankrupt', by }
      if ('failure' in read || (read.answer?.waiting ?? 0) > 0) return null
      return readStanding(enterpriseNumber, situationCode, rollup)
    },
  }
}

const AS_REGISTERED: InsolvencyState = { state: 'as_registered' }
