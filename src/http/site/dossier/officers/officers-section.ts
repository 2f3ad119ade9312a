// Officers and mandates with their state, doubts, period and source, and persons named only in the accounts.

import { slug } from '../../../../domain/company/company.ts'
import { isUnconfirmed } from '../../../../domain/officers/mandate.ts'
import type { NamedInAccounts } from '../../../../domain/officers/officer-filings.ts'
import type { Officer } from '../../../../store/gazette/officers.ts'
import type { PublishedOverview } from '../../../../usecases/dossier/get-overview.ts'
import type { Officers } from '../../../../usecases/officers/list-officers.ts'
import type { PersonIdOf } from '../../../../usecases/people/identify-officers.ts'
import { formatCount } from '../../../i18n/format.ts'
import { type Lang, type Phrase, phrase } from '../../../i18n/languages.ts'
import { renderRole } from '../../../i18n/offices.ts'
import { NOT_LOADED } from '../../../i18n/source-names.ts'
import { type Content, type Html, html } from '../../html.ts'
import { dossierPath, personPath } from '../../paths.ts'
import { type DataCoverage, formatReadDays } from '../data-coverage.ts'
import { linkPublication, renderEmpty, renderSection, renderUnavailable } from '../section.ts'
import { renderPeriod, renderState } from './mandate-state.ts'

const words = {
  title: phrase(
    'Bestuur en mandaten',
    'Administration et mandats',
    'Verwaltung und Mandate',
    'Board and mandates',
  ),
  unread: phrase(
    'Het Belgisch Staatsblad kon niet worden geraadpleegd. Wie een mandaat heeft, weten we op dit moment niet.',
    'Le Moniteur belge n’a pas pu être consulté. Nous ne savons pas, pour l’instant, qui exerce un mandat.',
    'Das Belgische Staatsblatt konnte nicht gelesen werden. Wer ein Mandat hat, wissen wir im Augenblick nicht.',
    'The official gazette is unavailable. Mandates are currently unknown.',
  ),
  waiting: phrase(
    'Er wachten nog publicaties over deze onderneming om gelezen te worden. Wie een mandaat heeft, weten we pas daarna.',
    'Des publications concernant cette entreprise attendent encore d’être lues. Qui exerce un mandat ne sera connu qu’ensuite.',
    'Veröffentlichungen zu diesem Unternehmen warten noch darauf, gelesen zu werden. Wer ein Mandat hat, wissen wir erst danach.',
    'Gazette publications about this company are not yet processed. Mandates are unknown until then.',
  ),
  nothing: phrase(
    'In wat van het Staatsblad is ingelezen, staat niemand vermeld. Dat betekent niet dat er geen bestuurders zijn.',
    'Personne n’est mentionné dans ce qui a été lu du Moniteur. Cela ne veut pas dire qu’il n’y a pas d’administrateurs.',
    'In dem, was vom Staatsblatt eingelesen ist, wird niemand genannt. Das heißt nicht, dass es keine Verwalter gibt.',
    'No mandate was found in the processed gazette publications. This does not mean that there are no directors.',
  ),
  titleOfTrader: phrase('Mandaten', 'Mandats', 'Mandate', 'Mandates'),
  noBoard: phrase(
    'Een natuurlijke persoon heeft geen bestuur: de onderneming is de persoon zelf. Alleen wie een rechtbank aanstelt, zoals een curator, kan hier staan.',
    'Une personne physique n’a pas d’organe d’administration : l’entreprise est la personne elle-même. Seul figure ici qui est désigné par un tribunal, comme un curateur.',
    'Eine natürliche Person hat kein Verwaltungsorgan: Das Unternehmen ist die Person selbst. Hier steht nur, wen ein Gericht bestellt, etwa ein Konkursverwalter.',
    'A natural person has no board: the enterprise is the person. Only court-appointed roles, such as a bankruptcy trustee, can be listed here.',
  ),
  nothingOfTrader: phrase(
    'In wat van het Staatsblad is ingelezen, is niemand door een rechtbank aangesteld.',
    'Personne n’est désigné par un tribunal dans ce qui a été lu du Moniteur.',
    'In dem, was vom Staatsblatt eingelesen ist, ist niemand von einem Gericht bestellt.',
    'No court appointment was found in the processed gazette publications.',
  ),
  open: phrase('Zonder bekend einde', 'Sans fin connue', 'Ohne bekanntes Ende', 'Without a known end'),
  auditors: phrase('Commissarissen', 'Commissaires', 'Kommissare', 'Statutory auditors'),
  court: phrase(
    'Door de rechtbank aangesteld',
    'Désignés par le tribunal',
    'Vom Gericht bestellt',
    'Appointed by a court',
  ),
  former: phrase('Voormalige mandaten', 'Anciens mandats', 'Frühere Mandate', 'Former mandates'),
  name: phrase('Naam', 'Nom', 'Name', 'Name'),
  role: phrase('Functie', 'Fonction', 'Funktion', 'Role'),
  period: phrase('Periode', 'Période', 'Zeitraum', 'Period'),
  state: phrase('Stand', 'État', 'Stand', 'State'),
  source: phrase('Bron', 'Source', 'Quelle', 'Source'),
  representedBy: phrase('vertegenwoordigd door', 'représentée par', 'vertreten durch', 'represented by'),
  staleNote: phrase(
    '“Niet herbevestigd”: het mandaat is open, maar al lang door geen akte of jaarrekening bevestigd, of de vermelde termijn is voorbij.',
    '« Non reconfirmé » : le mandat est ouvert, mais aucun acte ni compte annuel ne l’a confirmé depuis longtemps, ou son terme est passé.',
    '„Nicht erneut bestätigt“: Das Mandat ist offen, wurde aber lange durch keinen Akt und keinen Jahresabschluss bestätigt, oder seine Amtszeit ist abgelaufen.',
    '“Not reconfirmed”: the mandate is open, but no recent act or filing confirms it, or its stated term has passed.',
  ),
  inAccounts: phrase<(year: string) => string>(
    year => `Vermeld in de jaarrekening van ${year}, zonder bekende akte`,
    year => `Mentionnés dans les comptes annuels de ${year}, sans acte connu`,
    year => `Im Jahresabschluss ${year} genannt, ohne bekannten Akt`,
    year => `Named in the ${year} accounts, without a known act`,
  ),
  auditor: phrase('commissaris', 'commissaire', 'Kommissar', 'statutory auditor'),
  manager: phrase(
    'bestuurder of zaakvoerder',
    'administrateur ou gérant',
    'Verwalter oder Geschäftsführer',
    'administrator or manager',
  ),
  deposit: phrase('Neerlegging', 'Dépôt', 'Hinterlegung', 'Deposit'),
  accountsUnread: phrase(
    'De jaarrekeningen konden niet worden geraadpleegd: wie alleen zij vermelden, weten we op dit moment niet.',
    'Les comptes annuels n’ont pas pu être consultés : nous ne savons pas, pour l’instant, qui eux seuls mentionnent.',
    'Die Jahresabschlüsse konnten nicht gelesen werden: Wen nur sie nennen, wissen wir im Augenblick nicht.',
    'The annual accounts are unavailable: persons named only there are currently unknown.',
  ),
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
          `${words[isTrader ? 'nothingOfTrader' : 'nothing'][lang]} ${formatReadDays(lang, isTrader ? days?.notices : days?.acts)}`,
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
