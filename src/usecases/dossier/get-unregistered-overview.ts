// All that is known of a company outside the newest extract. Each part is null when its source does not answer.

import type { Absence, CompanyFacts } from '../../domain/company/company.ts'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import type { InsolvencyState } from '../../domain/timeline/insolvency-state.ts'
import type { LifecycleEvent } from '../../domain/timeline/lifecycle-event.ts'
import type { BatchLoader } from '../../store/db/batch-loader.ts'
import type { Recorded } from '../../store/gazette/unread-publications.ts'
import type { FinancialsScope, ReadFinancials } from '../accounts/get-financials.ts'
import type { NameCodes, NamedCodes, Reader } from '../codes/name-codes.ts'
import type { ListOfficers } from '../officers/list-officers.ts'
import type { FindUnregistered } from '../register/find-unregistered.ts'
import type { ListActs } from '../timeline/list-acts.ts'
import type { ReadCompanyState } from '../timeline/read-insolvency-state.ts'
import { listWithHolders, NO_HOLDERS, type PublishedOverview, toResultOrNull } from './get-overview.ts'

export type UnregisteredOverview = PublishedOverview & {
  absence: Absence
  names: NamedCodes
  /** By the gazette; null when it was not read. */
  insolvency: InsolvencyState | null
  /** True when all sources answered. */
  isComplete: boolean
}

/** Null and rejections: see `FindUnregistered`. `acts`: maximum number of publications. */
export type GetUnregisteredOverview = (
  number: EnterpriseNumber,
  query: { scope: FinancialsScope; language: Reader; acts: number },
) => Promise<UnregisteredOverview | null>

type GetUnregisteredOverviewDeps = {
  companies: BatchLoader<CompanyFacts>
  findUnregistered: FindUnregistered
  events: BatchLoader<Recorded<LifecycleEvent[]>>
  listOfficers: ListOfficers
  listActs: ListActs
  readFinancials: ReadFinancials
  nameCodes: NameCodes
  readCompanyState: ReadCompanyState
}

export function createGetUnregisteredOverview(deps: GetUnregisteredOverviewDeps): GetUnregisteredOverview {
  return async (number, { scope, language, acts: limit }) => {
    const known = await deps.findUnregistered(number)
    if (known === null) return null
    const { company, absence } = known
    const [recorded, officers, acts, financials, names, insolvency] = await Promise.all([
      toResultOrNull(readEvents(deps, number)),
      toResultOrNull(listWithHolders(deps, number)),
      toResultOrNull(deps.listActs(number, { limit })),
      toResultOrNull(deps.readFinancials(number, scope)),
      deps.nameCodes(company, language),
      // What the register said last is not its state.
      deps.readCompanyState({ enterpriseNumber: number, situationCode: null }),
    ])
    const unreadTexts = recorded?.waiting ?? 0
    const parts = {
      // Without unread publications, no events means that there are none.
      events: recorded && (recorded.value ?? (unreadTexts > 0 ? null : [])),
      officers: officers?.part ?? null,
      acts: acts?.part ?? null,
      financials,
    }
    return {
      ...parts,
      dossier: { company, insolvencyEventCount: null, adminEventCount: null, unreadTexts },
      namedInAccounts: officers?.namedInAccounts ?? null,
      holders: officers?.holders ?? NO_HOLDERS,
      absence,
      names,
      insolvency,
      isComplete: Object.values(parts).every(part => part !== null),
    }
  }
}

async function readEvents(
  { events }: Pick<GetUnregisteredOverviewDeps, 'events'>,
  number: EnterpriseNumber,
): Promise<Recorded<LifecycleEvent[]>> {
  return (await events.read(number)) ?? { value: undefined, waiting: 0 }
}
