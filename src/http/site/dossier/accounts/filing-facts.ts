// Metadata of a filing: period, model, deposit, and warnings about unusual properties.

import wordings from '../../../../../data/wordings/site/filing-facts.json' with { type: 'json' }
import type { Scheme } from '../../../../domain/accounts/accounts-year.ts'
import type { FiledDeposit, FinancialYear } from '../../../../usecases/accounts/get-financials.ts'
import { formatDate, formatList, formatNumber, formatShortDate } from '../../../i18n/format.ts'
import { type Lang, type Phrase, phrases, sentence } from '../../../i18n/languages.ts'
import { type Content, type Html, html } from '../../html.ts'

export const MODELS: Record<Exclude<Scheme, 'unknown'>, Phrase> = phrases(wordings.models)

const words = {
  ...phrases(wordings.words),
  closed: sentence(wordings.sentences.closed, 'day'),
  from: sentence(wordings.sentences.from, 'day'),
  deposited: sentence(wordings.sentences.deposited, 'day'),
  approved: sentence(wordings.sentences.approved, 'day'),
  months: sentence(wordings.sentences.months, 'months'),
  currency: sentence(wordings.sentences.currency, 'currency'),
  others: sentence(wordings.sentences.others, 'deposits'),
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
