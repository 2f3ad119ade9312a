// An invented company: what kind, where, in what trade. Everything else (names, addresses, activities) follows
// from it by further draws.

import type { Language } from '../../domain/publications/publication.ts'
import { FOREIGN_FORM, formOfCode, LEGAL_FORMS, type LegalForm } from '../legal-forms.ts'
import { enterpriseDigits, formatEnterprise, type Series } from '../numbers.ts'
import { SeededRandom, weightedPositions } from '../random.ts'
import { ACTIVITIES, ACTIVITIES_OF_TRADE, ACTIVITY_SPREAD, FIVE_DIGITS } from './activities/nace-table.ts'
import { TOWN_SPREAD, TOWNS, type Town } from './addresses/address-tables.ts'
import { BANKRUPTCY, NORMAL_SITUATION, SITUATIONS } from './codes/legal-situations.ts'
import { findPlannedCompany, type PlannedCompany } from './planned-companies.ts'
import { assignStratum, hasTrait } from './stratify.ts'

/** What the whole sample is made from. */
export type SampleSeed = { seed: number; companies: number; series: Series[] }

export type Company = {
  index: number
  /** `0200.065.765` */
  number: string
  /** 0 to 999, see `dealt.ts`. */
  slot: number
  /** A natural person. */
  person: boolean
  /** Null for natural persons. */
  form: LegalForm | null
  situation: string
  town: Town
  language: Language
  /** Position of its main activity in `ACTIVITIES`. */
  activity: number
  /** Founded by an Update, after the Full. */
  isNew: boolean
  series: Series
  /** What it has in common with others; null for most. */
  planned: PlannedCompany | null
}

const SALT = 2
const PRIVATE_COMPANY = formOfCode('610')
const draw = new SeededRandom()

const formSpread = weightedPositions(LEGAL_FORMS.map(form => form.weight))
// A company founded today takes a form of today's law.
const newFormSpread = weightedPositions(
  LEGAL_FORMS.map(form => (/^(610|017|612|702|070|706)$/.test(form.code) ? form.weight : 0)),
)

const fiveDigits = ACTIVITY_SPREAD.filter(at => at < FIVE_DIGITS)
const activitiesOf = {
  firm: inTrades(trade => !/^(club|church)$/.test(trade)),
  association: inTrades(trade => /^(club|sport|arts|school|childcare|nursing|events)$/.test(trade)),
  owners: inTrades(trade => trade === 'estate'),
  partnership: inTrades(trade => /^(holding|estate|farm|doctor|law)$/.test(trade)),
  church: inTrades(trade => trade === 'church'),
  foreign: inTrades(trade => /^(it|wholesale|transport|building|consulting|estate)$/.test(trade)),
  person: inTrades(trade => !/^(club|church|holding|estate|metal|energy|staffing|travel)$/.test(trade)),
}

function inTrades(wanted: (trade: string) => boolean): number[] {
  return fiveDigits.filter(at => wanted(ACTIVITIES[at]?.trade ?? ''))
}

/** Invents the company at `index`; those at or after `origin.companies` are founded by Updates. */
export function generateCompany(origin: SampleSeed, index: number): Company {
  const { seed, companies } = origin
  const slot = assignStratum(seed, index)
  const isNew = index >= companies
  const series = (origin.series.find(({ after }) => index < after) ?? origin.series.at(-1)) as Series
  draw.start(seed, index, SALT)
  const person = hasTrait(slot, 'person')
  const planned = isNew ? null : findPlannedCompany(seed, index)
  const drawnTown = TOWNS[draw.pick(TOWN_SPREAD)] as Town
  const town = planned?.town ?? drawnTown
  const language = draw.chance(0.58) ? languageIn(town, 'fr') : languageIn(town, 'nl')
  const drawnForm = person ? null : drawForm(slot, isNew)
  const form = planned ? PRIVATE_COMPANY : drawnForm
  const activity = draw.pick(activitiesFor(planned?.trade ?? null, form))
  const drawnSituation = drawSituation(person || isNew)
  const situation = planned?.situation ?? drawnSituation
  const number = formatEnterprise(enterpriseDigits(seed, index, companies, series))
  return { index, number, slot, person, form, situation, town, language, activity, isNew, series, planned }
}

/** The language spoken in a town; `inBrussels` where both are. */
export function languageIn(town: Town, inBrussels: 'nl' | 'fr'): Language {
  return town.language === 'bilingual' || town.language === 'unknown' ? inBrussels : town.language
}

function activitiesFor(trade: string | null, form: LegalForm | null): number[] {
  if (trade === null) return activitiesOf[form?.kind ?? 'person']
  return (ACTIVITIES_OF_TRADE.get(trade) ?? []).filter(at => at < FIVE_DIGITS)
}

// Foreign entities draw too, so that what follows does not depend on it.
function drawForm(slot: number, isNew: boolean): LegalForm {
  const form = LEGAL_FORMS[draw.pick(isNew ? newFormSpread : formSpread)] as LegalForm
  return hasTrait(slot, 'foreign') ? FOREIGN_FORM : form
}

function drawSituation(normal: boolean): string {
  let left = draw.below(10_000)
  // Natural persons go bankrupt too, but are neither dissolved nor merged.
  if (normal) return left < 12 ? BANKRUPTCY : NORMAL_SITUATION
  for (const { code, weight } of SITUATIONS) {
    left -= weight
    if (left < 0) return code
  }
  return NORMAL_SITUATION
}
