// The watch list of a member: a table that links sort, and a field for many numbers.

import type { Member } from '../../../domain/access/member.ts'
import type { WatchImport } from '../../../domain/access/watch-import.ts'
import type { WatchedCompany } from '../../../usecases/members/watch-list.ts'
import { CHANGE_KIND_NAMES } from '../../i18n/change-kinds.ts'
import { COLON, formatCount, formatMoment, formatNumberWithDots } from '../../i18n/format.ts'
import type { Lang } from '../../i18n/languages.ts'
import { BAND_NAMES } from '../dossier/score/risk-words.ts'
import { type Content, type Html, html } from '../html.ts'
import { renderPage, type Site } from '../page.ts'
import { dossierPath, unwatchPath, watchExportPath, watchImportPath, watchListPath } from '../paths.ts'
import { type SortKey, sortWatched } from './watch-order.ts'
import { words } from './watch-words.ts'

/** What came of the last import; `left`: how many there was no room for. */
export type ImportOutcome = WatchImport & { left: number }

type WatchPageModel = {
  lang: Lang
  member: Member
  companies: readonly WatchedCompany[]
  sort: SortKey
  outcome: ImportOutcome | null
  /** Further sections. */
  more?: Content
}

export function renderWatchPage(model: WatchPageModel, site: Site): string {
  const { lang, member, companies, outcome } = model
  return renderPage(
    {
      lang,
      title: words.title[lang],
      description: words.description[lang],
      path: watchListPath,
      noindex: true,
      viewer: member.email,
      body: html`<div>
<h1>${words.title[lang]}</h1>
${outcome && renderOutcome(lang, outcome)}
${companies.length === 0 ? html`<p>${words.empty[lang]}</p>` : renderTable(model)}
${renderImport(lang)}
${model.more}
</div>`,
    },
    site,
  )
}

const COLUMNS = ['company', 'state', 'band', 'change', 'added'] as const satisfies readonly SortKey[]

function renderTable({ lang, companies, sort }: WatchPageModel): Html {
  return html`<table class="stacking"><caption class="unseen">${words.title[lang]}</caption>
<thead><tr>${COLUMNS.map(column => renderHeading(lang, column, sort))}<td></td></tr></thead>
<tbody>${sortWatched(companies, sort).map(company => renderRow(lang, company))}</tbody></table>
<p><a href="${watchExportPath(lang)}">${words.export[lang]}</a></p>`
}

function renderHeading(lang: Lang, column: SortKey, sort: SortKey): Html {
  const name = words[column][lang]
  if (column === sort) return html`<th scope="col" aria-sort="other">${name}</th>`
  return html`<th scope="col"><a href="${watchListPath(lang)}?sort=${column}" title="${words.sortBy[lang](name)}">${name}</a></th>`
}

function renderRow(lang: Lang, company: WatchedCompany): Html {
  const { enterpriseNumber, legalName, slug, band, lastChange, addedAt } = company
  const number = formatNumberWithDots(enterpriseNumber)
  return html`<tr>
<th scope="row"><a href="${dossierPath(lang, slug)}">${legalName ?? number}</a><br><span class="soft small number">${number}</span></th>
<td>${renderState(lang, company)}</td>
<td>${band === null ? words.unknown[lang] : html`<b class="band-${band.toLowerCase()}">${BAND_NAMES[band][lang]}</b>`}</td>
<td>${lastChange === null ? words.none[lang] : html`${CHANGE_KIND_NAMES[lastChange.kind][lang]}<br><span class="soft small">${formatMoment(lang, lastChange.recordedAt)}</span>`}</td>
<td>${formatMoment(lang, addedAt)}</td>
<td><form method="post" action="${unwatchPath(lang)}"><input type="hidden" name="number" value="${enterpriseNumber}"><button class="button" type="submit" aria-label="${words.unwatch[lang]}: ${legalName ?? number}">${words.unwatch[lang]}</button></form></td>
</tr>\n`
}

function renderState(lang: Lang, { openBankruptcy, inRegister }: WatchedCompany): Html {
  if (openBankruptcy) return html`<span class="chip bad">${words.openBankruptcy[lang]}</span>`
  if (inRegister === null) return html`${words.unknown[lang]}`
  return html`<span class="chip plain">${words[inRegister ? 'inRegister' : 'notInRegister'][lang]}</span>`
}

function renderImport(lang: Lang): Html {
  return html`<h2>${words.import[lang]}</h2>
<form class="form" method="post" action="${watchImportPath(lang)}">
<p class="field"><label for="numbers">${words.numbers[lang]}</label>
<span class="hint" id="numbers-hint">${words.limit[lang]}</span>
<textarea id="numbers" name="numbers" rows="6" required aria-describedby="numbers-hint"></textarea></p>
<p class="field" hidden><label for="file">${words.file[lang]}</label>
<input id="file" type="file" accept=".csv,.txt,text/csv,text/plain" data-into="numbers"></p>
<p><button class="button" type="submit">${words.add[lang]}</button></p>
</form>`
}

const MAX_LISTED = 20

function renderOutcome(lang: Lang, { numbers, badLines, left }: ImportOutcome): Html {
  const more = badLines.length - MAX_LISTED
  return html`<p class="done" role="status">${words.taken[lang](formatCount(lang, numbers.length))}</p>
${left > 0 && html`<p class="fault" role="alert">${words.full[lang](formatCount(lang, left))}</p>`}
${
  badLines.length > 0 &&
  html`<div class="fault" role="alert"><p>${words.bad[lang]}</p>
<ul>${badLines.slice(0, MAX_LISTED).map(({ line, text }) => html`<li>${words.line[lang]} ${formatCount(lang, line)}${COLON[lang]}<code>${text}</code></li>\n`)}${more > 0 && html`<li>${words.moreLines[lang](formatCount(lang, more))}</li>`}</ul></div>`
}`
}
