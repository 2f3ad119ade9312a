// Owners, holdings and group of a company by filings, with contradictions between the two sides. Persons are named to
// members only.

import { slug } from '../../../../domain/company/company.ts'
import {
  isImplausible,
  type OwnershipClaim,
  type OwnershipLink,
  type OwnershipParty,
} from '../../../../domain/ownership/ownership-links.ts'
import type { CompanyOwnership } from '../../../../usecases/ownership/get-ownership.ts'
import { COLON, formatCount, formatDate, formatHeldShare, formatNumber } from '../../../i18n/format.ts'
import { type Lang, phrase } from '../../../i18n/languages.ts'
import { NOT_LOADED } from '../../../i18n/source-names.ts'
import { type Content, type Html, html } from '../../html.ts'
import { dossierPath } from '../../paths.ts'
import type { DataCoverage } from '../data-coverage.ts'
import { renderEmpty, renderSection, renderUnavailable } from '../section.ts'
import { MAX_ROWS, renderGroupGraph } from './group-graph.ts'
import { renderGroupSize } from './group-size.ts'

const words = {
  title: phrase('Groep en eigenaars', 'Groupe et propriétaires', 'Gruppe und Eigentümer', 'Group and owners'),
  unread: phrase(
    'De bron van de jaarrekeningen kon niet worden geraadpleegd. Wie deze onderneming bezit, weten we op dit moment niet.',
    'La source des comptes annuels n’a pas pu être consultée. Nous ne savons pas, pour l’instant, à qui appartient cette entreprise.',
    'Die Quelle der Jahresabschlüsse konnte nicht gelesen werden. Wem dieses Unternehmen gehört, wissen wir im Augenblick nicht.',
    'The annual accounts are unavailable. Who owns this company is currently unknown.',
  ),
  heldBy: phrase('Eigenaars', 'Propriétaires', 'Eigentümer', 'Owners'),
  holds: phrase('Deelnemingen', 'Participations', 'Beteiligungen', 'Participating interests'),
  ownersUnknown: phrase(
    'Geen neergelegde jaarrekening die hier is ingelezen zegt wie deze onderneming bezit.',
    'Aucun compte annuel déposé et chargé ici ne dit à qui appartient cette entreprise.',
    'Kein hier eingelesener Jahresabschluss sagt, wem dieses Unternehmen gehört.',
    'No filing loaded here states who owns this company.',
  ),
  holdingsUnknown: phrase(
    'Geen neergelegde jaarrekening die hier is ingelezen zegt welke deelnemingen deze onderneming heeft.',
    'Aucun compte annuel déposé et chargé ici ne dit quelles participations cette entreprise détient.',
    'Kein hier eingelesener Jahresabschluss sagt, welche Beteiligungen dieses Unternehmen hat.',
    'No filing loaded here states what this company holds.',
  ),
  noHoldings: phrase<(day: string) => string>(
    day => `De jaarrekening afgesloten op ${day} vermeldt geen deelnemingen.`,
    day => `Les comptes annuels clôturés le ${day} ne mentionnent aucune participation.`,
    day => `Der Jahresabschluss zum ${day} nennt keine Beteiligungen.`,
    day => `The accounts closed on ${day} list no participating interests.`,
  ),
  name: phrase('Naam', 'Nom', 'Name', 'Name'),
  byHolder: phrase('Volgens de houder', 'Selon le détenteur', 'Laut Inhaber', 'According to the holder'),
  byHeld: phrase(
    'Volgens de onderneming',
    'Selon l’entreprise',
    'Laut Unternehmen',
    'According to the company',
  ),
  figures: phrase(
    'Eigen vermogen en resultaat',
    'Capitaux propres et résultat',
    'Eigenkapital und Ergebnis',
    'Equity and result',
  ),
  notStated: phrase('niet vermeld', 'non mentionné', 'nicht genannt', 'not stated'),
  through: phrase<(share: string) => string>(
    share => `en ${share} via dochters`,
    share => `et ${share} par des filiales`,
    share => `und ${share} über Töchter`,
    share => `and ${share} through subsidiaries`,
  ),
  deposit: phrase<(reference: string, day: string) => string>(
    (reference, day) => `neerlegging ${reference}, boekjaar tot ${day}`,
    (reference, day) => `dépôt ${reference}, exercice clos le ${day}`,
    (reference, day) => `Hinterlegung ${reference}, Geschäftsjahr bis ${day}`,
    (reference, day) => `deposit ${reference}, year ended ${day}`,
  ),
  contradiction: phrase(
    'spreken elkaar tegen',
    'se contredisent',
    'widersprechen sich',
    'contradict each other',
  ),
  implausible: phrase(
    'meer dan het geheel, niet meegerekend',
    'plus que le tout, non pris en compte',
    'mehr als das Ganze, nicht berücksichtigt',
    'more than the whole, not counted',
  ),
  superseded: phrase(
    'staat niet in een latere neerlegging',
    'absent d’un dépôt ultérieur',
    'fehlt in einer späteren Hinterlegung',
    'not in a later filing',
  ),
  matched: phrase(
    'gevonden op naam en adres',
    'trouvée par nom et adresse',
    'nach Name und Anschrift gefunden',
    'found by name and address',
  ),
  persons: phrase<(count: number) => string>(
    count => (count === 1 ? 'Een natuurlijke persoon' : `${count} natuurlijke personen`),
    count => (count === 1 ? 'Une personne physique' : `${count} personnes physiques`),
    count => (count === 1 ? 'Eine natürliche Person' : `${count} natürliche Personen`),
    count => (count === 1 ? 'A natural person' : `${count} natural persons`),
  ),
  personsNote: phrase(
    'Natuurlijke personen worden alleen aan leden met naam getoond.',
    'Les personnes physiques ne sont nommées qu’aux membres.',
    'Natürliche Personen werden nur Mitgliedern namentlich gezeigt.',
    'Natural persons are named to members only.',
  ),
  group: phrase('Groep', 'Groupe', 'Gruppe', 'Group'),
  exceedsWhole: phrase(
    'De aandelen van de houders zijn samen meer dan 100 %: de neerleggingen spreken elkaar tegen.',
    'Les parts des détenteurs dépassent ensemble 100 % : les dépôts se contredisent.',
    'Die Anteile der Inhaber übersteigen zusammen 100 %: Die Hinterlegungen widersprechen sich.',
    'The shares of the holders exceed 100 % together: filings contradict each other.',
  ),
  ultimate: phrase(
    'Hoogste bekende houder van een meerderheid',
    'Détenteur majoritaire ultime connu',
    'Oberster bekannter Mehrheitsinhaber',
    'Ultimate majority holder known',
  ),
  cycle: phrase(
    'De houders van een meerderheid bezitten elkaar in een kring: er is geen hoogste houder.',
    'Les détenteurs majoritaires se détiennent en cercle : il n’y a pas de détenteur ultime.',
    'Die Mehrheitsinhaber halten einander im Kreis: Es gibt keinen obersten Inhaber.',
    'The majority holders hold each other in a circle: there is no ultimate holder.',
  ),
  contested: phrase<(count: string) => string>(
    count => `Betwiste meerderheden, die niet zijn gevolgd: ${count}.`,
    count => `Majorités contestées, qui n’ont pas été suivies : ${count}.`,
    count => `Umstrittene Mehrheiten, denen nicht gefolgt wurde: ${count}.`,
    count => `Contested majorities, which were not followed: ${count}.`,
  ),
  more: phrase<(count: string) => string>(
    count => `Getekend zijn de eerste ${count}; de API heeft ze alle.`,
    count => `Seules les ${count} premières sont dessinées ; l’API les a toutes.`,
    count => `Gezeichnet sind die ersten ${count}; die API hat alle.`,
    count => `The first ${count} are drawn; the API has all.`,
  ),
  legend: phrase(
    'Omkaderd: deze onderneming. Rood: failliet volgens het register of het Staatsblad. Percentages: aandeel van de houder erboven.',
    'Encadrée : cette entreprise. Rouge : en faillite selon le registre ou le Moniteur. Pourcentages : part du détenteur au-dessus.',
    'Umrandet: dieses Unternehmen. Rot: laut Register oder Staatsblatt in Konkurs. Prozente: Anteil des Inhabers darüber.',
    'Outlined: this company. Red: bankrupt according to the register or the gazette. Percentages: share of the holder above.',
  ),
}

type Shown = { ownership: CompanyOwnership; namesPersons: boolean }

/** `namesPersons`: for members. `ownership` null when the accounts did not answer. */
export function renderOwnership(
  lang: Lang,
  ownership: CompanyOwnership | null,
  namesPersons: boolean,
  { notLoaded }: DataCoverage,
): Html {
  const body =
    ownership === null
      ? renderUnavailable((notLoaded.has('accounts') ? NOT_LOADED.accounts : words.unread)[lang])
      : renderBody(lang, { ownership, namesPersons })
  return renderSection(lang, { id: 'ownership', title: words.title, body })
}

function renderBody(lang: Lang, shown: Shown): Content {
  const { heldBy, heldByExceedsWhole, holds, filing } = shown.ownership
  return [
    heldBy === null
      ? renderEmpty(words.ownersUnknown[lang])
      : renderLinks(lang, words.heldBy[lang], heldBy, shown, false),
    heldByExceedsWhole && html`<p><span class="chip warn">${words.exceedsWhole[lang]}</span></p>`,
    holds === null && renderEmpty(words.holdingsUnknown[lang]),
    holds?.length === 0 &&
      renderEmpty(words.noHoldings[lang](filing?.periodEnd ? formatDate(lang, filing.periodEnd) : '')),
    holds !== null && holds.length > 0 && renderLinks(lang, words.holds[lang], holds, shown, true),
    renderGroup(lang, shown),
  ]
}

function renderLinks(
  lang: Lang,
  caption: string,
  links: readonly OwnershipLink[],
  { ownership, namesPersons }: Shown,
  hasFigures: boolean,
): Content {
  const isShown = ({ party }: OwnershipLink) => namesPersons || party.kind === 'company'
  const unnamed = links.filter(link => !isShown(link)).length
  const named = links.filter(isShown)
  return [
    named.length > 0 &&
      html`<table class="stacking"><caption>${caption}</caption>
<thead><tr><th scope="col">${words.name[lang]}</th><th scope="col">${words.byHolder[lang]}</th><th scope="col">${words.byHeld[lang]}</th>${
        hasFigures && html`<th scope="col">${words.figures[lang]}</th>`
      }</tr></thead>
<tbody>${named.map(link => renderLink(lang, link, ownership, hasFigures))}</tbody></table>`,
    unnamed > 0 &&
      html`<p class="soft small">${named.length === 0 && `${caption}${COLON[lang]}`}${words.persons[lang](unnamed)}. ${words.personsNote[lang]}</p>`,
  ]
}

function renderLink(
  lang: Lang,
  { party, byHolder, byHeld, contradiction }: OwnershipLink,
  ownership: CompanyOwnership,
  hasFigures: boolean,
): Html {
  return html`<tr>
<th scope="row">${renderParty(lang, party, ownership)}${
    contradiction && html`<br><span class="chip warn">${words.contradiction[lang]}</span>`
  }</th>
<td data-label="${words.byHolder[lang]}">${renderClaim(lang, byHolder)}</td>
<td data-label="${words.byHeld[lang]}">${renderClaim(lang, byHeld)}</td>
${hasFigures && html`<td class="small" data-label="${words.figures[lang]}">${renderFigures(lang, byHolder)}</td>`}
</tr>\n`
}

function renderParty(lang: Lang, party: OwnershipParty, { named }: CompanyOwnership): Content {
  const { enterpriseNumber, name, country, foreignIdentifier, matchedByName } = party
  const registered = enterpriseNumber && named.get(enterpriseNumber)
  const abroad = [country !== 'BE' && country, foreignIdentifier].filter(Boolean).join(' ')
  return html`${
    registered
      ? html`<a href="${dossierPath(lang, slug(registered.legalName, registered.enterpriseNumber))}">${registered.legalName}</a>`
      : name
  }${abroad && html` <span class="soft small">(${abroad})</span>`}${
    matchedByName && html`<br><span class="soft small">${words.matched[lang]}</span>`
  }`
}

function renderClaim(lang: Lang, claim: OwnershipClaim | null): Content {
  if (claim === null) return html`<span class="soft small">${words.notStated[lang]}</span>`
  const { direct, throughSubsidiaries, reference, periodEnd, superseded } = claim
  const share = direct === null ? words.notStated[lang] : formatHeldShare(lang, Number(direct))
  const through =
    throughSubsidiaries !== null && Number(throughSubsidiaries) > 0
      ? ` ${words.through[lang](formatHeldShare(lang, Number(throughSubsidiaries)))}`
      : ''
  const source = words.deposit[lang](reference, periodEnd === null ? '?' : formatDate(lang, periodEnd))
  return html`${share}${through}<br><span class="soft small">${source}</span>${
    superseded && html`<br><span class="chip plain">${words.superseded[lang]}</span>`
  }${isImplausible(claim) && html`<br><span class="chip warn">${words.implausible[lang]}</span>`}`
}

function renderFigures(lang: Lang, claim: OwnershipClaim | null): Content {
  const { equity = null, netResult = null, currency = null, accountsDate = null } = claim?.accounts ?? {}
  if (equity === null && netResult === null) return words.notStated[lang]
  const amounts = [equity, netResult].map(amount =>
    amount === null ? words.notStated[lang] : formatNumber(lang, Number(amount)),
  )
  return html`${amounts.join(' / ')} ${currency}${accountsDate && html`<br>${formatDate(lang, accountsDate)}`}`
}

function renderGroup(lang: Lang, { ownership, namesPersons }: Shown): Content {
  const { group, groupSize, size, company, named, bankrupt } = ownership
  const ultimate = group.parents.at(-1)?.party
  const drawing = renderGroupGraph(lang, { company, group, named, bankrupt, namesPersons })
  if (!ultimate && !drawing && !group.cycle && group.contested.length === 0) return null
  return html`<h3>${words.group[lang]}</h3>
${group.cycle && html`<p>${words.cycle[lang]}</p>`}
${
  ultimate &&
  !group.cycle &&
  html`<p>${words.ultimate[lang]}${COLON[lang]}${
    ultimate.kind === 'person' && !namesPersons
      ? words.persons[lang](1)
      : renderParty(lang, ultimate, ownership)
  }${
    group.parents.some(({ superseded }) => superseded) &&
    html` <span class="chip plain">${words.superseded[lang]}</span>`
  }</p>`
}
${drawing && html`<figure>${drawing}<figcaption class="soft small">${words.legend[lang]}${group.parents.length + group.members.length > MAX_ROWS && ` ${words.more[lang](formatCount(lang, MAX_ROWS))}`}</figcaption></figure>`}
${groupSize && renderGroupSize(lang, groupSize, size)}
${group.contested.length > 0 && html`<p class="soft small">${words.contested[lang](formatCount(lang, group.contested.length))}</p>`}`
}
