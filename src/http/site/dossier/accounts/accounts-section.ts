// Annual accounts section of a company's page: headline figures, charts, tables, and reasons for missing data.

import type { Member } from '../../../../domain/access/member.ts'
import { slug } from '../../../../domain/company/company.ts'
import type { Financials, FinancialYear } from '../../../../usecases/accounts/get-financials.ts'
import type { PublishedOverview } from '../../../../usecases/dossier/get-overview.ts'
import { formatDate } from '../../../i18n/format.ts'
import { type Lang, phrase } from '../../../i18n/languages.ts'
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
  title: phrase('Jaarrekeningen', 'Comptes annuels', 'Jahresabschlüsse', 'Annual accounts'),
  unread: phrase(
    'De bron van de jaarrekeningen kon niet worden geraadpleegd. Of er jaarrekeningen zijn, weten we op dit moment niet.',
    'La source des comptes annuels n’a pas pu être consultée. Nous ne savons pas, pour l’instant, s’il en existe.',
    'Die Quelle der Jahresabschlüsse konnte nicht gelesen werden. Ob es welche gibt, wissen wir im Augenblick nicht.',
    'The annual accounts are unavailable. It is currently unknown whether any were filed.',
  ),
  none: phrase<(day: string) => string>(
    day =>
      `Niets op naam: bij navraag op ${day} had de Nationale Bank van deze onderneming geen jaarrekening.`,
    day =>
      `Rien au dossier : interrogée le ${day}, la Banque nationale n’avait aucun compte annuel de cette entreprise.`,
    day =>
      `Nichts verzeichnet: Auf Anfrage vom ${day} hatte die Nationalbank keinen Jahresabschluss dieses Unternehmens.`,
    day => `Nothing on record: the National Bank had no annual accounts of this company on ${day}.`,
  ),
  not_looked_for: phrase(
    'Van deze onderneming is hier geen jaarrekening bekend. Of zij er heeft neergelegd, is niet geweten: het werd de Nationale Bank niet gevraagd.',
    'Aucun compte annuel de cette entreprise n’est connu ici. On ne sait pas si elle en a déposé : la Banque nationale n’a pas été interrogée à son sujet.',
    'Von diesem Unternehmen ist hier kein Jahresabschluss bekannt. Ob es einen hinterlegt hat, ist nicht bekannt: Die Nationalbank wurde nicht danach gefragt.',
    'No annual accounts of this company are stored. It is unknown whether any were filed: they were not requested from the National Bank.',
  ),
  until: phrase<(day: string) => string>(
    day => `Ingelezen zijn neerleggingen tot en met ${day}.`,
    day => `Les dépôts chargés vont jusqu’au ${day}.`,
    day => `Eingelesen sind Hinterlegungen bis zum ${day}.`,
    day => `Filings have been loaded until ${day}.`,
  ),
  undated: phrase(
    'Neergelegd, zonder dat het boekjaar bekend is:',
    'Déposé, sans que l’exercice soit connu :',
    'Hinterlegt, ohne dass das Geschäftsjahr bekannt ist:',
    'Deposits with an unknown financial year:',
  ),
  neverFiles: phrase(
    'Natuurlijke personen leggen geen jaarrekening neer.',
    'Les personnes physiques ne déposent pas de comptes annuels.',
    'Natürliche Personen hinterlegen keinen Jahresabschluss.',
    'Natural persons do not deposit annual accounts.',
  ),
  filed_as_pdf: phrase(
    'Deze jaarrekening is neergelegd als pdf of in een eigen model: er zijn geen cijfers om te lezen. Het document staat bij de Balanscentrale onder de referentie hierboven.',
    'Ces comptes annuels ont été déposés en PDF ou dans un modèle propre : il n’y a pas de chiffres à lire. Le document se trouve à la Centrale des bilans sous la référence ci-dessus.',
    'Dieser Jahresabschluss wurde als PDF oder in einem eigenen Modell hinterlegt: Es gibt keine Zahlen auszulesen. Das Dokument liegt bei der Bilanzzentrale unter der Referenz oben.',
    'These accounts were filed as a PDF or in a non-standard model: no figures are available. The document is at the Central Balance Sheet Office under the reference above.',
  ),
  not_loaded: phrase(
    'De neerlegging is bekend, haar cijfers zijn hier nog niet geladen.',
    'Le dépôt est connu, ses chiffres ne sont pas encore chargés ici.',
    'Die Hinterlegung ist bekannt, ihre Zahlen sind hier noch nicht geladen.',
    'The deposit is known, but its figures are not loaded yet.',
  ),
  below: phrase<(day: string) => string>(
    day => `De cijfers hieronder zijn van het boekjaar afgesloten op ${day}.`,
    day => `Les chiffres ci-dessous sont ceux de l’exercice clôturé le ${day}.`,
    day => `Die Zahlen unten sind vom Geschäftsjahr, das am ${day} abgeschlossen wurde.`,
    day => `The figures below are of the year closed on ${day}.`,
  ),
  tables: phrase('Alle cijfers', 'Tous les chiffres', 'Alle Zahlen', 'All figures'),
  export: phrase(
    'Alle boekjaren als CSV downloaden',
    'Télécharger tous les exercices en CSV',
    'Alle Geschäftsjahre als CSV herunterladen',
    'Download all years as CSV',
  ),
  excel: phrase(
    'CSV voor Excel, met puntkomma’s',
    'CSV pour Excel, avec points-virgules',
    'CSV für Excel, mit Semikolons',
    'CSV for Excel, with semicolons',
  ),
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
