// Parses court names. The nine enterprise courts are printed in three languages, with or without division,
// and under their names before November 2018, as commercial courts seated in today's divisions.

import { stripAccents } from '../search/fold.ts'

// Case number at a court, as printed: `20250098` since 2017, `2016/2241`, `F/2016/02241` or `2241` before.

export type Reference = { year: string | null; number: string }

const YEAR = '(?:19|20)\\d\\d'
const YEAR_FIRST = new RegExp(`^\\D*(${YEAR})(?:\\D+|(?=\\d{4}))0*(\\d+)$`)
const YEAR_LAST = new RegExp(`^\\D*0*(\\d+)\\D+(${YEAR})$`)

/** Parses a printed reference; null without digits. */
export function parseReference(printed: string): Reference | null {
  const first = YEAR_FIRST.exec(printed)
  if (first) return { year: first[1] as string, number: first[2] as string }
  const last = YEAR_LAST.exec(printed)
  if (last) return { year: last[2] as string, number: last[1] as string }
  const number = printed.replace(/\D/g, '').replace(/^0+/, '')
  return number === '' ? null : { year: null, number }
}

/** `same`; `maybe` when one lacks the year; else `other`. */
export function compareReferences(a: Reference, b: Reference): 'maybe' | 'other' | 'same' {
  if (a.number !== b.number) return 'other'
  if (a.year === b.year) return 'same'
  return a.year === null || b.year === null ? 'maybe' : 'other'
}

export type Court = {
  /** A court of appeal or the Court of Cassation. */
  higher: boolean
  /** The enterprise court, or the lower courts of an appeal court; empty: any. */
  courts: readonly EnterpriseCourt[]
  /** Seat of the division; null if unknown. */
  division: string | null
}

type EnterpriseCourt = keyof typeof DIVISIONS

// The first name of a division is its key.
const DIVISIONS = {
  antwerpen: ['antwerpen anvers', 'mechelen malines mecheln', 'turnhout', 'hasselt', 'tongeren tongres'],
  gent: [
    'gent gand',
    'dendermonde termonde',
    'oudenaarde audenarde',
    'niklaas nicolas',
    'brugge bruges',
    'kortrijk courtrai',
    'ieper ypres',
    'veurne furnes',
    'oostende ostende',
  ],
  leuven: ['leuven louvain lowen'],
  brussel_nl: ['brussel bruxelles brussels'],
  brussel_fr: ['brussel bruxelles brussels'],
  brabant: ['nivelles nijvel wallon waals'],
  liege: [
    'liege luik luttich',
    'namur namen',
    'dinant',
    'huy hoei',
    'verviers',
    'arlon aarlen',
    'neufchateau',
    'marche',
  ],
  hainaut: ['mons bergen', 'charleroi', 'tournai doornik'],
  eupen: ['eupen'],
} as const

const HIGHER: readonly (readonly [place: RegExp, courts: readonly EnterpriseCourt[]])[] = [
  [/^(?:antwerpen|anvers)$/, ['antwerpen']],
  [/^(?:gent|gand)$/, ['gent']],
  [/^(?:brussel|bruxelles)$/, ['brussel_nl', 'brussel_fr', 'leuven', 'brabant']],
  [/^(?:liege|luik|luttich)$/, ['liege', 'eupen']],
  [/^(?:mons|bergen)$/, ['hainaut']],
]

const IS_HIGHER = /\b(?:hof|cour|appellationshof|kassationshof|berufungsgericht)\b/
const DUTCH_BENCH = /\b(?:nederlandstalig|neerlandophone|niederlandischsprachig)/
const FRENCH_BENCH = /\b(?:franstalig|francophone|franzosischsprachig)/

const courtCache = new Map<string, Court | null>()

/** The court of `name`; null if unknown. */
export function courtOf(name: string | null): Court | null {
  if (name === null) return null
  const before = courtCache.get(name)
  if (before !== undefined) return before
  const court = readCourt(stripAccents(name).toLowerCase())
  if (courtCache.size < COURT_CACHE_SIZE) courtCache.set(name, court)
  return court
}

// Names have a few dozen spellings; the bound keeps arbitrary texts from filling the memory.
const COURT_CACHE_SIZE = 1_000

function readCourt(name: string): Court | null {
  const words = name.split(/[^a-z]+/)
  if (IS_HIGHER.test(name)) {
    const courts = HIGHER.find(([place]) => words.some(word => place.test(word)))?.[1] ?? []
    return { higher: true, courts, division: null }
  }
  const seats = words.flatMap(word => SEATS.get(word) ?? [])
  const last = seats.at(-1)
  if (last === undefined) return words.some(isHainaut) ? wholeCourt('hainaut') : null
  // "Gent" alone may be the whole court or its division in Gent.
  const division = seats.length > 1 || last.division !== last.courts[0] ? last.division : null
  return { higher: false, courts: benchOf(name, last.courts), division }
}

type Seat = { courts: readonly EnterpriseCourt[]; division: string }

const SEATS: ReadonlyMap<string, Seat> = readSeats()

function readSeats(): Map<string, Seat> {
  const seats = new Map<string, Seat>()
  for (const [court, divisions] of Object.entries(DIVISIONS) as [EnterpriseCourt, readonly string[]][])
    for (const names of divisions) {
      const words = names.split(' ')
      const division = words[0] as string
      for (const word of words) {
        const courts = new Set([...(seats.get(word)?.courts ?? []), court])
        seats.set(word, { courts: [...courts], division })
      }
    }
  return seats
}

function isHainaut(word: string): boolean {
  return word === 'hainaut' || word === 'henegouwen' || word === 'hennegau'
}

function wholeCourt(court: EnterpriseCourt): Court {
  return { higher: false, courts: [court], division: null }
}

// Brussels has two courts, and had one until 2014: a name without a language may be either.
function benchOf(name: string, courts: Seat['courts']): Seat['courts'] {
  if (courts.length === 1) return courts
  if (DUTCH_BENCH.test(name)) return ['brussel_nl']
  return FRENCH_BENCH.test(name) ? ['brussel_fr'] : courts
}

/** True when the two are certainly different courts and neither is an appeal court of the other. */
export function areDifferentCourts(a: Court | null, b: Court | null): boolean {
  if (a === null || b === null || a.courts.length === 0 || b.courts.length === 0) return false
  return !a.courts.some(court => b.courts.includes(court))
}

/** True when the two are certainly different divisions or courts, with separate references. */
export function areDifferentDivisions(a: Court | null, b: Court | null): boolean {
  if (areDifferentCourts(a, b)) return true
  const [one, other] = [a?.division ?? null, b?.division ?? null]
  return one !== null && other !== null && one !== other
}
