// The particulars of events in words. The extractor writes them as a few stable words; what is not among them here is
// shown as it stands.

import table from '../../../data/wordings/event-details.json' with { type: 'json' }
import { type Lang, type Phrase, phrases } from './languages.ts'

const DETAILS: Record<string, Phrase> = phrases(table.wordings)

/** What a detail says in words: stable words are translated, all others left as they are. */
export function translateDetail(lang: Lang, detail: string): string {
  return detail
    .split(', ')
    .map(part => DETAILS[part]?.[lang] ?? translateWords(lang, part))
    .join(', ')
}

function translateWords(lang: Lang, part: string): string {
  const words = part.split(' ')
  const known = words.findIndex(word => DETAILS[word] === undefined)
  const told = (known < 0 ? words : words.slice(0, known)).map(word => DETAILS[word]?.[lang] as string)
  const rest = known < 0 ? '' : words.slice(known).join(' ')
  return [told.join(', '), rest].filter(text => text !== '').join(' ')
}
