// The enterprise courts and which postal codes each answers for (roughly: districts are cut by municipality). Source
// of the names: as printed at the head of notices.

import type { Language } from '../../domain/publications/publication.ts'
import { readTable } from '../read-table.ts'

export type Court = {
  id: number
  language: Language
  /** First line of a notice. */
  name: string
  /** The line with which the text begins, without its dot; the same as `name` but for two courts. */
  inText: string
  /** `Gent, Opgeëistenlaan 401` as summonses to a vote say; invented. */
  room: string
  /** A German-speaking court's name in French. */
  french?: { name: string; inText: string }
}

const BRUSSELS_NL: Court = {
  id: 0,
  language: 'nl',
  name: 'Nederlandstalige ondernemingsrechtbank Brussel',
  inText: 'Ondernemingsrechtbank Brussel',
  room: '1000 Brussel, Waterkeringlaan 70',
}
const BRUSSELS_FR: Court = {
  id: 1,
  language: 'fr',
  name: 'Tribunal de l’entreprise francophone de Bruxelles',
  inText: 'Tribunal de l’entreprise francophone de Bruxelles',
  room: '1000 Bruxelles, Boulevard du Barrage 70',
}

/** All of them. */
export const COURTS: Court[] = [BRUSSELS_NL, BRUSSELS_FR]
const byHundreds: (Court | undefined)[] = []
for (const district of readTable<'from' | 'to' | 'language' | 'court'>('court-districts'))
  addDistrict(district)

function addDistrict({
  from,
  to,
  language,
  court: name,
}: Record<'from' | 'to' | 'language' | 'court', string>): void {
  const court = COURTS.find(known => known.name === name) ?? addCourt(name, language as Language)
  for (let tens = Math.floor(Number(from) / 10); tens <= Math.floor(Number(to) / 10); tens++)
    byHundreds[tens] = court
}

function addCourt(name: string, language: Language): Court {
  const seat = name.split(' ').at(-1)
  const streets = { nl: 'Gerechtsplein 4', fr: 'Place du Palais 4', de: 'Gerichtsplatz 4' }
  const court: Court = {
    id: COURTS.length,
    language,
    name,
    inText: name,
    room: `${seat}, ${streets[language]}`,
  }
  if (language === 'de') {
    court.inText = 'Unternehmensgericht EUPEN'
    court.french = { name: 'Tribunal de l’entreprise d’Eupen', inText: 'Tribunal de l’entreprise de EUPEN' }
  }
  COURTS.push(court)
  return court
}

/** The court of a postal code; in and around Brussels, and for seats abroad, the one of that language. */
export function courtAt(zip: string, language: Language): Court {
  const court = /^[1-9]\d{3}$/.test(zip) ? byHundreds[Math.floor(Number(zip) / 10)] : undefined
  if (court) return court
  return language === 'nl' ? BRUSSELS_NL : BRUSSELS_FR
}

/** Any court that publishes in a language. */
export function courtsOf(language: Language): Court[] {
  return COURTS.filter(court => court.language === language)
}
