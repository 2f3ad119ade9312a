// Data sources of the dossier with their freshness, and sources that could not be read.

import wordings from '../../../../data/wordings/site/sources-section.json' with { type: 'json' }
import type { SourceName } from '../../../domain/errors.ts'
import { type Overview, unansweredSources } from '../../../usecases/dossier/get-overview.ts'
import type { Freshness } from '../../../usecases/health/read-freshness.ts'
import { formatDate, formatMoment } from '../../i18n/format.ts'
import { type Lang, phrase, phrases } from '../../i18n/languages.ts'
import { SOURCE_CONTENTS, SOURCE_NAMES } from '../../i18n/source-names.ts'
import { type Html, html } from '../html.ts'
import type { DataCoverage } from './data-coverage.ts'
import { renderSection } from './section.ts'

const words = {
  ...phrases(wordings.words),
  loadedOn: phrase<(moment: string) => string>(
    moment => `ingelezen op ${moment}; neerleggingen zonder datum`,
    moment => `chargé le ${moment} ; dépôts sans date`,
    moment => `eingelesen am ${moment}; Hinterlegungen ohne Datum`,
    moment => `loaded on ${moment}; filings undated`,
  ),
  extract: phrase<(number: number, day: string) => string>(
    (number, day) => `uittreksel ${number} van ${day}`,
    (number, day) => `extrait ${number} du ${day}`,
    (number, day) => `Auszug ${number} vom ${day}`,
    (number, day) => `extract ${number} of ${day}`,
  ),
  notices: phrase<(day: string) => string>(
    day => `berichten van rechtbanken tot ${day}`,
    day => `avis des tribunaux jusqu’au ${day}`,
    day => `Bekanntmachungen der Gerichte bis ${day}`,
    day => `court notices until ${day}`,
  ),
  acts: phrase<(day: string) => string>(
    day => `akten tot ${day}`,
    day => `actes jusqu’au ${day}`,
    day => `Akten bis ${day}`,
    day => `acts until ${day}`,
  ),
  newestDeposit: phrase<(day: string) => string>(
    day => `neerleggingen tot ${day}`,
    day => `dépôts jusqu’au ${day}`,
    day => `Hinterlegungen bis ${day}`,
    day => `filings until ${day}`,
  ),
  computed: phrase<(day: string) => string>(
    day => `berekend op ${day}`,
    day => `calculé le ${day}`,
    day => `berechnet am ${day}`,
    day => `computed on ${day}`,
  ),
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
