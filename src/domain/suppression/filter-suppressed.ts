// What is left of what is on record about a company that is shown, once those who are hidden are left out of it.

import type { EnterpriseNumber } from '../company/enterprise-number.ts'
import type { GazetteFact } from '../publications/gazette-fact.ts'
import type { LifecycleEvent } from '../timeline/lifecycle-event.ts'
import type { SuppressionList } from './suppression-list.ts'

/** Who holds a mandate. */
export type MandateHolder = {
  name: string
  /** Person who acts for a company that holds it. */
  representative: string | null
  /** Of a company that holds it, where it is known. */
  holderNumber: number | EnterpriseNumber | null
}

/** Mandates without those whose holder or representative is hidden. */
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

/** Events as they are, save for a text that names somebody hidden: it is null. */
export function filterEvents<T extends LifecycleEvent>(events: readonly T[], list: SuppressionList): T[] {
  return events.map(event => {
    const [court, detail] = [list.hidesText(event.court), list.hidesText(event.detail)]
    if (!court && !detail) return event
    return { ...event, court: court ? null : event.court, detail: detail ? null : event.detail }
  })
}

/** Facts without those that name somebody hidden. */
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
