// Metadata of a filing: period, model, deposit, and warnings about unusual properties.

import wordings from '../../../../../data/wordings/site/filing-facts.json' with { type: 'json' }
import type { Scheme } from '../../../../domain/accounts/accounts-year.ts'
import type { FiledDeposit, FinancialYear } from '../../../../usecases/accounts/get-financials.ts'
import { formatDate, formatList, formatNumber, formatShortDate } from '../../../i18n/format.ts'
import { type Lang, type Phrase, phrase, phrases } from '../../../i18n/languages.ts'
import { type Content, type Html, html } from '../../html.ts'

export const MODELS: Record<Exclude<Scheme, 'unknown'>, Phrase> = phrases(wordings.models)

const words = {
  ...phrases(wordings.words),
  closed: phrase<(day: string) => string>(
    day => `Boekjaar afgesloten op ${day}`,
    day => `Exercice clôturé le ${day}`,
    day => `Geschäftsjahr abgeschlossen am ${day}`,
    day => `Financial year closed on ${day}`,
  ),
  from: phrase<(day: string) => string>(
    day => `vanaf ${day}`,
    day => `depuis le ${day}`,
    day => `ab ${day}`,
    day => `from ${day}`,
  ),
  deposited: phrase<(day: string) => string>(
    day => `neergelegd ${day}`,
    day => `déposé le ${day}`,
    day => `hinterlegt ${day}`,
    day => `deposited ${day}`,
  ),
  approved: phrase<(day: string) => string>(
    day => `goedgekeurd door de algemene vergadering op ${day}`,
    day => `approuvé par l’assemblée générale le ${day}`,
    day => `von der Generalversammlung genehmigt am ${day}`,
    day => `approved by the general meeting on ${day}`,
  ),
  months: phrase<(months: string) => string>(
    months =>
      `Dit boekjaar telt ${months} maanden, geen twaalf: bedragen van de resultatenrekening zijn niet vergelijkbaar met die van een heel jaar.`,
    months =>
      `Cet exercice compte ${months} mois, et non douze : les montants du compte de résultats ne se comparent pas à ceux d’une année entière.`,
    months =>
      `Dieses Geschäftsjahr umfasst ${months} Monate, nicht zwölf: Beträge der Ergebnisrechnung sind mit denen eines ganzen Jahres nicht vergleichbar.`,
    months =>
      `This period has ${months} months, not twelve: income statement amounts are not comparable with those of a full year.`,
  ),
  currency: phrase<(currency: string) => string>(
    currency =>
      `Deze jaarrekening is neergelegd in ${currency}, niet in euro. De bedragen zijn niet omgerekend.`,
    currency =>
      `Ces comptes annuels sont déposés en ${currency}, pas en euros. Les montants ne sont pas convertis.`,
    currency =>
      `Dieser Jahresabschluss ist in ${currency} hinterlegt, nicht in Euro. Die Beträge sind nicht umgerechnet.`,
    currency => `These accounts are filed in ${currency}, not in euro. Amounts are not converted.`,
  ),
  others: phrase<(deposits: string) => string>(
    deposits => `Ook neergelegd voor dit boekjaar: ${deposits}.`,
    deposits => `Également déposé pour cet exercice : ${deposits}.`,
    deposits => `Für dieses Geschäftsjahr außerdem hinterlegt: ${deposits}.`,
    deposits => `Also deposited for this year: ${deposits}.`,
  ),
}

export function renderFilingFacts(lang: Lang, year: FinancialYear): Html {
  const { periodStart, periodEnd, scheme, model, approvedOn } = year
  return html`<p class="filing"><b>${words.closed[lang](formatDate(lang, periodEnd))}</b>${
    periodStart && ` (${words.from[lang](formatDate(lang, periodStart))})`
  }${scheme !== 'unknown' && html` · ${MODELS[scheme][lang]}`}${model && html` <small class="rubric">${model}</small>`}</p>
<p class="source">${words.source[lang]} · ${renderDeposit(lang, year)}${
    approvedOn && html` · ${words.approved[lang](formatDate(lang, approvedOn))}`
  }</p>`
}

/** `2025-00069236, deposited 12 Jul 2025 (correction)` */
export function renderDeposit(lang: Lang, deposit: FiledDeposit): Html {
  return html`<span class="number">${deposit.reference}</span>, ${formatDepositDay(lang, deposit)}`
}

function formatDepositDay(lang: Lang, { depositedOn, depositType }: FiledDeposit): string {
  const day =
    depositedOn === null ? words.noDay[lang] : words.deposited[lang](formatShortDate(lang, depositedOn))
  return depositType === 'Correction' ? `${day} (${words.correction[lang]})` : day
}

/** Warnings that affect the figures; empty for an ordinary year. */
export function listWarnings(lang: Lang, { months, currency, filed }: FinancialYear): string[] {
  const sentences = [
    months !== null && months !== 12 && words.months[lang](formatNumber(lang, months)),
    currency !== null && currency !== 'EUR' && words.currency[lang](currency),
    currency === null && filed !== null && words.noCurrency[lang],
  ]
  return sentences.filter(sentence => sentence !== false)
}

/** Whether the deposit is a correction, and other deposits of the year. */
export function listRemarks(lang: Lang, { depositType, otherDeposits }: FinancialYear): string[] {
  const others = otherDeposits.map(other => `${other.reference}, ${formatDepositDay(lang, other)}`)
  const sentences = [
    depositType === 'Correction' && words.isCorrection[lang],
    others.length > 0 && words.others[lang](formatList(lang, others)),
  ]
  return sentences.filter(sentence => sentence !== false)
}

export function renderWarnings(lang: Lang, year: FinancialYear): Content {
  const remarks = listRemarks(lang, year)
  return html`${listWarnings(lang, year).map(sentence => html`<p class="flag">${sentence}</p>`)}${
    remarks.length > 0 && html`<p class="small">${remarks.join(' ')}</p>`
  }`
}
