// Translates court names. Notices print them in the court's own language; an unrecognised name stays as printed.

import table from '../../../data/wordings/court-names.json' with { type: 'json' }
import { stripAccents } from '../../domain/search/fold.ts'
import { type Court, courtOf } from '../../domain/timeline/courts.ts'
import { type Lang, type Phrase, phrase, phrases } from './languages.ts'

// Seats and divisions, by the keys of `domain/timeline/courts.ts`.
const SEAT_NAMES: Record<string, Phrase> = phrases(table.seats)

const COURT_NAMES: Record<'enterprise' | 'commercial' | 'appeal', Phrase<(place: string) => string>> = {
  enterprise: phrase(
    place => `Ondernemingsrechtbank ${place}`,
    place => `Tribunal de l’entreprise ${inFrench(place)}`,
    place => `Unternehmensgericht ${place}`,
    place => `Enterprise Court of ${place}`,
  ),
  commercial: phrase(
    place => `Rechtbank van koophandel ${place}`,
    place => `Tribunal de commerce ${inFrench(place)}`,
    place => `Handelsgericht ${place}`,
    place => `Commercial Court of ${place}`,
  ),
  appeal: phrase(
    place => `Hof van beroep ${place}`,
    place => `Cour d’appel ${inFrench(place)}`,
    place => `Appellationshof ${place}`,
    place => `Court of Appeal of ${place}`,
  ),
}

const BRUSSELS_COURTS: Record<string, Phrase> = phrases(table.brussels)

const CASSATION = phrase('Hof van Cassatie', 'Cour de cassation', 'Kassationshof', 'Court of Cassation')

const DIVISION = phrase<(place: string) => string>(
  place => `, afdeling ${place}`,
  place => `, division ${place}`,
  place => `, Abteilung ${place}`,
  place => `, ${place} division`,
)

// Commercial courts have had divisions since 2014; before, each seat was a court.
const HAS_DIVISION = /afdeling|division|abteilung/

function inFrench(place: string): string {
  if (place === SEAT_NAMES.brabant?.fr || place === SEAT_NAMES.hainaut?.fr) return `du ${place}`
  return /^[AEIOUYÉÈ]/.test(place) ? `d’${place}` : `de ${place}`
}

// Matched without accents.
const PRINTED_LANGUAGE: readonly (readonly [Lang, RegExp])[] = [
  ['nl', /rechtbank|\bhof (?:van|te)\b/],
  ['fr', /tribunal|\bcour\b/],
  ['de', /gericht|hof\b/],
]

/** The court's name in `lang`; as printed when it already is in that language or is not recognised. */
export function translateCourt(lang: Lang, printed: string): string {
  const folded = stripAccents(printed).toLowerCase()
  const printedIn = PRINTED_LANGUAGE.find(([, words]) => words.test(folded))?.[0]
  const court = courtOf(printed)
  if (printedIn === lang || court === null) return printed
  return translateKnownCourt(lang, folded, court) ?? printed
}

function translateKnownCourt(lang: Lang, folded: string, court: Court): string | null {
  if (/cassati|kassation/.test(folded)) return CASSATION[lang]
  if (court.higher) return courtNameAt(lang, 'appeal', findSeat(folded))
  if (/koophandel|commerce|handelsgericht/.test(folded))
    return HAS_DIVISION.test(folded)
      ? nameWithDivision(lang, 'commercial', court)
      : courtNameAt(lang, 'commercial', findSeat(folded))
  return /ondernemingsrechtbank|entreprise|unternehmensgericht/.test(folded)
    ? nameEnterpriseCourt(lang, court)
    : null
}

function courtNameAt(lang: Lang, kind: keyof typeof COURT_NAMES, place: string | null): string | null {
  const named = place === null ? undefined : SEAT_NAMES[place]
  return named ? COURT_NAMES[kind][lang](named[lang]) : null
}

// Brussels and Walloon Brabant have one seat each. A Brussels name without a language may be either court.
function nameEnterpriseCourt(lang: Lang, { courts, division }: Seated): string | null {
  const [court = ''] = courts
  if (courts.length > 1) return courtNameAt(lang, 'enterprise', 'brussel')
  if (BRUSSELS_COURTS[court]) return BRUSSELS_COURTS[court][lang]
  return nameWithDivision(lang, 'enterprise', { courts, division: court === 'brabant' ? null : division })
}

type Seated = Pick<Court, 'courts' | 'division'>

function nameWithDivision(lang: Lang, kind: 'enterprise' | 'commercial', { courts, division }: Seated) {
  const named = courtNameAt(lang, kind, courts[0] ?? null)
  const place = division === null ? undefined : SEAT_NAMES[division]
  return named && named + (place ? DIVISION[lang](place[lang]) : '')
}

/** Seat keys by their names in every language, without accents. */
const SEAT_KEYS = new Map(
  Object.entries(SEAT_NAMES).flatMap(([key, names]) =>
    Object.values(names).map(name => [stripAccents(name).toLowerCase(), key] as const),
  ),
)

// The last match, as in "Hof van beroep te Gent".
function findSeat(folded: string): string | null {
  return folded.split(/[^a-z-]+/).reduce<string | null>((found, word) => SEAT_KEYS.get(word) ?? found, null)
}
