// People and companies named in one line, with the part each plays.

import type { EnterpriseNumber } from '../../../../domain/enterprise-number.ts'
import { parseEnterpriseNumber } from '../../../../domain/enterprise-number.ts'
import { foldLine } from './fold-line.ts'
import { isGerman, isNounPhrase } from './german-nouns.ts'
import {
  findAddresses,
  isPlace,
  isSaidOfCompany,
  isSaidOfPerson,
  type NamePart,
  readPart,
} from './name-places.ts'
import { findRuns, type NameRun } from './name-runs.ts'
import { readTokens } from './tokens.ts'

export type Named = {
  name: string
  start: number
  end: number
  kind: 'person' | 'company'
  part: NamePart
  /** False for one word, or words without any sign that they name somebody: only believed where a name must stand. */
  certain: boolean
  number: EnterpriseNumber | null
}

// `Pour la Ville de X : M. Y`, `administrateur représentant la Commune de Z`
const FOR =
  /(?:\bpour|representante?s?|\bau nom de|\bvoor|namens|vertegenwoordig(?:er|sters?|ers) van|\bfur|\bvertreter(?:in)? der)(?: (?:la|le|l'|de|het|die|das))?\s?$/
const PUBLIC_BODY =
  /^(?:l'|la |de |het )?(?:ville|commune|province|gemeente|stad|provincie|gemeinde|stadt|provinz|cpas|ocmw|oshz)\b/

function isSpokenFor(run: NameRun, before: string): boolean {
  return FOR.test(before) && PUBLIC_BODY.test(foldLine(run.name))
}

// `ingeschreven in het register van het Instituut van de Bedrijfsrevisoren`: where auditors are listed.
const INSTITUTE =
  /^(?:(?:het|de|l'|le|la|das) ?)?(?:(?:instituut|institut)s?\b.*(?:revisor|reviseur|accountant|belasting|fiscal|comptable|buchhalt|steuer|notari)|(?:ibr|ire|itaa|iec|bibf|ipcf)$)/

function isInstitute(run: NameRun): boolean {
  return INSTITUTE.test(foldLine(run.name))
}

const NOTARY = /^,? ?(?:notaire|notaris|notar(?:in)?)\b/ // `Emile Coton, notaire à …`

function isNotary(run: NameRun, after: string): boolean {
  return !run.company && NOTARY.test(after)
}

const MAX_WORDS_OF_PERSON = 6
const BORN_AT = /(?:\d|\bnee?|geboren|geb\.) (?:a|te|in|zu)\s$/
const NUMBER = /(?<!\d)(?:be\s?)?[01]?\d{3}[. ]?\d{3}[. ]?\d{3}(?!\d)/g

/**
 * Names in `flat` (folded: `fold`), in order. `ownName` is the folded name of the company whose act it is: it is
 * never somebody's. `said`: where verbs and offices begin.
 */
export function findNames(
  flat: string,
  fold: string,
  ownName: string | null,
  said: ReadonlySet<number>,
): Named[] {
  const tokens = readTokens(flat, said)
  const runs = findRuns(flat, tokens)
  const addresses = findAddresses(fold)
  const shouted = isShouted(flat)
  const german = isGerman(fold)
  const names: Named[] = []
  let previousEnd = 0
  for (const [index, run] of runs.entries()) {
    const nextStart = runs[index + 1]?.start ?? flat.length
    const before = fold.slice(Math.max(previousEnd, run.start - 110), run.start)
    const after = fold.slice(run.end, run.end + 60)
    if (isLabel(flat, run)) continue
    if (
      isPlace(run, tokens) ||
      isInstitute(run) ||
      isOwn(run, fold, ownName) ||
      (shouted && !run.titled && !run.company)
    )
      continue
    const company = !run.titled && (run.company || isSaidOfCompany(before, after))
    const person = run.titled || isSaidOfPerson(after)
    if ((german && !company && isNounPhrase(run, tokens)) || isProfession(flat, run, names.at(-1))) continue
    const inAddress = addresses.some(zone => run.start >= zone.start && run.start < zone.end)
    if (inAddress && (BORN_AT.test(before) || !person) && !(run.titled || (run.company && !run.quoted)))
      continue
    const part = isSpokenFor(run, before) || isNotary(run, after) ? 'mentioned' : readPart(before, after)
    previousEnd = run.end
    if (isAffiliation(flat, run, names.at(-1))) continue
    if (isCrumbs(run) || run.words > (company ? 12 : MAX_WORDS_OF_PERSON)) continue
    names.push({
      name: run.name,
      start: run.start,
      end: run.end,
      kind:
        company || (!person && looksLikeCompany(run) && !isInitialed(flat, run, names.at(-1)))
          ? 'company'
          : 'person',
      part,
      certain: person || company || run.words > 1 || isInitialed(flat, run, names.at(-1)),
      number: company
        ? readNumberAfter(fold.slice(run.end, nextNameEnd(runs, index, nextStart, run.end)))
        : null,
    })
  }
  shareSurnames(fold, names)
  return names
}

// `Messieurs Camille et Gaston Hourlay`
function shareSurnames(fold: string, names: Named[]): void {
  for (const [at, name] of names.entries()) {
    const next = names[at + 1]
    if (!next || name.kind !== 'person' || /\s/.test(name.name)) continue
    const plural = /\b(?:messieurs|mesdames|mm\.?|mmes|heren|dames|mevrouwen|herren) $/.test(
      fold.slice(0, name.start),
    )
    const surname = next.name.replace(/^\S+\s/, '')
    if (plural && surname !== next.name && /^ (?:et|en|und) $/.test(fold.slice(name.end, next.start))) {
      name.name = `${name.name} ${surname}`
      name.certain = true
    }
  }
}

// `Frau Elke Simons, Ärztin, wohnhaft in`
function isProfession(flat: string, run: NameRun, before: Named | undefined): boolean {
  if (before?.kind !== 'person' || !before.certain || run.titled || run.company || run.words > 1) return false
  return /\p{Ll}/u.test(run.name) && /\s/.test(before.name) && /^, ?$/.test(flat.slice(before.end, run.start))
}

// `Messieurs P. Tisserand, L. Fil et R. Aune`
function isInitialed(flat: string, run: NameRun, before: Named | undefined): boolean {
  if (!before?.certain || !/^\p{Lu}\.(?:[ -]?\p{Lu}\.)* ?\p{Lu}\p{L}/u.test(run.name)) return false
  return /^(?:,| et| en| und|,? (?:M\.|Mme|de heer|mevrouw|Herr|Frau))\s?$/u.test(
    flat.slice(before.end, run.start),
  )
}

// `Mme Sophie Lambin (Union des Tisserands)`: whom she comes from.
function isAffiliation(flat: string, run: NameRun, before: Named | undefined): boolean {
  if (before?.kind !== 'person' || run.titled || flat[run.start - 1] !== '(') return false
  return flat.slice(before.end, run.start - 1).trim() === '' && run.words > 1 && flat[run.end] === ')'
}

function isOwn(run: NameRun, fold: string, ownName: string | null): boolean {
  if (ownName === null || run.titled) return false
  return letters(fold.slice(run.start, run.end)) === ownName
}

/** Letters and digits of a folded name without its legal form, to compare names by. */
export function letters(foldedName: string): string {
  return foldedName
    .replaceAll(
      /\b(?:n\.?v|s\.?a|b\.?v|b\.?v\.?b\.?a|s\.?p\.?r\.?l|s\.?r\.?l|a\.?s\.?b\.?l|v\.?z\.?w|ag|gmbh|cvba|scrl|cv|sc)\b\.?/g,
      '',
    )
    .replaceAll(/[^a-z\d]/g, '')
}

// One word in capitals is a company's rather than a person's; so are words with a digit or a sign.
function looksLikeCompany(run: NameRun): boolean {
  return run.words === 1 || /[\d&+]/.test(run.name)
}

const REACH = 240 // a company's number stands after its address
function nextNameEnd(runs: NameRun[], index: number, nextStart: number, end: number): number {
  // names of streets and towns stand between a company and its number: look beyond them
  const beyond = runs[index + 4]?.start ?? nextStart + REACH
  return Math.min(end + REACH, Math.max(beyond, nextStart))
}

function readNumberAfter(text: string): EnterpriseNumber | null {
  const stop = text.search(
    /;|\b(?:monsieur|madame|de heer|mevrouw|herrn?|frau|represente|vertegenwoordigd|vertreten)\b/,
  )
  const reach = stop < 0 ? text : text.slice(0, stop)
  for (const match of reach.matchAll(NUMBER)) {
    const digits = match[0].replaceAll(/\D/g, '')
    const number = parseEnterpriseNumber(digits.length === 9 ? `0${digits}` : digits)
    if (number) return number
  }
  return null
}

const HEADING = 60 // characters: a shorter line in capitals may be an item with a name

// A heading in capitals: every word of it looks like a name.
function isShouted(flat: string): boolean {
  return flat.length > HEADING && !/\p{Ll}{2}/u.test(flat)
}

const ORDINAL = /^(?:primo|secundo|tertio|quarto)$/i

// `ERSTENS: Herr X legt sein Amt nieder`: one word and a colon at the head of a sentence.
function isLabel(flat: string, run: NameRun): boolean {
  if (run.words > 1 || run.titled || run.quoted) return false
  if (ORDINAL.test(run.name)) return true
  return /^[^\p{L}]*$/u.test(flat.slice(0, run.start)) && /^ ?: ?\p{L}/u.test(flat.slice(run.end))
}

// `Hi Hi`: what is left of a margin.
function isCrumbs(run: NameRun): boolean {
  if (/^[IVX]+$/.test(run.name)) return true // `III. De vergadering`
  return !run.titled && !run.company && !/[\p{L}]{3}/u.test(run.name)
}
