// Filters suppressed people out of a company's published data.

import type { EnterpriseNumber } from '../company/enterprise-number.ts'
import type { GazetteFact } from '../publications/gazette-fact.ts'
import type { LifecycleEvent } from '../timeline/lifecycle-event.ts'
import type { SuppressionList } from './suppression-list.ts'

/** Names of a mandate. */
type MandateHolder = {
  name: string
  /** Natural person representing a company. */
  representative: string | null
  /** Number of a company that holds it, if known. */
  holderNumber: number | EnterpriseNumber | null
}

/** Mandates without those of a suppressed holder or representative. */
export function filterMandates<T extends MandateHolder>(mandates: readonly T[], list: SuppressionList): T[] {
  return mandates.filter(
    ({ name, representative, holderNumber }) =>
      !(
        list.hidesName(name) ||
        list.hidesName(representative) ||
        (holderNumber !== null && list.hidesNumber(holderNumber))
      ),
  )
}

/** Events, with texts that name a suppressed person set to null. */
export function filterEvents<T extends LifecycleEvent>(events: readonly T[], list: SuppressionList): T[] {
  return events.map(event => {
    const [court, detail] = [list.hidesText(event.court), list.hidesText(event.detail)]
    if (!court && !detail) return event
    return { ...event, court: court ? null : event.court, detail: detail ? null : event.detail }
  })
}

/** Facts without those that name a suppressed person. */
export function filterFacts(facts: readonly GazetteFact[], list: SuppressionList): GazetteFact[] {
  return facts.filter(
    fact =>
      !(
        namesIn(fact).some(name => list.hidesName(name)) || textsIn(fact).some(text => list.hidesText(text))
      ) &&
      !(
        fact.fact === 'mandate' &&
        fact.holder.enterpriseNumber &&
        list.hidesNumber(fact.holder.enterpriseNumber)
      ),
  )
}

function namesIn(fact: GazetteFact): (string | null)[] {
  if (fact.fact === 'mandate') return [fact.holder.name, fact.representative]
  if (fact.fact === 'company_change') return []
  return [fact.debtor?.name ?? null, ...fact.judges, ...fact.practitioners.map(({ name }) => name)]
}

function textsIn(fact: GazetteFact): (string | null)[] {
  if (fact.fact === 'mandate') return [fact.role]
  if (fact.fact === 'company_change') return [fact.before, fact.after]
  return [fact.court, fact.detail, fact.reference]
}
