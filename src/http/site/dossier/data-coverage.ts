// Data coverage behind an empty or missing result: gazette days read, deposits loaded, load state of the
// sources, and the sentences that say so.

import wordings from '../../../../data/wordings/site/data-coverage.json' with { type: 'json' }
import type { SourceName } from '../../../domain/errors.ts'
import type { AccountsFreshness } from '../../../store/db/freshness.ts'
import { type LoadedSource, type LoadStates, notLoadedOf } from '../../../store/db/require-loaded.ts'
import type { Coverage, GazetteCoverage } from '../../../store/gazette/coverage.ts'
import type { Freshness } from '../../../usecases/health/read-freshness.ts'
import { COLON, formatCount, formatDate, formatShortDate } from '../../i18n/format.ts'
import { type Lang, phrase, phrases, sentence } from '../../i18n/languages.ts'
import { PUBLICATION_KINDS } from '../../i18n/publication-kinds.ts'

// The period of gazette publications that was read, shown next to every empty result.

const words = {
  ...phrases(wordings.words),
  read: sentence(wordings.sentences.read, 'from', 'until'),
  missing: phrase<(count: string, one: boolean) => string>(
    (count, one) =>
      `; van ${count} ${one ? 'werkdag' : 'werkdagen'} daartussen is geen publicatie met die datum ingelezen`,
    (count, one) =>
      ` ; pour ${count} ${one ? 'jour ouvrable' : 'jours ouvrables'} dans l’intervalle, aucune publication portant cette date n’a été lue`,
    (count, one) =>
      `; von ${count} ${one ? 'Werktag' : 'Werktagen'} dazwischen ist keine Veröffentlichung dieses Datums eingelesen`,
    (count, one) => `; ${count} working ${one ? 'day' : 'days'} in between without a processed publication`,
  ),
}

/** One sentence; `days` is undefined when it could not be read. */
export function formatReadDays(lang: Lang, days: Coverage | undefined): string {
  if (days === undefined) return words.unknown[lang]
  const { from, until, missing } = days
  if (from === null || until === null) return words.none[lang]
  const gaps = missing > 0 ? words.missing[lang](formatCount(lang, missing), missing === 1) : ''
  return `${words.read[lang](formatDate(lang, from), formatDate(lang, until))}${gaps}.`
}

/** The same of acts and of court notices, for what rests on both. */
export function formatGazetteDays(lang: Lang, days: GazetteCoverage | undefined): string {
  const told = (kind: 'act' | 'court_notice', read: Coverage | undefined) =>
    `${PUBLICATION_KINDS[kind][lang]}${COLON[lang]}${formatReadDays(lang, read)}`
  return `${told('act', days?.acts)} ${told('court_notice', days?.notices)}`
}

/** Short form; null when no days are known. */
export function formatReadDaysShort(lang: Lang, days: Coverage | undefined): string | null {
  if (!days?.from || !days.until) return null
  return `${formatShortDate(lang, days.from)}–${formatShortDate(lang, days.until)}`
}

export type DataCoverage = {
  /** Undefined when they could not be read. */
  days: GazetteCoverage | undefined
  /** Null when it could not be read. */
  deposits: AccountsFreshness | null
  /** Sources that were never loaded, as opposed to unavailable ones. */
  notLoaded: ReadonlySet<SourceName>
  /** Sources known to contain data. */
  loaded: ReadonlySet<SourceName>
}

/** `freshness` null when it could not be read. */
export function dataCoverageOf(freshness: Freshness | null, states: LoadStates): DataCoverage {
  const sources = Object.keys(states) as LoadedSource[]
  return {
    days: freshness?.gazette?.read,
    deposits: freshness?.accounts ?? null,
    notLoaded: notLoadedOf(states),
    loaded: new Set(sources.filter(source => states[source] === 'loaded')),
  }
}
