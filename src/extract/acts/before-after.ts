// Parses the old and new value of a company change (name, seat, form) from a sentence.

import type { CompanyChange } from '../../domain/publications/gazette-fact.ts'
import { findDates } from '../text/dates.ts'
import { FORM_WORDS } from '../text/legal-forms.ts'

type BeforeAfter = { before: string | null; after: string | null }

const NOTHING: BeforeAfter = { before: null, after: null }
const LONGEST_VALUE = 140

/** Reads both values from a sentence (`fold`: folded); null where not stated. */
export function readBeforeAfter(change: CompanyChange, flat: string, fold: string): BeforeAfter {
  if (change === 'name') return readName(flat)
  if (change === 'seat') return readSeat(flat, fold)
  if (change === 'legal_form') return { before: null, after: readLegalForm(flat, fold) }
  return NOTHING
}

const QUOTED = /["“„«]\s*([^"“”„«»\s][^"“”„«»]{0,89}?)\s*["”“»]/g
const RENAMED =
  /(?:\b(?:en|par|in|door|naar|durch|zu|auf|adopter|:)|vers|(?:d[ée]nomination|raison) sociale|(?:la|nouvelle) d[ée]nomination|le nom(?: de)?|lautet(?: künftig| nunmehr| fortan)?)\s+(\p{Lu}[\p{L}\d&.'’-]*(?:\s+(?:(?:of|de|du|des|la|le|les|van|der|den|et|en|und)\s+){0,2}[\p{Lu}\d&][\p{L}\d&.'’-]*)*)/gu

function readName(flat: string): BeforeAfter {
  const quoted = [...flat.matchAll(QUOTED)].map(match => match[1] as string)
  if (quoted.length > 0) {
    return { before: quoted.length > 1 ? (quoted[0] ?? null) : null, after: quoted.at(-1) ?? null }
  }
  const renamed = [...flat.matchAll(RENAMED)].at(-1)?.[1]
  return { before: null, after: renamed?.replace(/[.,;]$/, '') ?? null }
}

const TO_SEAT =
  /(?:\bvers\b(?: l'adresse(?: suivante)?)?|\ba l'adresse(?: suivante)?|adresse(?: suivante)?\s?:|\bnaar\b(?: (?:het )?(?:volgende? )?adres)?|volgende? adres\s?:|\bnach\b|\ba (?=\d{4}|[a-z]|rue|avenue)|\bte\b|\bin\b(?= \d{4})|\bzu\b(?= \d)|siege social\s?:|:)\s*:?\s*/g
const NAMES_TARGET = /^(?:vers|naar|nach|a l'adresse|adresse|volgende? adr)/
const SEAT_ENDS =
  /[;]|\.(?=\s|$)|,? (?:et ce|en dit|avec effet|a partir|a compter|a dater|met ingang|vanaf|ab dem|ab \d|mit wirkung|zu verlegen|te verplaatsen|over te brengen|verlegt|verplaatst|overgebracht|zu ubertragen|a ete|est transfere|et de modifier|en (?:om )?de statuten|wordt|und)\b/

function readSeat(flat: string, fold: string): BeforeAfter {
  const stops = [...fold.matchAll(TO_SEAT)].map(match => ({
    at: match.index,
    from: match.index + match[0].length,
  }))
  const addressed = stops.filter(({ from }) => isAddress(cutSeat(flat, fold, from)))
  const target = addressed.find(({ at }) => NAMES_TARGET.test(fold.slice(at, at + 12)))
  if (!target) return NOTHING
  const source = findSource(flat.slice(0, target.at))
  const before = source === null ? null : flat.slice(source, target.at).trim()
  return {
    before: before && isAddress(before) ? tidy(before) : null,
    after: tidy(cutSeat(flat, fold, target.from)),
  }
}

// Start of the old address: the first address that follows `de`.
function findSource(flat: string): number | null {
  for (const match of flat.matchAll(
    /\b(?:de|van|von|du)\s(?:la |l['’]adresse |het adres )?(?=[\p{Lu}\d])/gu,
  )) {
    const at = match.index + match[0].length
    if (isAddress(flat.slice(at))) return at
  }
  return null
}

function cutSeat(flat: string, fold: string, from: number): string {
  const end = fold.slice(from).search(SEAT_ENDS)
  return flat.slice(from, end < 0 ? flat.length : from + end)
}

function isAddress(text: string): boolean {
  return (
    findDates(text).length === 0 &&
    text.length < LONGEST_VALUE &&
    /\d/.test(text) &&
    /^["“«]?[\p{Lu}\d]/u.test(text.trim()) &&
    /\p{L}{3}/u.test(text)
  )
}

const ABBREVIATED =
  /\b(?:en|in(?: een)?|d'une?|de|zu)\s(?:une? |einer? |een )?(SRL|SA|ASBL|SC|SNC|SComm|BV|NV|CV|VZW|VOF|CommV|AG|GmbH|KG)\b/g

function readLegalForm(flat: string, fold: string): string | null {
  const generic = /^(?:societe|vennootschap|firma|gesellschaft|cabinet|bureau|kantoor)$/
  const named = [...fold.matchAll(FORM_WORDS)].filter(match => !generic.test(match[0])).at(-1)
  if (named) return flat.slice(named.index, named.index + named[0].length)
  return [...flat.matchAll(ABBREVIATED)].at(-1)?.[1] ?? null
}

function tidy(value: string): string {
  return value.replaceAll(/^[\s"“«:,]+|[\s"”»,;:]+$/g, '')
}
