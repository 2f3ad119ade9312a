// Data sources of the dossier with their freshness, and sources that could not be read.

import wordings from '../../../../data/wordings/site/sources-section.json' with { type: 'json' }
import type { SourceName } from '../../../domain/errors.ts'
import { type Overview, unansweredSources } from '../../../usecases/dossier/get-overview.ts'
import type { Freshness } from '../../../usecases/health/read-freshness.ts'
import { formatDate, formatMoment } from '../../i18n/format.ts'
import { type Lang, phrases, sentence } from '../../i18n/languages.ts'
import { SOURCE_CONTENTS, SOURCE_NAMES } from '../../i18n/source-names.ts'
import { type Html, html } from '../html.ts'
import type { DataCoverage } from './data-coverage.ts'
import { renderSection } from './section.ts'

const words = {
  ...phrases(wordings.words),
  loadedOn: sentence(wordings.sentences.loadedOn, 'moment'),
  extract: sentence(wordings.sentences.extract, 'number', 'day'),
  notices: sentence(wordings.sentences.notices, 'day'),
  acts: sentence(wordings.sentences.acts, 'day'),
  newestDeposit: sentence(wordings.sentences.newestDeposit, 'day'),
  computed: sentence(wordings.sentences.computed, 'day'),
}

/** `freshness` null when it could not be read. */
export function renderSources(
  lang: Lang,
  overview: Overview,
  freshness: Freshness | null,
  { notLoaded, loaded }: DataCoverage,
): Html {
  const shown = overview.dossier.riskScored ? new Set([...loaded, 'risk' as const]) : loaded
  const silent = unansweredSources(overview)
  const body = html`<table class="stacking"><caption class="unseen">${words.title[lang]}</caption>
<thead><tr><th scope="col">${words.source[lang]}</th><th scope="col">${words.what[lang]}</th><th scope="col">${words.state[lang]}</th></tr></thead>
<tbody>${(Object.keys(SOURCE_NAMES) as SourceName[]).map(
    source =>
      html`<tr><th scope="row">${SOURCE_NAMES[source][lang]}</th><td>${SOURCE_CONTENTS[source][lang]}</td><td>${
        silent.includes(source)
          ? html`<span class="chip warn">${words[notLoaded.has(source) ? 'nothing' : 'unread'][lang]}</span>`
          : formatFreshness(lang, source, freshness, shown)
      }${
        source === 'gazette' &&
        overview.dossier.unreadTexts > 0 &&
        html`<br><span class="chip warn">${words.waiting[lang]}</span>`
      }</td></tr>\n`,
  )}</tbody></table>`
  return renderSection(lang, { id: 'sources', title: words.title, body })
}

/** The freshness of a source as text. A loaded source without a date is "unknown", never "empty". */
export function formatFreshness(
  lang: Lang,
  source: SourceName,
  freshness: Freshness | null,
  loaded: ReadonlySet<SourceName>,
): string {
  if (!freshness?.[source]) return words.unknown[lang]
  return (
    FRESHNESS_FORMATTERS[source](lang, freshness) ?? words[loaded.has(source) ? 'unknown' : 'nothing'][lang]
  )
}

/** Null when nothing is loaded. */
const FRESHNESS_FORMATTERS: Record<SourceName, (lang: Lang, freshness: Freshness) => string | null> = {
  register: (lang, { register }) =>
    register?.snapshotDate && register.extractNumber !== null
      ? words.extract[lang](register.extractNumber, formatDate(lang, register.snapshotDate))
      : null,
  // Apart: an act of today says nothing of the insolvencies of yesterday.
  gazette: (lang, { gazette }) => {
    const read = (['notices', 'acts'] as const).flatMap(kind => {
      const until = gazette?.read[kind].until
      return until ? words[kind][lang](formatDate(lang, until)) : []
    })
    return read.length > 0 ? read.join(', ') : null
  },
  accounts: (lang, { accounts }) => {
    if (accounts?.newestOn) return words.newestDeposit[lang](formatDate(lang, accounts.newestOn))
    return accounts?.loadedAt ? words.loadedOn[lang](formatMoment(lang, accounts.loadedAt)) : null
  },
  risk: (lang, { risk }) =>
    risk?.evaluatedAt ? words.computed[lang](formatMoment(lang, risk.evaluatedAt)) : null,
}
