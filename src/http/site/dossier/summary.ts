// Four-line summary next to the header; each line links to its section.

import wordings from '../../../../data/wordings/site/summary.json' with { type: 'json' }
import type { SourceName } from '../../../domain/errors.ts'
import type { Coverage } from '../../../store/gazette/coverage.ts'
import type { Officer } from '../../../store/gazette/officers.ts'
import type { Overview } from '../../../usecases/dossier/get-overview.ts'
import { formatCount, formatShortDate } from '../../i18n/format.ts'
import { type Lang, phrase, phrases, sentence } from '../../i18n/languages.ts'
import { NOT_LOADED_SHORT } from '../../i18n/source-names.ts'
import { type Content, type Html, html } from '../html.ts'
import { type DataCoverage, formatReadDaysShort } from './data-coverage.ts'
import { renderRiskShort } from './score/risk-section.ts'

const words = {
  ...phrases(wordings.words),
  count: phrase<(count: string, one: boolean) => string>(
    (count, one) => `${count} gebeurtenis${one ? '' : 'sen'}`,
    (count, one) => `${count} événement${one ? '' : 's'}`,
    (count, one) => `${count} ${one ? 'Ereignis' : 'Ereignisse'}`,
    (count, one) => `${count} event${one ? '' : 's'}`,
  ),
  byCourt: sentence(wordings.sentences.byCourt, 'count'),
}

/** Why a part of the dossier is missing, in a few words. */
export function describeGap(lang: Lang, { unreadTexts }: Pick<Overview['dossier'], 'unreadTexts'>): string {
  return words[unreadTexts > 0 ? 'waiting' : 'unread'][lang]
}

export function renderSummary(lang: Lang, overview: Overview, basis: DataCoverage): Html {
  return html`<aside class="glance" aria-label="${words.title[lang]}"><dl>
${renderSummaryLine('risk', words.risk[lang], summariseRisk(lang, overview))}
${renderSummaryLine('timeline', words.events[lang], summariseEvents(lang, overview, basis))}
${renderSummaryLine('officers', words.mandates[lang], summariseMandates(lang, overview, basis))}
${renderSummaryLine('accounts', words.accounts[lang], summariseAccounts(lang, overview, basis))}
</dl></aside>`
}

function renderSummaryLine(section: string, term: string, value: Content): Html {
  return html`<div><dt><a href="#${section}">${term}</a></dt><dd>${value}</dd></div>\n`
}

function renderUnavailable(
  lang: Lang,
  source: SourceName,
  { notLoaded }: Pick<DataCoverage, 'notLoaded'>,
): Html {
  const message = notLoaded.has(source) ? NOT_LOADED_SHORT : words.unread
  return html`<span class="unread">${message[lang]}</span>`
}

function renderGazetteUnavailable(
  lang: Lang,
  { unreadTexts }: Overview['dossier'],
  basis: DataCoverage,
): Html {
  if (unreadTexts === 0) return renderUnavailable(lang, 'gazette', basis)
  return html`<span class="unread">${words.waiting[lang]}</span>`
}

function renderEmpty(lang: Lang, message: string, days: Coverage | undefined): Content {
  const read = formatReadDaysShort(lang, days)
  return html`${message}${read && html` <span class="soft small">(${read})</span>`}`
}

function summariseRisk(lang: Lang, { dossier: { risk }, unscored }: Overview): Content {
  if (unscored === 'risk_unanswered') return renderUnavailable(lang, 'risk', { notLoaded: new Set() })
  if (unscored) return words.noScore[lang]
  return renderRiskShort(lang, risk)
}

function summariseEvents(lang: Lang, { dossier, events }: Overview, basis: DataCoverage): Content {
  const { insolvencyEventCount: count, rollup } = dossier
  // A dossier may be older than an outage: that there was nothing is not told while nobody can look.
  if (count === null || (count === 0 && events === null))
    return renderGazetteUnavailable(lang, dossier, basis)
  if (count === 0) return renderEmpty(lang, words.noEvents[lang], basis.days?.notices)
  const last = rollup?.lastSignalDate
  return html`${words.count[lang](formatCount(lang, count), count === 1)}${
    last && html`, ${words.last[lang]} <time datetime="${last}">${formatShortDate(lang, last)}</time>`
  }`
}

// Whom a court appoints, as a bankruptcy trustee, holds no mandate of the company: counted apart.
function summariseMandates(lang: Lang, { officers, dossier }: Overview, basis: DataCoverage): Content {
  if (officers === null) return renderGazetteUnavailable(lang, dossier, basis)
  const { courtAppointed, ...ofCompany } = officers
  const byCourt = countCurrent(courtAppointed)
  const appointed = byCourt > 0 && `, ${words.byCourt[lang](formatCount(lang, byCourt))}`
  const mandates = Object.values(ofCompany).flat()
  if (mandates.length === 0 && dossier.company.naturalPerson) return [words.noBoard[lang], appointed]
  if (mandates.length === 0) return [renderEmpty(lang, words.noMandates[lang], basis.days?.acts), appointed]
  const current = countCurrent(mandates)
  return [current === 0 ? words.noneCurrent[lang] : formatCount(lang, current), appointed]
}

function countCurrent(officers: readonly Officer[]): number {
  return officers.filter(({ currency }) => currency === 'current').length
}

function summariseAccounts(lang: Lang, { financials }: Overview, basis: DataCoverage): Content {
  if (financials === null) return renderUnavailable(lang, 'accounts', basis)
  const [year] = financials.years
  if (year === undefined && financials.undated.length > 0) return words.undated[lang]
  if (year === undefined && financials.neverFiles) return words.neverFiles[lang]
  if (year === undefined) return words[financials.filings.state === 'none' ? 'notFiled' : 'noAccounts'][lang]
  return html`<time datetime="${year.periodEnd}">${formatShortDate(lang, year.periodEnd)}</time>`
}
