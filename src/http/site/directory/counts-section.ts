// Counts shown on activity and town pages, with their sources.

import wordings from '../../../../data/wordings/site/counts-section.json' with { type: 'json' }
import type { CompanyCounts, CountRun } from '../../../domain/company/company-counts.ts'
import { formatCount, formatDate, formatMoment } from '../../i18n/format.ts'
import { type Lang, phrase, phrases, sentence } from '../../i18n/languages.ts'
import { type Content, type Html, html } from '../html.ts'

const words = {
  ...phrases(wordings.words),
  openingsNote: sentence(wordings.sentences.openingsNote, 'from', 'to'),
  basis: sentence(wordings.sentences.basis, 'moment', 'extract'),
  extract: sentence(wordings.sentences.extract, 'number', 'day'),
}

export const NOT_COUNTED = phrase(
  'De aantallen zijn nog niet berekend. Dat betekent niet dat hier geen ondernemingen zijn.',
  'Les nombres n’ont pas encore été calculés. Cela ne veut pas dire qu’il n’y a pas d’entreprises ici.',
  'Die Zahlen wurden noch nicht berechnet. Das heißt nicht, dass es hier keine Unternehmen gibt.',
  'Counts have not been computed yet. That does not mean that there are no companies here.',
)

export function renderCounts(lang: Lang, counts: CompanyCounts, run: CountRun): Html {
  const { legalPersons, naturalPersons, openBankruptcies, openings } = counts
  const count = (value: number) => formatCount(lang, value)
  return html`<dl class="tiles">
${tile(words.companies[lang], count(legalPersons + naturalPersons))}
${tile(words.legalPersons[lang], count(legalPersons))}
${tile(words.naturalPersons[lang], count(naturalPersons))}
${tile(words.bankrupt[lang], count(openBankruptcies), words.bankruptNote[lang])}
${
  openings === null
    ? tile(words.openings[lang], words.unread[lang], explainMissingOpenings(lang, run), 'unread')
    : tile(words.openings[lang], count(openings), formatPeriod(lang, run))
}
</dl>`
}

function formatPeriod(lang: Lang, { openingsSince, openingsUntil }: CountRun): string | null {
  if (openingsSince === null || openingsUntil === null) return null
  return words.openingsNote[lang](formatDate(lang, openingsSince), formatDate(lang, openingsUntil))
}

export function explainMissingOpenings(lang: Lang, { gazetteState }: CountRun): string {
  return words[gazetteState === 'not_loaded' ? 'gazetteNotLoaded' : 'gazetteSilent'][lang]
}

function tile(term: string, value: Content, note: Content = null, kind = ''): Html {
  return html`<div class="tile ${kind}"><dt>${term}</dt><dd><b class="number">${value}</b>${note && html` <small>${note}</small>`}</dd></div>\n`
}

/** Date and register extract of the counts. */
export function renderBasis(lang: Lang, { computedAt, extractNumber, snapshotDate }: CountRun): Html {
  const extract =
    extractNumber !== null && snapshotDate !== null
      ? ` ${words.extract[lang](extractNumber, formatDate(lang, snapshotDate))}`
      : ''
  return html`<p class="source">${words.basis[lang](formatMoment(lang, computedAt), extract)}</p>`
}
