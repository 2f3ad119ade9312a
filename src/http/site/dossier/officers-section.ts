// Board and mandates: who holds an office, how surely, since when, and by which publication.

import { slug } from '../../../domain/company.ts'
import type { Currency } from '../../../domain/mandate.ts'
import type { Officer } from '../../../store/gazette/officers.ts'
import type { ReadDays } from '../../../store/gazette/read-days.ts'
import type { Overview } from '../../../usecases/get-overview.ts'
import type { Officers } from '../../../usecases/list-officers.ts'
import { formatCount, formatShortDate } from '../format.ts'
import { type Content, type Html, html } from '../html.ts'
import { type Lang, type Phrase, phrase } from '../languages.ts'
import { dossierPath } from '../paths.ts'
import { linkPublication } from './publication-link.ts'
import { tellReadDays } from './read-days.ts'
import { renderNothing, renderSection, renderUnread } from './section.ts'

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
    'The official gazette could not be read. Who holds a mandate is not known just now.',
  ),
  waiting: phrase(
    'Er wachten nog publicaties over deze onderneming om gelezen te worden. Wie een mandaat heeft, weten we pas daarna.',
    'Des publications concernant cette entreprise attendent encore d’être lues. Qui exerce un mandat ne sera connu qu’ensuite.',
    'Veröffentlichungen zu diesem Unternehmen warten noch darauf, gelesen zu werden. Wer ein Mandat hat, wissen wir erst danach.',
    'Texts of the gazette about this company wait to be read. Who holds a mandate is not known until then.',
  ),
  nothing: phrase(
    'In wat van het Staatsblad is ingelezen, staat niemand vermeld. Dat betekent niet dat er geen bestuurders zijn.',
    'Personne n’est mentionné dans ce qui a été lu du Moniteur. Cela ne veut pas dire qu’il n’y a pas d’administrateurs.',
    'In dem, was vom Staatsblatt eingelesen ist, wird niemand genannt. Das heißt nicht, dass es keine Verwalter gibt.',
    'Nobody is named in what has been read of the gazette. That does not mean that there are no directors.',
  ),
  inOffice: phrase('In functie', 'En fonction', 'Im Amt', 'In office'),
  auditors: phrase('Commissarissen', 'Commissaires', 'Kommissare', 'Statutory auditors'),
  court: phrase(
    'Door de rechtbank aangesteld',
    'Désignés par le tribunal',
    'Vom Gericht bestellt',
    'Appointed by a court',
  ),
  former: phrase('Voormalige mandaten', 'Anciens mandats', 'Frühere Mandate', 'Former mandates'),
  name: phrase('Naam', 'Nom', 'Name', 'Name'),
  role: phrase(
    'Functie zoals neergelegd',
    'Fonction telle que déposée',
    'Funktion wie hinterlegt',
    'Role as filed',
  ),
  period: phrase('Periode', 'Période', 'Zeitraum', 'Period'),
  state: phrase('Stand', 'État', 'Stand', 'State'),
  source: phrase('Bron', 'Source', 'Quelle', 'Source'),
  representedBy: phrase('vertegenwoordigd door', 'représentée par', 'vertreten durch', 'represented by'),
  from: phrase('sinds', 'depuis', 'seit', 'since'),
  until: phrase('tot', 'jusqu’au', 'bis', 'until'),
  term: phrase('termijn tot', 'terme au', 'Amtszeit bis', 'term until'),
  confirmed: phrase('laatst bevestigd', 'dernière confirmation', 'zuletzt bestätigt', 'last confirmed'),
  noDates: phrase(
    'datums niet neergelegd',
    'dates non déposées',
    'Daten nicht hinterlegt',
    'dates not filed',
  ),
  staleNote: phrase(
    '“Niet herbevestigd”: het mandaat is open, maar al lang door geen akte of jaarrekening bevestigd, of de vermelde termijn is voorbij.',
    '« Non reconfirmé » : le mandat est ouvert, mais aucun acte ni compte annuel ne l’a confirmé depuis longtemps, ou son terme est passé.',
    '„Nicht erneut bestätigt“: Das Mandat ist offen, wurde aber lange durch keinen Akt und keinen Jahresabschluss bestätigt, oder seine Amtszeit ist abgelaufen.',
    '“Not reconfirmed”: the mandate is open, but no act or filing has confirmed it for long, or its stated term has passed.',
  ),
}

const CURRENCIES: Record<Currency, { name: Phrase; look: string }> = {
  current: { name: phrase('lopend', 'en cours', 'laufend', 'current'), look: 'good' },
  stale: {
    name: phrase('niet herbevestigd', 'non reconfirmé', 'nicht erneut bestätigt', 'not reconfirmed'),
    look: 'warn',
  },
  former: { name: phrase('beëindigd', 'terminé', 'beendet', 'former'), look: 'plain' },
}

export function renderOfficers(lang: Lang, overview: Overview, days: ReadDays | undefined): Html {
  const { officers, holders, dossier } = overview
  const body =
    officers === null
      ? renderUnread(words[dossier.unreadTexts > 0 ? 'waiting' : 'unread'][lang])
      : renderAll(lang, officers, days, { publication: linkBy(lang, overview), holders })
  return renderSection(lang, { id: 'officers', title: words.title, body })
}

/** What names and numbers lead to. */
type Links = { publication(numac: string): Html; holders: Overview['holders'] }

// A mandate tells the number of its publication and not its day, which every address of the gazette holds: the
// publications shown further down tell both.
function linkBy(lang: Lang, { acts, events }: Overview): Links['publication'] {
  const days = new Map<string, string | null>([
    ...(acts?.acts ?? []).map(({ numac, publishedOn }) => [numac, publishedOn] as const),
    ...(events ?? []).map(({ numac, pubDate }) => [numac, pubDate] as const),
  ])
  return numac => linkPublication(lang, numac, days.get(numac) ?? null)
}

function renderAll(
  lang: Lang,
  { officers: board, auditors, courtAppointed }: Officers,
  days: ReadDays | undefined,
  links: Links,
): Content {
  if (board.length + auditors.length + courtAppointed.length === 0)
    return renderNothing(`${words.nothing[lang]} ${tellReadDays(lang, days)}`)
  const isOpen = ({ currency }: Officer) => currency !== 'former'
  const former = [...board, ...auditors].filter(officer => !isOpen(officer))
  const open = board.filter(isOpen)
  const table = (title: Phrase, shown: readonly Officer[]) => renderTable(lang, title, shown, links)
  return [
    table(words.court, courtAppointed),
    table(words.inOffice, open),
    table(words.auditors, auditors.filter(isOpen)),
    open.some(({ currency }) => currency === 'stale') && html`<p class="source">${words.staleNote[lang]}</p>`,
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

function renderOfficer(lang: Lang, officer: Officer, { publication, holders }: Links): Html {
  const { name, holderNumber, representative, address, role, currency, sourceNumac } = officer
  const { name: state, look } = CURRENCIES[currency]
  const holder = holderNumber && holders.get(holderNumber)
  const path = holder && dossierPath(lang, slug(holder.legalName, holder.enterpriseNumber))
  return html`<tr>
<th scope="row">${path ? html`<a href="${path}">${name}</a>` : name}${
    representative && html`<br><span class="soft small">${words.representedBy[lang]} ${representative}</span>`
  }${address && html`<br><span class="soft small">${address}</span>`}</th>
<td>${role}</td>
<td>${renderPeriod(lang, officer)}</td>
<td><span class="chip ${look}">${state[lang]}</span></td>
<td class="small">${publication(sourceNumac)}</td>
</tr>\n`
}

function renderPeriod(lang: Lang, { from, to, termEndsOn, confirmedOn }: Officer): Content {
  const day = (date: string) =>
    html`<time datetime="${date}" class="number">${formatShortDate(lang, date)}</time>`
  const parts = [
    from && html`${words.from[lang]} ${day(from)}`,
    to && html`${words.until[lang]} ${day(to)}`,
    !to && termEndsOn && html`${words.term[lang]} ${day(termEndsOn)}`,
  ].filter(part => part !== null && part !== '' && part !== false)
  return html`${parts.length === 0 ? words.noDates[lang] : parts.map((part, i) => html`${i > 0 && ', '}${part}`)}${
    !to &&
    confirmedOn &&
    html`<br><span class="soft small">${words.confirmed[lang]} ${day(confirmedOn)}</span>`
  }`
}
