// Segments a free-text notice into title, parties, ruling and signature, and the ruling into clauses.
// Decisions follow `Par ces motifs` or an equivalent; recalled facts precede it.

import { type Passage, readPassage } from '../../text/flat-text.ts'
import { isCourtLine } from '../particulars/courts.ts'
import { findWords, isSectionTitle, plainWords } from './lexicon.ts'

export type Clause = {
  /** Offsets into the passage's `flat` text. */
  start: number
  end: number
  /** Plain words of the clause, with bracketed text blanked. */
  plain: string
  /** A task in a list of instructions: decides nothing. */
  isTask?: true
}

export type DecisionText = {
  passage: Passage
  /** Plain words of the whole passage. */
  plain: string
  /** Plain words of section titles and signature: they name the procedure but decide nothing. */
  frame: string
  /** Offset of the operative part; 0 if not marked. */
  operativeFrom: number
  clauses: Clause[]
}

// In a long judgment, decision and debtor are in the first pages or the last lines.
const MAX_CHARACTERS = 12_000

/**
 * Segments `text` between the offsets `start` and `end`; titles start at `titlesFrom`, `rubrics` were cut off
 * before.
 */
export function readDecisionText(
  text: string,
  start: number,
  end: number,
  { titlesFrom, rubrics }: { titlesFrom: number; rubrics: readonly string[] },
): DecisionText {
  const from = Math.max(start, skipTitles(text, titlesFrom, end))
  const until = beforeSignature(text, from, end)
  const cut = Math.max(from, until - MAX_CHARACTERS)
  const passage = readPassage(text, cut, until)
  const plain = plainWords(withoutState(passage.flat))
  const operativeFrom = findOperative(plain, passage.flat)
  return {
    passage,
    plain,
    frame: plainWords([...rubrics, text.slice(titlesFrom, from), text.slice(until, end)].join(' ')),
    operativeFrom,
    clauses: splitClauses(passage.flat, operativeFrom),
  }
}

function skipTitles(text: string, start: number, end: number): number {
  let at = start
  while (at < end) {
    const lineEnd = text.indexOf('\n', at) < 0 ? end : Math.min(end, text.indexOf('\n', at))
    if (!isTitle(text.slice(at, lineEnd)) || lineEnd >= end) break
    at = lineEnd + 1
  }
  return at
}

function isTitle(line: string): boolean {
  const plain = plainWords(line).trim()
  if (plain === '') return true
  return isSectionTitle(plain)
}

const SIGNATURE =
  /\n\s*(?:Voor (?:een|echt|gelijk|uittreksel|afschrift|de hoofdgriffier|kopie)|Pour (?:extrait|copie|le greffier)|Für (?:gleich|die Richtigkeit)|\(?(?:[Gg]et|[Gg]ez)\.?\)|\(?[Ss]ign(?:é|ature)\b)/u
const OFFICES =
  'griffier|greffi|gref|curat|avocat|advoca|liquidat|vereffenaar|bewindvoerder|administrat|voorzitter|président|notari|notaire|gérant|zaakvoerder|praticien|deskundige|mandatar|mandataire|assist|Rechtsanw|Konkursverw|bestuurder|juge|rechter'
const SIGNED_BY = new RegExp(
  `\\n\\p{Lu}[^\\n,:;\\d]{2,60}, (?:(?:de|le|la|der|die|d[eé]l[eé]gu[eé]e?|gedelegeerd|afgevaardigd|gerechtelijk|voorlopig) ){0,3}(?:${OFFICES})[\\p{L} .’'-]*(?:\\([^)\\n]*\\))?\\.?\\s*$`,
  'u',
)

function beforeSignature(text: string, start: number, end: number): number {
  const body = text.slice(start, end)
  const signature = SIGNATURE.exec(body) ?? SIGNED_BY.exec(body)
  return signature && signature.index > 40 ? start + signature.index : end
}

const SHORTEST_RULING = 40

// `La Cour :`
const COURT_SPEAKS =
  /(?:L[Aa] C(?:our|OUR)|L[Ee] (?:[Tt]ribunal|TRIBUNAL)|H[Ee][Tt] (?:[Hh]of|HOF)|D[Ee] (?:[Rr]echtbank|RECHTBANK))\s*:\s/g

// `3. Beslissing`, `IV. DISPOSITIF`: the heading of the last part of a judgment.
const HEADING =
  /(?<=^|[.;:)»*]\s*)(?:(?:\d{1,2}|[IVX]{1,4})\s?[.°)]?\s)?(?:B(?:ESLISSING|eslissing)|B(?:ESCHIKKEND|eschikkend) (?:GEDEELTE|gedeelte)|D(?:ISPOSITIF|ispositif)|D(?:ÉCISION|écision)|E(?:NTSCHEIDUNG|ntscheidung))(?:\s|:|\(\.{3}\))+(?=\p{Lu})/gu

// The last phrase that introduces a ruling and is followed by one.
function findOperative(plain: string, flat: string): number {
  const spoken = [...flat.matchAll(COURT_SPEAKS), ...flat.matchAll(HEADING)].map(match => ({
    end: match.index + match[0].length,
  }))
  const ends = [...findWords('operative', plain), ...spoken].map(({ end }) => end)
  return Math.max(0, ...ends.filter(end => plain.length - end > SHORTEST_RULING))
}

const BRACKETS = /\([^()]{0,200}\)/g
const blank = (found: string) => ' '.repeat(found.length)
// `La SRL X, en liquidation, dont le siège …`: what the company is, not what is decided.
const STATE =
  /(?<=,) (?:en (?:cours de )?liquidation|in (?:gerechtelijke )?vereffening|in Liquidation)(?=\s*(?:[,(;]|$))/giu
const withoutState = (flat: string) => flat.replace(STATE, blank)
// A name in quotes ends no clause, as a quoted ruling does.
const QUOTED_NAME = /«[^«».;]{1,60}»/gu
const withoutQuotes = (flat: string) => flat.replace(QUOTED_NAME, name => name.replace(/[«»]/gu, ' '))
// `Met à néant le jugement … et, statuant à nouveau, déclare`: the court's own decision is a clause of its own.
const DECIDES_ANEW =
  /(?:statuant|jugeant|disant droit|décidant) (?:à|de) nouveau|opnieuw (?:recht ?doende?|wijzende?|oordelende?|beslissende?|statuerende?)|(?:recht ?doende?|wijzende?|statuerende?) opnieuw|(?:neu|erneut) (?:entscheidend|befindend)/gu
const SENTENCE_END =
  /[;«»•]|(?<!(?:^|[\s.(“"«])(?:\p{L}|\p{Lu}\p{Ll}{0,3}|arts?|nrs?|bus|bte|dd|get|gez|resp|mr|mrs|mw|mevr|dhr|mter|ov|st|ste|bld|blz|tel|GEBR|ETS))\.(?=\s+[\p{Lu}«("-])(?!(?<=\d\.)\s+(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember))|(?<=[:;.,])\s+[-–o]\s|\s[-–]\s(?=\p{L}\p{Ll}+\s)/gu
const STOP = new RegExp(`${SENTENCE_END.source}|${DECIDES_ANEW.source}`, 'gu')

function splitClauses(flat: string, from: number): Clause[] {
  const blanked = withoutQuotes(withoutState(flat).replace(BRACKETS, blank))
  const plain = plainWords(blanked)
  const clauses: Clause[] = []
  let start = from
  for (const stop of blanked.matchAll(STOP)) {
    if (stop.index < start) continue
    clauses.push({ start, end: stop.index, plain: plain.slice(start, stop.index) })
    start = stop.index + stop[0].length
  }
  clauses.push({ start, end: flat.length, plain: plain.slice(start) })
  return withTasks(
    clauses.filter(clause => clause.plain.trim() !== ''),
    flat,
  )
}

const LIST_OF_TASKS =
  /(?<![a-z])(?:opdracht(?:en)?|ta(?:ak|ken)|missions?|taches?|charge(?:e|es|s)?|gelast met|belast met|auftrag|aufgaben?)(?: +(?:om|de|d|zu|suivantes?|volgende))* *$/
const ITEM = /^[\s:.•–-]*(?:\d{1,2}[.°)]?\s*|[a-z]\)\s*)?\p{Ll}/u

// `Met als opdracht : • een inventaris op te maken; • de sluiting te vorderen`.
function withTasks(clauses: readonly Clause[], flat: string): Clause[] {
  let inList = false
  return clauses.map(clause => {
    inList = inList && ITEM.test(flat.slice(clause.start, clause.end))
    const told: Clause = inList ? { ...clause, isTask: true } : clause
    inList ||= LIST_OF_TASKS.test(clause.plain)
    return told
  })
}

/** Whether a text is only a court name and a section title. */
export function isTitleOnly(text: string): boolean {
  return text.split('\n').every(line => isTitle(line) || isCourtLine(line.trim()))
}

const CURATOR = /curat|konkursverwalter/

/** Whether the text states a ruling, or is written by the curator of a bankruptcy that it names. */
export function mentionsRuling({ plain }: DecisionText): boolean {
  const words = findWords('rulings', plain).map(({ start, end }) => plain.slice(start, end))
  const isByCurator = words.every(word => CURATOR.test(word))
  return words.length > 0 && (!isByCurator || BANKRUPTCY.test(plain))
}

const BANKRUPTCY = /(?<![a-z])(?:faillis?|faillit|failli|gefaill|konkurs(?!v))/
