// Identifies the debtor of a ruling: the company it decides on, never an opposing party, public body, bank or
// lawyer.

import type { EventFact } from '../../../domain/publications/gazette-fact.ts'
import { LEGAL_FORM_PATTERN } from '../../text/legal-forms.ts'
import { type FoundNumber, findNumbers } from '../particulars/enterprise-numbers.ts'
import type { DecisionText } from './decision-text.ts'
import type { Decision } from './find-decisions.ts'
import { hasWords, plainWords } from './lexicon.ts'
import { readNamedDebtor } from './named-debtor.ts'
import { readOnlyParty } from './only-party.ts'
import {
  isAppellant,
  isBuyer,
  isCalledAppellant,
  isClaimant,
  isCreditor,
  isDeclared,
  isNamedDebtor,
  isOfCompanyBehindState,
  isOfSuit,
  isQuotedError,
  namesOfficial,
  numberOfParty,
  suesAnother,
} from './parties.ts'

type DebtorIdentity = Pick<EventFact, 'enterpriseNumber' | 'identifiedBy' | 'debtor'>

type Candidate = FoundNumber & {
  /** The number is in the deciding clause. */
  inClause: boolean
  /** Words before the number that the deciding clause also contains. */
  named: number
  /** A public body, bank or lawyer. */
  official: boolean
  /** The buyer of assets. */
  buyer: boolean
  /** Plaintiff, appellant or payee. */
  creditor: boolean
  appellant: boolean
  /** Who asks, opposes or appeals. */
  claimant: boolean
  /** The words before the number. */
  window: string
  /** Named as the appellant after its number. */
  calledAppellant: boolean
  /** Named with a suit for bankruptcy or dissolution, as either side. */
  suit: boolean
  /** Named as bankrupt, dissolved or in reorganisation. */
  debtor: boolean
  /** The name has a legal form. */
  company: boolean
  /** Quoted as the wrong number of an earlier publication. */
  wrong: boolean
}

/**
 * Debtors of the decision in `clause`; at least one, possibly with null fields. A ban concerns a person, so
 * the company whose bankruptcy led to it is no debtor.
 */
export function debtorsOf(
  text: DecisionText,
  { kind, clause }: Pick<Decision, 'kind' | 'clause'>,
  isBan: boolean,
): DebtorIdentity[] {
  if (isBan) return [byNumber(null, null)]
  const { flat } = text.passage
  const debtor = readNamedDebtor(flat.slice(clause.start, clause.end)) ?? readNamedDebtor(flat)
  const candidates = findCandidates(text, clause)
    .filter(one => canBeDebtor(one, kind))
    .filter(({ claimant, window }) => !claimant || !debtor || holdsName(window, debtor.name))
  const listed = listedDebtors(flat, candidates, clause)
  if (listed.length > 1) return listed.map(({ number }) => byNumber(number, null))
  const party = numberOfParty(flat, clause)
  const ofParty = candidates.find(({ number, inClause }) => number === party && !inClause)
  const chosen =
    choose(candidates, ofParty) ?? appellantOf(candidates, kind) ?? calledLike(candidates, debtor)
  const number = chosen?.number ?? party
  const isUnnamed = number === null && debtor === null && candidates.every(({ official }) => official)
  return [byNumber(number, isUnnamed && !kind.endsWith('_correction') ? readOnlyParty(flat, kind) : debtor)]
}

// `Curator van het faillissement van X` tells which of the parties is bankrupt.
function calledLike(candidates: readonly Candidate[], debtor: EventFact['debtor']): Candidate | undefined {
  const named = debtor ? candidates.filter(({ window }) => holdsName(window, debtor.name)) : []
  return named.length === 1 ? named[0] : undefined
}

const holdsName = (window: string, name: string) => lettersOf(window).includes(lettersOf(name))
const lettersOf = (text: string) => plainWords(text).replaceAll(' ', '')

function canBeDebtor(candidate: Candidate, kind: Decision['kind']): boolean {
  const { buyer, creditor, appellant, suit, company, wrong } = candidate
  if (wrong) return false
  // A suit suspended by a reorganisation does not concern the reorganised company.
  if (suit && kind.startsWith('reorganisation_')) return false
  // A company declared bankrupt on appeal is not the appellant.
  if (creditor || (appellant && isGrave(kind))) return false
  // Only natural persons are discharged of debts.
  if (kind === 'discharge_decision') return !company
  // At the opening of a transfer there is no buyer yet.
  return !(buyer && kind.startsWith('transfer_') && kind !== 'transfer_opening')
}

const isGrave = (kind: Decision['kind']) => kind === 'bankruptcy_opening' || kind === 'judicial_dissolution'

const UNDONE: ReadonlySet<Decision['kind']> = new Set<Decision['kind']>([
  'bankruptcy_revocation',
  'judicial_dissolution_revoked',
])

// A bankruptcy reversed on appeal is that of the appellant, who is no creditor.
function appellantOf(candidates: readonly Candidate[], kind: Decision['kind']): Candidate | undefined {
  const appellants = candidates.filter(({ calledAppellant, official }) => calledAppellant && !official)
  return UNDONE.has(kind) && appellants.length === 1 ? appellants[0] : undefined
}

function byNumber(number: EventFact['enterpriseNumber'], debtor: EventFact['debtor']): DebtorIdentity {
  return { enterpriseNumber: number, identifiedBy: number && 'printed', debtor }
}

// A single number is the debtor's. Of several: the one in the ruling, else that of the party it refers to,
// else the one whose name it contains; if ambiguous, none.
function choose(candidates: readonly Candidate[], ofParty?: Candidate): Candidate | undefined {
  const possible = candidates.filter(({ official, inClause }) => inClause || !official)
  if (possible.length <= 1) return candidates.length <= 1 || possible[0]?.named ? possible[0] : undefined
  const printed = possible.filter(({ inClause }) => inClause)
  // A bank named in the ruling after a company is not the debtor.
  const isBeside = printed[0]?.official && possible.some(({ official }) => !official)
  if (printed.length === 1 && !isBeside) return printed[0]
  const unofficial = printed.filter(({ official }) => !official)
  if (unofficial.length === 1) return unofficial[0]
  const named = possible.filter(({ debtor }) => debtor)
  if (named.length === 1) return named[0]
  if (printed.length === 0 && ofParty) return ofParty
  const ranked = (printed.length > 1 ? printed : possible).toSorted((a, b) => b.named - a.named)
  return (ranked[0]?.named ?? 0) > (ranked[1]?.named ?? 0) ? ranked[0] : undefined
}

const BEFORE = 220
const OFFICIAL_REACH = 90
const PART_OF_WORD = /^[\p{L}\d]+/u

function findCandidates(text: DecisionText, clause: Decision['clause']): Candidate[] {
  const { flat } = text.passage
  const clauseText = flat.slice(clause.start, clause.end)
  const inClause = findNumbers(clauseText).map(({ number }) => number)
  const found = findNumbers(flat)
  const windows = found.map(({ start }, index) =>
    flat.slice(Math.max(found[index - 1]?.end ?? 0, start - BEFORE), start),
  )
  // A name beside its own number says nothing of whom the clause decides on.
  const elsewhere = windows.reduce((rest, window) => rest.replace(window, ' '), clauseText)
  const decided = new Set(namesIn(elsewhere))
  return found.map((one, index) => {
    const words = new Set(namesIn(windows[index] as string))
    const others = new Set(windows.flatMap((window, other) => (other === index ? [] : namesIn(window))))
    // Cut between words: half of `ondernemingsrechtbank` is a bank.
    const before = flat.slice(Math.max(0, one.start - OFFICIAL_REACH), one.start).replace(PART_OF_WORD, '')
    const behind = flat.slice(one.end, Math.min(found[index + 1]?.start ?? flat.length, one.end + BEFORE))
    return {
      ...one,
      inClause: inClause.includes(one.number),
      named: [...words].filter(word => decided.has(word) && !others.has(word)).length,
      official: namesOfficial(before) && !isOfCompanyBehindState(windows[index] as string),
      buyer: isBuyer(windows[index] as string),
      creditor:
        isCreditor(windows[index] as string, flat.slice(one.end, one.end + 30)) || suesAnother(behind),
      appellant: isAppellant(windows[index] as string),
      claimant: isClaimant(windows[index] as string),
      window: windows[index] as string,
      calledAppellant: isCalledAppellant(behind),
      suit: isOfSuit(windows[index] as string),
      debtor: isNamedDebtor(windows[index] as string) || isDeclared(behind),
      company: COMPANY.test(windows[index] as string),
      wrong: isQuotedError(windows[index] as string, flat.slice(one.end, one.end + 80)),
    }
  })
}

const COMPANY = new RegExp(`(?<![\\p{L}\\d.&'-])(?:${LEGAL_FORM_PATTERN})(?![\\p{L}\\d])[^;:]{0,140}$`, 'u')
const NAME = /(?<![\p{L}\d])\p{Lu}[\p{L}\d&’'.-]{2,}/gu

function namesIn(text: string): string[] {
  return [...text.matchAll(NAME)]
    .map(([word]) => word.toLowerCase())
    .filter(word => !hasWords('officials', word))
}

// `- A BV, …, ondernemingsnummer …; - B BV (…)`: one ruling on several companies.
function listedDebtors(
  flat: string,
  candidates: readonly Candidate[],
  clause: Decision['clause'],
): Candidate[] {
  const all = candidates
    .filter(({ start }) => LISTED.test(windowBefore(flat, start)))
    .sort((a, b) => a.start - b.start)
  const inClause = all.filter(({ start }) => start >= clause.start)
  // `1. SRL A …; 2. SRL B …` above the sentence that decides, which names no number of its own.
  const isAbove = inClause.length === 0 && !candidates.some(one => one.inClause)
  const listed = isAbove ? all.filter(({ official, creditor }) => !official && !creditor) : inClause
  const [first] = listed
  const list = first && LISTED.exec(windowBefore(flat, first.start))
  const before = list ? flat.slice(0, first.start - list[0].length) : ''
  return OF_OTHERS.test(before.slice(-INTRODUCTION)) ? [] : listed
}

const windowBefore = (flat: string, start: number) => flat.slice(Math.max(0, start - BEFORE), start)

const LISTED =
  /(?:^|[:;.])\s*(?:[-–•]|\d{1,2}[.)]|[a-h]\))\s+(?:[^;:]{3,160}(?:nummer|nr\.?|num[ée]ro|n°|BCE|KBO|B\.C\.E\.|K\.B\.O\.|RPR|RPM)[^;]{0,40}|[^;:.]{3,120}\()$/u
// Characters before a list of other companies.
const INTRODUCTION = 60
const OF_OTHERS =
  /(?<!\p{L})(?:tegen|contre|gegen|citation (?:de|par)|dagvaarding (?:van|door)|schuldeisers?|cr[ée]anciers?|offres?|biedingen)[^.;]{0,40}$/iu
