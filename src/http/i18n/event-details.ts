// Translates event details. The extractor writes a fixed set of codes; other text is shown unchanged.

import table from '../../../data/wordings/event-details.json' with { type: 'json' }
import { type Lang, type Phrase, phrases } from './languages.ts'

const DETAILS: Record<string, Phrase> = phrases(table.wordings)

/** Codes are translated; other text is kept. */
export function translateDetail(lang: Lang, detail: string): string {
  return detail
    .split(', ')
    .map(part => DETAILS[part]?.[lang] ?? translateWords(lang, part))
    .join(', ')
}

function translateWords(lang: Lang, part: string): string {
  const words = part.split(' ')
  const firstUnknown = words.findIndex(word => DETAILS[word] === undefined)
  const codes = firstUnknown < 0 ? words : words.slice(0, firstUnknown)
  const translated = codes.map(code => DETAILS[code]?.[lang] as string)
  const rest = firstUnknown < 0 ? '' : words.slice(firstUnknown).join(' ')
  return [translated.join(', '), rest].filter(text => text !== '').join(' ')
}
