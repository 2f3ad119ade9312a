// State of the companies of a network: register facts, insolvencies, open bankruptcy and risk band, a statement of each
// source for all of them.

import type { CompanyFacts } from '../../domain/company/company.ts'
import { type EnterpriseNumber, enterpriseNumberFrom } from '../../domain/company/enterprise-number.ts'
import type { SourceName } from '../../domain/errors.ts'
import type { InsolvencyEvent } from '../../domain/network/insolvencies-around.ts'
import { isBankruptSituation, type RiskBand, riskOf, type StoredRisk } from '../../domain/risk.ts'
import { type BankruptcySource, openBankruptcyBy } from '../../domain/timeline/open-bankruptcy.ts'
import type { Source } from '../../store/db/source.ts'
import { findNetworkCompanies } from '../../store/network/companies.ts'
import { findInsolvenciesOf, type RecordedInsolvency } from '../../store/network/insolvencies.ts'
import { readRisks } from '../../store/risk/scores.ts'
import { toResult } from '../to-result.ts'

export type CompanyStates = {
  companies: ReadonlyMap<EnterpriseNumber, CompanyFacts>
  events: ReadonlyMap<EnterpriseNumber, readonly InsolvencyEvent[]>
  openBankruptcies: ReadonlyMap<EnterpriseNumber, BankruptcySource[] | null>
  bands: ReadonlyMap<EnterpriseNumber, RiskBand>
  notAnswered: SourceName[]
}

/** Rejects with `SourceUnavailableError` when the register does not answer. */
export async function readStates(
  { register, gazette, risk }: Record<SourceName, Source>,
  numbers: readonly EnterpriseNumber[],
): Promise<CompanyStates> {
  const [companies, insolvencies, risks] = await Promise.all([
    register.run(pool => findNetworkCompanies(pool, numbers)),
    toResult(gazette.run(pool => findInsolvenciesOf(pool, numbers))),
    toResult(risk.run(pool => readRisks(pool, numbers.map(Number)))),
  ])
  const recorded = 'answer' in insolvencies ? insolvencies.answer : null
  const scores = 'answer' in risks ? byNumber(risks.answer) : null
  const openBankruptcies = new Map<EnterpriseNumber, BankruptcySource[] | null>()
  const bands = new Map<EnterpriseNumber, RiskBand>()
  const today = new Date().toISOString().slice(0, 10)
  for (const number of numbers) {
    const company = companies.get(number)
    const stored = scores === null ? null : scores.get(number)
    const byGazette = openByGazette(recorded === null ? null : recorded.get(number), stored)
    const open = openBankruptcyBy({
      registerSituationCode: company?.situationCode ?? null,
      rollup: null,
      openBankruptcyByGazette: byGazette,
    })
    openBankruptcies.set(number, byGazette === null && open.length === 0 ? null : open)
    const isOpen = isBankruptSituation(company?.situationCode ?? null) || byGazette === true
    if (!company?.inRegister || (scores === null && !isOpen)) continue
    const { naturalPerson } = company
    const judiciallyDissolved = stored?.judiciallyDissolved
    bands.set(
      number,
      riskOf(stored?.score, { naturalPerson, openBankruptcy: isOpen, judiciallyDissolved, today }).band,
    )
  }
  return {
    companies,
    events: new Map([...(recorded ?? [])].map(([number, { events }]) => [number, events])),
    openBankruptcies,
    bands,
    notAnswered: [insolvencies, risks].flatMap(read => ('failure' in read ? read.failure.source : [])),
  }
}

// The risk source repeats what the gazette says; either suffices. Null: the source did not answer.
function openByGazette(
  recorded: RecordedInsolvency | undefined | null,
  stored: StoredRisk | undefined | null,
): boolean | null {
  if (recorded?.isOpen || stored?.openBankruptcy) return true
  if (recorded === null) return stored === null ? null : false
  return recorded === undefined ? false : recorded.isOpen
}

function byNumber<T>(found: ReadonlyMap<number, T>): ReadonlyMap<EnterpriseNumber, T> {
  return new Map([...found].map(([number, value]) => [enterpriseNumberFrom(number), value]))
}
