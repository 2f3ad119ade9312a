// What stands around a run of capitalised words and tells whether it names somebody, and in which part: who holds
// the mandate, who acts for a company, who is replaced, or a street, a town, a notary.

import { FORM_WORDS } from './lexicon/legal-forms.ts'
import { NAME_PLACES } from './lexicon/places.ts'
import type { NameRun } from './name-runs.ts'
import type { Token } from './tokens.ts'

/** `mentioned`: a notary, a buyer of shares; holds nothing here. */
export type NamePart = 'holder' | 'representative' | 'replaced' | 'mentioned'

const POSTAL = /^(?:[A-Z]{1,2}-?)?\d{4,5}$/
const HOUSE = /^\d{1,4}[a-zA-Z]?(?:\/\w+)?$/

/** True where the run is part of an address or names a place. */
export function isPlace(run: NameRun, tokens: Token[]): boolean {
  if (run.titled) return isStreetOfTitle(run, tokens)
  const [before, after, second] = [tokens[run.from - 1], tokens[run.to], tokens[run.to + 1]]
  if (before && POSTAL.test(before.text) && !isYear(tokens, run.from - 1)) return true
  if (run.company && !run.quoted) return isStreet(run, tokens)
  if (after && HOUSE.test(after.text) && !/^[)}\]]$/.test(second?.text ?? '')) return true
  const numbered = /^[.)°/]$/.test(tokens[run.to + 2]?.text ?? '') // `1. X, 2. Y`
  if (after?.text === ',' && second && !numbered && /^\d{1,3}[a-zA-Z]?$/.test(second.text)) return true
  return followsStreetWord(run, tokens)
}

// `Baron Weverslaan 218`
function isStreetOfTitle({ name, words, to }: NameRun, tokens: Token[]): boolean {
  return words === 1 && STREET_ENDS.test(name) && HOUSE.test(tokens[to]?.text ?? '')
}

const STREET_ENDS = /(?:laan|straat|weg|plein|dreef|kaai|lei|markt|stra(?:ß|ss)e|platz)$/

// `rue Ville Haute 3`: words of companies in the name of a street.
function isStreet({ from, to }: NameRun, tokens: Token[]): boolean {
  const street = NAME_PLACES.street.has(tokens[from - 1]?.bare ?? '')
  return street && HOUSE.test(tokens[to]?.text ?? tokens[to + 1]?.text ?? '')
}

const MONTH =
  /^(?:jan|feb|fev|maart|mars|marz|apr|avr|mei|mai|jun|juin|jul|juil|aug|aout|sep|o[ck]t|nov|de[cz])/

// `met ingang van 1 oktober 2022 LINDE BV`
function isYear(tokens: Token[], at: number): boolean {
  return /^(?:19|20)\d\d$/.test((tokens[at] as Token).text) && MONTH.test(tokens[at - 1]?.bare ?? '')
}

function followsStreetWord(run: NameRun, tokens: Token[]): boolean {
  for (let at = run.from - 1; at >= Math.max(0, run.from - 4); at--) {
    const word = (tokens[at] as Token).bare
    if (NAME_PLACES.street.has(word)) return true
    if (!NAME_PLACES.particles.has(word))
      return NAME_PLACES.town.has(word) && run.words <= 3 && at === run.from - 1
  }
  return false
}

/** Part of a run by the folded text before it (`before`, back to the previous name). */
export function readPart(before: string, after = ''): NamePart {
  if (MANDATE_OF.test(before) && TAKEN_OVER.test(after)) return 'replaced'
  if (NAME_PLACES.nobody.test(before)) return 'mentioned'
  if (NAME_PLACES.replaced.test(before)) return 'replaced'
  if (NAME_PLACES.represents.test(before)) return 'representative'
  return 'holder'
}

// `om het mandaat van X te voltooien`
const MANDATE_OF =
  /\b(?:mandaat|functie|opdracht|mandat|fonction|amt) (?:van|de|d'|du|von|des|der) (?:(?:monsieur|madame|m\.|mme|de heer|dhr\.|mevrouw|mevr\.|herrn?|frau) ?)*$/
const TAKEN_OVER =
  /^,? (?:[a-z]+ ){0,3}(?:te voltooien|te voleindigen|uit te doen|verder te zetten|voort te zetten|over te nemen|verderzet|voortzet|voltooit|voleindigt|uitdoet|overneemt|zal (?:voltooien|verderzetten|voortzetten|overnemen)|(?:fort|weiter)zu(?:setzen|fuhren)|fort(?:setzt|fuhrt)|zu ende (?:fuhrt|zu fuhren)|ubernimmt)/

/** True when the words before or after the run are said of companies only. */
export function isSaidOfCompany(before: string, after: string): boolean {
  if (NAME_PLACES.companyAfter.test(after)) return true
  for (const form of before.matchAll(FORM_WORDS)) {
    const gap = before.slice(form.index + form[0].length)
    if (
      /^(?: (?:de droit|naar|belgischen) [a-z]+(?: recht(?:s)?)?)?[\s"“«:]*(?:de |du |la |de la )?$/.test(gap)
    )
      return true
  }
  return false
}

export function isSaidOfPerson(after: string): boolean {
  return NAME_PLACES.personAfter.test(after)
}

/** Where addresses stand in folded text: from the word that opens one to the word that leads out of it. */
export function findAddresses(fold: string): { start: number; end: number }[] {
  const zones: { start: number; end: number }[] = []
  for (const opening of fold.matchAll(NAME_PLACES.addressOpens)) {
    const start = opening.index
    const from = start + opening[0].length
    NAME_PLACES.addressEnds.lastIndex = from
    const end = NAME_PLACES.addressEnds.exec(fold)?.index ?? fold.length
    zones.push({ start, end })
  }
  return zones
}
