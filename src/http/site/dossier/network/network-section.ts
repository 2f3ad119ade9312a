// The network around a company: drawn, with insolvencies around it and companies at its address in words. Natural
// persons are named to members only.

import { slug } from '../../../../domain/company/company.ts'
import type { Overview } from '../../../../usecases/dossier/get-overview.ts'
import type { CompanyNetwork } from '../../../../usecases/network/get-network.ts'
import type { ListedInsolvency } from '../../../../usecases/network/list-insolvencies.ts'
import type { SameAddress } from '../../../../usecases/network/same-address.ts'
import { COLON, formatCount, formatDate, formatList } from '../../../i18n/format.ts'
import type { Lang } from '../../../i18n/languages.ts'
import { NOT_LOADED } from '../../../i18n/source-names.ts'
import { type Content, type Html, html } from '../../html.ts'
import { dossierPath } from '../../paths.ts'
import type { DataCoverage } from '../data-coverage.ts'
import { renderEmpty, renderSection, renderUnavailable } from '../section.ts'
import { renderNetworkGraph } from './network-graph.ts'
import { networkWords as words } from './network-words.ts'

/** `namesPersons`: for members. */
export function renderNetwork(
  lang: Lang,
  { network }: Overview,
  namesPersons: boolean,
  { notLoaded }: DataCoverage,
): Html {
  const unread = notLoaded.has('gazette') && notLoaded.has('accounts') ? NOT_LOADED.gazette : words.unread
  const body =
    network === null
      ? renderUnavailable(unread[lang])
      : renderBody(lang, network, { namesPersons, notLoaded })
  return renderSection(lang, { id: 'network', title: words.title, body })
}

type Shown = Pick<DataCoverage, 'notLoaded'> & { namesPersons: boolean }

function renderBody(lang: Lang, network: CompanyNetwork, { namesPersons, notLoaded }: Shown): Content {
  const { notAnswered, insolvenciesAround, sameAddress } = network
  const missing = notAnswered.filter(name => name === 'gazette' || name === 'accounts' || name === 'people')
  return [
    missing.map(name => {
      const isEmpty = name !== 'people' && notLoaded.has(name)
      return renderUnavailable((isEmpty ? NOT_LOADED[name] : words.missing[name])[lang])
    }),
    renderDrawing(lang, network, namesPersons),
    html`<h3>${words.around[lang]}</h3>`,
    insolvenciesAround === null
      ? renderUnavailable(words.aroundUnknown[lang])
      : renderAround(lang, insolvenciesAround, namesPersons),
    sameAddress !== null && renderAddress(lang, sameAddress),
  ]
}

function renderDrawing(
  lang: Lang,
  { nodes, edges, leftOut }: CompanyNetwork,
  namesPersons: boolean,
): Content {
  const shown = namesPersons ? nodes : nodes.filter(({ party }) => party.kind !== 'person')
  const persons = nodes.length - shown.length
  const graph = renderNetworkGraph(lang, shown, edges)
  const more = shown.length + leftOut.nodes - (graph?.drawn ?? shown.length)
  return [
    graph === null
      ? renderEmpty(words.alone[lang])
      : html`<figure>${graph.drawing}<figcaption>${graph.legend}</figcaption></figure>`,
    more > 0 &&
      html`<p class="soft small">${words.more[lang](formatCount(lang, more), leftOut.isMinimum)}</p>`,
    persons > 0 && html`<p class="soft small">${words.persons[lang](persons)} ${words.personsNote[lang]}</p>`,
  ]
}

function renderAround(lang: Lang, around: readonly ListedInsolvency[], namesPersons: boolean): Content {
  const note = html`<p class="soft small">${words.rule[lang]}${!namesPersons && ` ${words.membersOnly[lang]}`}</p>`
  if (around.length === 0) return [renderEmpty(words.noneAround[lang]), note]
  return [
    summarise(lang, around).map(sentence => html`<p>${sentence}</p>`),
    html`<table class="stacking"><caption>${words.opened[lang]}</caption>
<thead><tr><th scope="col">${words.name[lang]}</th><th scope="col">${words.procedure[lang]}</th><th scope="col">${words.link[lang]}</th></tr></thead>
<tbody>${around.slice(0, MAX_LISTED).map(insolvency => renderInsolvency(lang, insolvency))}</tbody></table>`,
    note,
  ]
}

const MAX_LISTED = 15

/** One sentence for each way of being linked. */
function summarise(lang: Lang, around: readonly ListedInsolvency[]): string[] {
  const bankruptcies = around.filter(({ kind }) => kind === 'bankruptcy')
  return (['people', 'companies', 'group'] as const).flatMap(way => {
    const found = bankruptcies.filter(({ links }) => links.some(({ kind }) => WAYS[kind] === way))
    const companies = new Set(found.map(({ enterpriseNumber }) => enterpriseNumber)).size
    if (companies === 0) return []
    const years = [...new Set(found.flatMap(({ openedOn }) => openedOn?.slice(0, 4) ?? []))].sort()
    return words.bankrupt[way][lang](companies, years.length === 0 ? null : formatList(lang, years))
  })
}

const WAYS: Record<ListedInsolvency['links'][number]['kind'], 'people' | 'companies' | 'group'> = {
  same_person: 'people',
  same_company: 'companies',
  leads: 'companies',
  led_by: 'companies',
  group: 'group',
}

function renderInsolvency(lang: Lang, insolvency: ListedInsolvency): Html {
  const { enterpriseNumber, name, inRegister, kind, openedOn, links } = insolvency
  const opened = openedOn === null ? words.byRegister[lang] : formatDate(lang, openedOn)
  return html`<tr>
<th scope="row">${linkCompany(lang, { enterpriseNumber, legalName: name ?? enterpriseNumber }, inRegister)}</th>
<td data-label="${words.procedure[lang]}">${words.kinds[kind][lang]}<br><span class="soft small">${opened}</span></td>
<td data-label="${words.link[lang]}">${links.map((link, at) => html`${at > 0 && html`<br>`}${renderLink(lang, link)}`)}</td>
</tr>\n`
}

function renderLink(lang: Lang, { kind, through }: ListedInsolvency['links'][number]): Content {
  if (through === null) return words.links[kind][lang]
  const { company, party } = through
  const name = company?.inRegister
    ? linkCompany(lang, company, true)
    : (company?.legalName ?? party.name ?? party.enterpriseNumber)
  return html`${words.links[kind][lang]}${COLON[lang]}${name}`
}

type Named = { enterpriseNumber: ListedInsolvency['enterpriseNumber']; legalName: string }

function linkCompany(lang: Lang, { enterpriseNumber, legalName }: Named, inRegister: boolean): Content {
  return inRegister
    ? html`<a href="${dossierPath(lang, slug(legalName, enterpriseNumber))}">${legalName}</a>`
    : legalName
}

function renderAddress(lang: Lang, { count, isMinimum, isSharedOffice, companies }: SameAddress): Content {
  const counted =
    count === 0
      ? words.noneAtAddress[lang]
      : words.atAddress[lang](formatCount(lang, count), count, isMinimum)
  return html`<h3>${words.address[lang]}</h3>
<p>${counted}${isSharedOffice && html` <span class="chip plain">${words.office[lang]}</span>`}</p>
${isSharedOffice && html`<p class="soft small">${words.officeNote[lang]}</p>`}
${companies.length > 0 && html`<ul>${companies.map(company => html`<li>${linkCompany(lang, company, true)}</li>\n`)}</ul>`}`
}
