// Annual accounts section of a company's page: headline figures, charts, tables, and reasons for missing data.

import wordings from '../../../../../data/wordings/site/accounts-section.json' with { type: 'json' }
import type { Member } from '../../../../domain/access/member.ts'
import { slug } from '../../../../domain/company/company.ts'
import type { Financials, FinancialYear } from '../../../../usecases/accounts/get-financials.ts'
import type { PublishedOverview } from '../../../../usecases/dossier/get-overview.ts'
import { formatDate } from '../../../i18n/format.ts'
import { type Lang, phrases, sentence } from '../../../i18n/languages.ts'
import { NOT_LOADED } from '../../../i18n/source-names.ts'
import { type Content, type Html, html } from '../../html.ts'
import { dossierPath, excelExportPath, exportPath } from '../../paths.ts'
import type { DataCoverage } from '../data-coverage.ts'
import { renderEmpty, renderSection, renderUnavailable } from '../section.ts'
import { renderBalance } from './charts/balance-chart.ts'
import { HATCH } from './charts/bars.ts'
import { renderHealth } from './charts/health-chart.ts'
import { renderTrends } from './charts/trend-charts.ts'
import { renderDeposit, renderFilingFacts, renderWarnings } from './filing-facts.ts'
import { renderBrokenSums, renderFilings } from './filings.ts'
import { type AccountsView, renderGatedYears } from './gated-years.ts'
import { renderHeadlines } from './headline-figures.ts'
import { renderNotes } from './notes-tables.ts'
import { renderRatios } from './ratio-table.ts'
import { renderSectorAndSize } from './sector-and-size.ts'
import { renderStatements, STATEMENT_RUBRICS } from './statement-tables.ts'
import { selectVisibleYears, type VisibleYears, type YearWithFigures } from './years-on-view.ts'

const words = {
  ...phrases(wordings.words),
  none: sentence(wordings.sentences.none, 'day'),
  until: sentence(wordings.sentences.until, 'day'),
  below: sentence(wordings.sentences.below, 'day'),
}

/**
 * `viewer` is null for visitors. Only paid members see more than the latest fiscal year, whatever years `overview`
 * contains.
 */
export function renderAccounts(
  lang: Lang,
  { financials, dossier }: PublishedOverview,
  viewer: Member | null,
  basis: DataCoverage,
): Html {
  return renderSection(lang, {
    id: 'accounts',
    title: words.title,
    body:
      financials === null
        ? renderUnavailable((basis.notLoaded.has('accounts') ? NOT_LOADED.accounts : words.unread)[lang])
        : renderBody(
            lang,
            financials,
            { ...selectVisibleYears(financials, viewer), page: returnPathOf(lang, dossier) },
            basis,
          ),
  })
}

// Return path after signing in.
function returnPathOf(lang: Lang, { company }: PublishedOverview['dossier']): string {
  return `${dossierPath(lang, slug(company.legalName, company.enterpriseNumber))}#accounts`
}

function renderBody(lang: Lang, financials: Financials, view: AccountsView, basis: DataCoverage): Html {
  const [latest] = view.years
  const undated = renderUndated(lang, financials)
  if (latest === undefined) return undated ?? renderEmpty(explainNoAccounts(lang, financials, basis))
  const [shown] = view.figured
  return html`${renderLatest(lang, latest, shown)}
${shown ? renderFigures(lang, shown, view) : renderGatedYears(lang, view)}
${undated}
${renderTables(lang, view)}
${view.paid && shown && html`<p><a class="button" href="${exportPath(lang, financials.enterpriseNumber)}">${words.export[lang]}</a> <a class="button" href="${excelExportPath(lang, financials.enterpriseNumber)}">${words.excel[lang]}</a></p>`}`
}

function explainNoAccounts(
  lang: Lang,
  { neverFiles, filings }: Financials,
  { deposits }: DataCoverage,
): string {
  if (neverFiles) return words.neverFiles[lang]
  if (filings.state === 'none') return words.none[lang](formatDate(lang, filings.checkedOn))
  const until = deposits?.newestOn
  return `${words.not_looked_for[lang]}${until ? ` ${words.until[lang](formatDate(lang, until))}` : ''}`
}

// Deposits with an unknown financial year are in no list of years.
function renderUndated(lang: Lang, { undated }: Financials): Html | null {
  if (undated.length === 0) return null
  return html`<p class="gap">${words.undated[lang]} ${undated.map(
    (deposit, at) => html`${at > 0 && '; '}${renderDeposit(lang, deposit)}`,
  )}.</p>`
}

function renderLatest(lang: Lang, latest: FinancialYear, shown: YearWithFigures | undefined): Html {
  const { noFigures } = latest
  return html`${renderFilingFacts(lang, latest)}
${renderWarnings(lang, latest)}
${noFigures && renderEmpty(words[noFigures][lang])}
${shown && shown !== latest && html`<p>${words.below[lang](formatDate(lang, shown.periodEnd))}</p>${renderWarnings(lang, shown)}`}`
}

function renderFigures(lang: Lang, year: YearWithFigures, view: AccountsView): Html {
  const { brokenRules, derived, periodEnd } = year
  return html`${HATCH}${renderBrokenSums(lang, brokenRules)}
${renderHeadlines(lang, year, view)}
${derived && renderSectorAndSize(lang, derived)}
${renderTrends(lang, view)}
${renderGatedYears(lang, view)}
${renderBalance(lang, year, formatDate(lang, periodEnd))}
${derived && renderHealth(lang, derived.health)}`
}

function renderTables(lang: Lang, { figured, years, paid }: VisibleYears): Content {
  if (figured.length === 0 && years.length < 2) return null
  const [latest] = figured
  return html`<div class="all-figures"><h3>${words.tables[lang]}</h3>
${renderStatements(lang, figured)}
${latest && renderNotes(lang, latest, paid, STATEMENT_RUBRICS)}
${renderRatios(lang, figured)}
${renderFilings(lang, years)}</div>`
}
