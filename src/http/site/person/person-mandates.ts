// The mandates of a person, with their companies.

import { slug } from '../../../domain/company/company.ts'
import type { PersonMandate } from '../../../store/people/person-record.ts'
import type { PersonAnswer, PersonCompany } from '../../../usecases/people/get-person.ts'
import type { NamedCompany } from '../../../usecases/people/search-people.ts'
import { formatCount, formatNumberWithDots } from '../../i18n/format.ts'
import type { Lang, Phrase } from '../../i18n/languages.ts'
import { renderRole } from '../../i18n/offices.ts'
import { renderPeriod, renderState } from '../dossier/officers/mandate-state.ts'
import { linkPublication, renderEmpty, renderSection } from '../dossier/section.ts'
import { type Content, type Html, html } from '../html.ts'
import { dossierPath } from '../paths.ts'
import { words } from './person-words.ts'

type Row = { company: PersonCompany; mandate: PersonMandate }

export function renderMandates(lang: Lang, { companies, companyCount }: PersonAnswer): Html {
  const rows = companies.flatMap(company => (company.mandates ?? []).map(mandate => ({ company, mandate })))
  const isOpen = ({ mandate }: Row) => mandate.currency !== 'former'
  const former = rows.filter(row => !isOpen(row))
  const waiting = companies.filter(({ mandates }) => mandates === null)
  return renderSection(lang, {
    id: 'mandates',
    title: words.mandates,
    body: [
      renderTable(lang, words.open, rows.filter(isOpen)),
      waiting.length > 0 && renderWaiting(lang, waiting),
      former.length > 0 &&
        html`<details open><summary>${words.former[lang]} (${formatCount(lang, former.length)})</summary>${renderTable(lang, words.former, former)}</details>`,
      rows.length === 0 && waiting.length === 0 && renderEmpty(words.none[lang]),
      companies.length < companyCount &&
        html`<p class="source">${words.more[lang](formatCount(lang, companies.length))}</p>`,
    ],
  })
}

function renderWaiting(lang: Lang, companies: readonly PersonCompany[]): Html {
  return html`<h3>${words.unknown[lang]}</h3>
<p class="gap unread">${words.waiting[lang]}</p>
<ul>${companies.map(company => html`<li>${renderCompany(lang, company)}</li>\n`)}</ul>`
}

function renderTable(lang: Lang, title: Phrase, rows: readonly Row[]): Content {
  if (rows.length === 0) return null
  return html`<table class="stacking"><caption>${title[lang]}</caption>
<thead><tr><th scope="col">${words.company[lang]}</th><th scope="col">${words.role[lang]}</th><th scope="col">${words.period[lang]}</th><th scope="col">${words.state[lang]}</th><th scope="col">${words.source[lang]}</th></tr></thead>
<tbody>${rows.map(row => renderRow(lang, row))}</tbody></table>`
}

function renderRow(lang: Lang, { company, mandate }: Row): Html {
  const { roleKind, name, holderNumber, numacs, sourceNumac } = mandate
  const sources = numacs.length === 0 ? [sourceNumac] : numacs
  return html`<tr>
<th scope="row">${renderCompany(lang, company)}</th>
<td>${renderRole(lang, mandate)}${
    roleKind === 'director_company' &&
    html`<br><span class="soft small">${words.representing[lang]} ${holderNumber === null ? name : html`<a href="${dossierPath(lang, holderNumber)}">${name}</a>`}</span>`
  }</td>
<td>${renderPeriod(lang, mandate)}</td>
<td>${renderState(lang, mandate)}</td>
<td class="small">${sources.map((numac, at) => html`${at > 0 && ', '}${linkPublication(lang, numac, null)}`)}</td>
</tr>\n`
}

function renderCompany(lang: Lang, company: PersonCompany): Html {
  return html`${linkCompany(lang, company)}${
    company.openBankruptcy
      ? html` <span class="chip bad">${words.openBankruptcy[lang]}</span>`
      : (company.insolvencyEventCount ?? 0) > 0 &&
        html` <span class="chip warn">${words.insolvency[lang]}</span>`
  }${!company.inRegister && html` <span class="chip plain">${words.notInRegister[lang]}</span>`}`
}

/** Name and link of a company; its number where the register never had it. */
export function linkCompany(lang: Lang, { enterpriseNumber, legalName }: NamedCompany): Html {
  const path = dossierPath(lang, legalName === null ? enterpriseNumber : slug(legalName, enterpriseNumber))
  return html`<a href="${path}">${legalName ?? formatNumberWithDots(enterpriseNumber)}</a>`
}
