// Gazette publications about the company with their extracted facts.

import wordings from '../../../../../data/wordings/site/acts-section.json' with { type: 'json' }
import type { GazetteFact } from '../../../../domain/publications/gazette-fact.ts'
import type { Act } from '../../../../store/gazette/acts.ts'
import type { PublishedOverview } from '../../../../usecases/dossier/get-overview.ts'
import { COMPANY_CHANGES, MANDATE_CHANGES } from '../../../i18n/act-changes.ts'
import { eventKindLabel } from '../../../i18n/event-kinds.ts'
import { COLON, formatCount, formatDate } from '../../../i18n/format.ts'
import { type Lang, phrases, sentence } from '../../../i18n/languages.ts'
import { renderRole } from '../../../i18n/offices.ts'
import { PUBLICATION_KINDS } from '../../../i18n/publication-kinds.ts'
import { NOT_LOADED } from '../../../i18n/source-names.ts'
import { type Content, type Html, html } from '../../html.ts'
import { type DataCoverage, formatGazetteDays } from '../data-coverage.ts'
import { linkPublication, renderEmpty, renderSection, renderUnavailable } from '../section.ts'

const words = {
  ...phrases(wordings.words),
  newest: sentence(wordings.sentences.newest, 'shown', 'total'),
  superseded: phrases(wordings.superseded),
}

/** The words that prove a fact, or null; on paper they stand below it. */
export type QuoteOf = (fact: GazetteFact) => string | null

export function renderActs(
  lang: Lang,
  { acts }: PublishedOverview,
  basis: DataCoverage,
  quoteOf: QuoteOf = () => null,
): Html {
  const body = renderActList(lang, acts, basis, quoteOf)
  return renderSection(lang, { id: 'acts', title: words.title, body })
}

function renderActList(
  lang: Lang,
  acts: PublishedOverview['acts'],
  { days, notLoaded }: DataCoverage,
  quoteOf: QuoteOf,
): Content {
  if (acts === null && notLoaded.has('gazette')) return renderUnavailable(NOT_LOADED.gazette[lang])
  if (acts === null) return renderUnavailable(words.unread[lang])
  if (acts.total === 0) return renderEmpty(`${words.nothing[lang]} ${formatGazetteDays(lang, days)}`)
  const shown = acts.acts.length
  return [
    shown < acts.total &&
      html`<p class="soft">${words.newest[lang](formatCount(lang, shown), formatCount(lang, acts.total))}</p>`,
    html`<ul class="acts">${acts.acts.map(act => renderAct(lang, act, quoteOf))}</ul>`,
  ]
}

function renderAct(lang: Lang, act: Act, quoteOf: QuoteOf): Html {
  const { numac, publishedOn, kind, rubrics, facts, supersededBy } = act
  return html`<li><p class="when">${
    publishedOn
      ? html`<time datetime="${publishedOn}">${formatDate(lang, publishedOn)}</time>`
      : words.undated[lang]
  } · ${PUBLICATION_KINDS[kind][lang]} ${linkPublication(lang, numac, publishedOn)}${
    supersededBy &&
    html` <span class="chip warn">${words.superseded[supersededBy.effect][lang]} ${supersededBy.numac}</span>`
  }</p>
${rubrics.length > 0 && html`<p class="soft small">${rubrics.join(' · ')}</p>`}
${renderFacts(lang, facts, quoteOf)}</li>\n`
}

function renderFacts(lang: Lang, facts: Act['facts'], quoteOf: QuoteOf): Html {
  if (facts === null) return html`<p class="soft small">${words.waiting[lang]}</p>`
  if (facts.length === 0) return html`<p class="soft small">${words.noFacts[lang]}</p>`
  return html`<ul>${facts.map(fact => {
    const quote = quoteOf(fact)
    return html`<li>${renderFact(lang, fact)}${quote && html`<br><q class="soft">${quote}</q>`}</li>`
  })}</ul>`
}

function renderFact(lang: Lang, fact: GazetteFact): Content {
  if (fact.fact === 'event') return eventKindLabel(fact.eventKind, lang)
  if (fact.fact === 'mandate') {
    const { change, holder, representative, doubtful } = fact
    return html`${MANDATE_CHANGES[change][lang]}${COLON[lang]}${holder.name}${
      representative && html` (${words.represents[lang]} ${representative})`
    }, ${renderRole(lang, fact)}${doubtful && html` <span class="soft small">(${words.doubtful[lang]})</span>`}`
  }
  const { change, before, after } = fact
  return html`${COMPANY_CHANGES[change][lang]}${(before || after) && COLON[lang]}${before}${before && after && ' → '}${after}`
}
