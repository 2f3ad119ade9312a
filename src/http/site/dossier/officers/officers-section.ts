// Officers and mandates with their state, doubts, period and source, and persons named only in the accounts.

import wordings from '../../../../../data/wordings/site/officers-section.json' with { type: 'json' }
import { slug } from '../../../../domain/company/company.ts'
import { isUnconfirmed } from '../../../../domain/officers/mandate.ts'
import type { NamedInAccounts } from '../../../../domain/officers/officer-filings.ts'
import type { Officer } from '../../../../store/gazette/officers.ts'
import type { PublishedOverview } from '../../../../usecases/dossier/get-overview.ts'
import type { Officers } from '../../../../usecases/officers/list-officers.ts'
import type { PersonIdOf } from '../../../../usecases/people/identify-officers.ts'
import { formatCount } from '../../../i18n/format.ts'
import { type Lang, type Phrase, phrases, sentence } from '../../../i18n/languages.ts'
import { renderRole } from '../../../i18n/offices.ts'
import { NOT_LOADED } from '../../../i18n/source-names.ts'
import { type Content, type Html, html } from '../../html.ts'
import { dossierPath, personPath } from '../../paths.ts'
import { type DataCoverage, formatGazetteDays, formatReadDays } from '../data-coverage.ts'
import { linkPublication, renderEmpty, renderSection, renderUnavailable } from '../section.ts'
import { renderPeriod, renderState } from './mandate-state.ts'

const words = {
  ...phrases(wordings.words),
  inAccounts: sentence(wordings.sentences.inAccounts, 'year'),
}

/** `personIdOf` links officers to their pages, which only members see; null for visitors. */
export function renderOfficers(
  lang: Lang,
  overview: PublishedOverview,
  basis: DataCoverage,
  personIdOf: PersonIdOf | null,
): Html {
  const isTrader = overview.dossier.company.naturalPerson
  return renderSection(lang, {
    id: 'officers',
    title: isTrader ? words.titleOfTrader : words.title,
    body: [isTrader && html`<p>${words.noBoard[lang]}</p>`, renderBody(lang, overview, basis, personIdOf)],
  })
}

function renderBody(
  lang: Lang,
  overview: PublishedOverview,
  { days, notLoaded }: DataCoverage,
  personIdOf: PersonIdOf | null,
): Content {
  const { officers, holders, dossier, namedInAccounts, financials } = overview
  if (officers === null && notLoaded.has('gazette')) return renderUnavailable(NOT_LOADED.gazette[lang])
  if (officers === null) return renderUnavailable(words[dossier.unreadTexts > 0 ? 'waiting' : 'unread'][lang])
  const isTrader = dossier.company.naturalPerson
  const isEmpty = Object.values(officers).every(list => list.length === 0)
  return [
    isEmpty
      ? renderEmpty(
          isTrader
            ? `${words.nothingOfTrader[lang]} ${formatReadDays(lang, days?.notices)}`
            : `${words.nothing[lang]} ${formatGazetteDays(lang, days)}`,
        )
      : renderOfficerTables(lang, officers, {
          publication: createPublicationLinker(lang, overview),
          holders,
          personIdOf,
        }),
    financials === null && !notLoaded.has('accounts') && !isTrader
      ? html`<p class="source">${words.accountsUnread[lang]}</p>`
      : renderNamed(lang, namedInAccounts ?? []),
  ]
}

function renderNamed(lang: Lang, named: readonly NamedInAccounts[]): Content {
  const [first] = named
  if (first === undefined) return null
  return html`<table class="stacking"><caption>${words.inAccounts[lang](String(first.year))}</caption>
<thead><tr><th scope="col">${words.name[lang]}</th><th scope="col">${words.role[lang]}</th><th scope="col">${words.period[lang]}</th><th scope="col">${words.source[lang]}</th></tr></thead>
<tbody>${named.map(one => renderNamedOfficer(lang, one))}</tbody></table>`
}

function renderNamedOfficer(lang: Lang, named: NamedInAccounts): Html {
  const { name, representative, role, isAuditor, from, termEndsOn, deposit } = named
  const office = isAuditor ? words.auditor[lang] : words.manager[lang]
  return html`<tr>
<th scope="row">${name}${representative && html`<br><span class="soft small">${words.representedBy[lang]} ${representative}</span>`}</th>
<td>${role ?? office}</td>
<td>${renderPeriod(lang, { from, to: null, termEndsOn, confirmedOn: null })}</td>
<td class="small">${words.deposit[lang]} ${deposit}</td>
</tr>\n`
}

type Links = {
  publication(numac: string): Html
  holders: PublishedOverview['holders']
  personIdOf: PersonIdOf | null
}

// Gazette URLs need the publication date, which a mandate lacks. It is taken from the acts and events of the dossier.
function createPublicationLinker(lang: Lang, { acts, events }: PublishedOverview): Links['publication'] {
  const days = new Map<string, string | null>([
    ...(acts?.acts ?? []).map(({ numac, publishedOn }) => [numac, publishedOn] as const),
    ...(events ?? []).map(({ numac, pubDate }) => [numac, pubDate] as const),
  ])
  return numac => linkPublication(lang, numac, days.get(numac) ?? null)
}

function renderOfficerTables(
  lang: Lang,
  { officers: board, auditors, courtAppointed }: Officers,
  links: Links,
): Content {
  const isOpen = ({ currency }: Officer) => currency !== 'former'
  const former = [...board, ...auditors].filter(officer => !isOpen(officer))
  const open = board.filter(isOpen)
  const table = (title: Phrase, shown: readonly Officer[]) => renderTable(lang, title, shown, links)
  return [
    table(words.court, courtAppointed),
    table(words.open, open),
    table(words.auditors, auditors.filter(isOpen)),
    open.some(officer => officer.currency === 'stale' && !isUnconfirmed(officer)) &&
      html`<p class="source">${words.staleNote[lang]}</p>`,
    former.length > 0 &&
      html`<details><summary>${words.former[lang]} (${formatCount(lang, former.length)})</summary>${table(words.former, former)}</details>`,
  ]
}

function renderTable(lang: Lang, title: Phrase, officers: readonly Officer[], links: Links): Content {
  if (officers.length === 0) return null
  return html`<table class="stacking"><caption>${title[lang]}</caption>
<thead><tr><th scope="col">${words.name[lang]}</th><th scope="col">${words.role[lang]}</th><th scope="col">${words.period[lang]}</th><th scope="col">${words.state[lang]}</th><th scope="col">${words.source[lang]}</th></tr></thead>
<tbody>${officers.map(officer => renderOfficer(lang, officer, links))}</tbody></table>`
}

function renderOfficer(lang: Lang, officer: Officer, { publication, holders, personIdOf }: Links): Html {
  const { name, holderNumber, representative, address, sourceNumac } = officer
  const holder = holderNumber && holders.get(holderNumber)
  const personId = personIdOf?.(officer) ?? null
  const person = (text: string) =>
    personId === null ? text : html`<a href="${personPath(lang, personId)}" rel="nofollow">${text}</a>`
  const path = holder && dossierPath(lang, slug(holder.legalName, holder.enterpriseNumber))
  return html`<tr>
<th scope="row">${path ? html`<a href="${path}">${name}</a>` : representative === null ? person(name) : name}${
    representative &&
    html`<br><span class="soft small">${words.representedBy[lang]} ${person(representative)}</span>`
  }${address && html`<br><span class="soft small">${address}</span>`}</th>
<td>${renderRole(lang, officer)}</td>
<td>${renderPeriod(lang, officer)}</td>
<td>${renderState(lang, officer)}</td>
<td class="small">${publication(sourceNumac)}</td>
</tr>\n`
}
