// The enterprise courts and which postal codes each answers for (roughly: districts are cut by municipality). Source
// of the names: as printed at the head of notices.

import type { Language } from '../../domain/publications/publication.ts'

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

// First and last postal code, language, name.
const DISTRICTS = `
2000-2219 nl Ondernemingsrechtbank Antwerpen, afdeling Antwerpen
2220-2239 nl Ondernemingsrechtbank Antwerpen, afdeling Mechelen
2240-2499 nl Ondernemingsrechtbank Antwerpen, afdeling Turnhout
2500-2599 nl Ondernemingsrechtbank Antwerpen, afdeling Mechelen
2600-2699 nl Ondernemingsrechtbank Antwerpen, afdeling Antwerpen
2800-2899 nl Ondernemingsrechtbank Antwerpen, afdeling Mechelen
2900-2999 nl Ondernemingsrechtbank Antwerpen, afdeling Antwerpen
3000-3499 nl Ondernemingsrechtbank Leuven
3500-3599 nl Ondernemingsrechtbank Antwerpen, afdeling Hasselt
3600-3799 nl Ondernemingsrechtbank Antwerpen, afdeling Tongeren
3800-3999 nl Ondernemingsrechtbank Antwerpen, afdeling Hasselt
9000-9099 nl Ondernemingsrechtbank Gent, afdeling Gent
9100-9499 nl Ondernemingsrechtbank Gent, afdeling Dendermonde
9500-9799 nl Ondernemingsrechtbank Gent, afdeling Oudenaarde
9800-9999 nl Ondernemingsrechtbank Gent, afdeling Gent
8000-8399 nl Ondernemingsrechtbank Gent, afdeling Brugge
8400-8499 nl Ondernemingsrechtbank Gent, afdeling Oostende
8500-8599 nl Ondernemingsrechtbank Gent, afdeling Kortrijk
8600-8699 nl Ondernemingsrechtbank Gent, afdeling Veurne
8700-8899 nl Ondernemingsrechtbank Gent, afdeling Kortrijk
8900-8999 nl Ondernemingsrechtbank Gent, afdeling Ieper
1300-1499 fr Tribunal de l’entreprise du Brabant wallon
4000-4499 fr Tribunal de l’entreprise de Liège, division Liège
4500-4599 fr Tribunal de l’entreprise de Liège, division Huy
4600-4699 fr Tribunal de l’entreprise de Liège, division Liège
4800-4999 fr Tribunal de l’entreprise de Liège, division Verviers
5000-5499 fr Tribunal de l’entreprise de Liège, division Namur
5500-5999 fr Tribunal de l’entreprise de Liège, division Dinant
6000-6599 fr Tribunal de l’entreprise du Hainaut, division Charleroi
6600-6699 fr Tribunal de l’entreprise de Liège, division Neufchâteau
6700-6799 fr Tribunal de l’entreprise de Liège, division Arlon
6800-6899 fr Tribunal de l’entreprise de Liège, division Neufchâteau
6900-6999 fr Tribunal de l’entreprise de Liège, division Marche-en-Famenne
7000-7399 fr Tribunal de l’entreprise du Hainaut, division Mons
7500-7999 fr Tribunal de l’entreprise du Hainaut, division Tournai
4700-4799 de Unternehmensgericht Eupen
`
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
for (const line of DISTRICTS.trim().split('\n')) addDistrict(line)

function addDistrict(line: string): void {
  const [codes = '', language, ...words] = line.split(' ')
  const name = words.join(' ')
  const court = COURTS.find(known => known.name === name) ?? addCourt(name, language as Language)
  const [from = 0, to = 0] = codes.split('-').map(Number)
  for (let tens = Math.floor(from / 10); tens <= Math.floor(to / 10); tens++) byHundreds[tens] = court
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
