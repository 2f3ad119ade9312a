// The enterprise courts and which postal codes each answers for.

import type { Language } from '../../domain/publications/publication.ts'
import { readTable } from '../read-table.ts'

type CourtName = { name: string; inText: string }

/** `name` is the first line of a notice, `inText` the line with which its text begins, without the full stop. */
export type Court = CourtName & {
  id: number
  language: Language
  /** `Gent, Opgeëistenlaan 401`, as summonses to a vote say. */
  room: string
  /** Of the German-speaking court. */
  french: CourtName | null
}

type Column = 'language' | 'name' | 'in_text' | 'room' | 'french_name' | 'french_in_text' | 'districts'
const byTens: (Court | undefined)[] = new Array(1000)

const courts = readTable<Column>('courts').map((row, id): Court => {
  const french = row.french_name ? { name: row.french_name, inText: row.french_in_text } : null
  const { name, in_text: inText, room } = row
  const court = { id, language: row.language as Language, name, inText, room, french }
  for (const [, from, to] of row.districts.matchAll(/(\d{3})\d-(\d{3})\d/g))
    byTens.fill(court, Number(from), Number(to) + 1)
  return court
})

/** The court of a postal code; in and around Brussels, and for seats abroad, the one of that language. */
export function courtAt(zip: string, language: Language): Court {
  const court = /^[1-9]\d{3}$/.test(zip) ? byTens[Math.floor(Number(zip) / 10)] : undefined
  return court ?? (courts[language === 'nl' ? 0 : 1] as Court)
}
