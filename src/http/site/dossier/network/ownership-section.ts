// Owners, holdings and group of a company by filings, with contradictions between the two sides. Persons are named to
// members only.

import wordings from '../../../../../data/wordings/site/ownership-section.json' with { type: 'json' }
import { slug } from '../../../../domain/company/company.ts'
import {
  isImplausible,
  type OwnershipClaim,
  type OwnershipLink,
  type OwnershipParty,
} from '../../../../domain/ownership/ownership-links.ts'
import type { CompanyOwnership } from '../../../../usecases/ownership/get-ownership.ts'
import { COLON, formatCount, formatDate, formatHeldShare, formatNumber } from '../../../i18n/format.ts'
import { type Lang, phrase, phrases, sentence } from '../../../i18n/languages.ts'
import { NOT_LOADED } from '../../../i18n/source-names.ts'
import { type Content, type Html, html } from '../../html.ts'
import { dossierPath } from '../../paths.ts'
import type { DataCoverage } from '../data-coverage.ts'
import { renderEmpty, renderSection, renderUnavailable } from '../section.ts'
import { MAX_ROWS, renderGroupGraph } from './group-graph.ts'
import { renderGroupSize } from './group-size.ts'

const words = {
  ...phrases(wordings.words),
  noHoldings: sentence(wordings.sentences.noHoldings, 'day'),
  through: sentence(wordings.sentences.through, 'share'),
  deposit: sentence(wordings.sentences.deposit, 'reference', 'day'),
  persons: phrase<(count: number) => string>(
    count => (count === 1 ? 'Een natuurlijke persoon' : `${count} natuurlijke personen`),
    count => (count === 1 ? 'Une personne physique' : `${count} personnes physiques`),
    count => (count === 1 ? 'Eine natürliche Person' : `${count} natürliche Personen`),
    count => (count === 1 ? 'A natural person' : `${count} natural persons`),
  ),
  contested: sentence(wordings.sentences.contested, 'count'),
  more: sentence(wordings.sentences.more, 'count'),
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
