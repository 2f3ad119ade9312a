// Derives the officers of a company from all facts and filings: one row per holder and office, with source
// acts and explanations of joined spellings.

import type { EnterpriseNumber } from '../company/enterprise-number.ts'
import type { MandateFact, Office } from '../publications/gazette-fact.ts'
import { clusterSpellings, type Spelling } from './cluster-spellings.ts'
import { type FilingMention, type FollowedMandate, followMandates } from './follow-mandates.ts'
import { linkRepresentatives } from './link-representatives.ts'
import { type Currency, isStale, type Mandate, type MandateDoubt } from './mandate.ts'
import { type Confirmation, groupFilings, withRepresentatives } from './officer-filings.ts'
import { ascending, orderFacts } from './order-facts.ts'
import { compareHolders, type Holder, type ParsedHolder, parseHolder } from './same-holder.ts'
import { applyAbsences, type FollowedHolder } from './weigh-absences.ts'

export type OfficerMandate = Mandate & {
  doubts: readonly MandateDoubt[]
  office: Office
  /** Key of the holder within the company: enterprise number, or folded name. */
  holderKey: string
  holderNumber: EnterpriseNumber | null
  /** Natural person representing a company. */
  representative: string | null
  /** Last day on which an act or filing names the holder in office. */
  confirmedOn: string | null
  /** Last possible day of the stated term; null if none. */
  termEndsOn: string | null
  /** Acts behind the mandate, oldest first. */
  numacs: readonly string[]
  firstNumac: string
  lastNumac: string
  /** Other spellings of the holder's name, with the reason for joining. */
  joinedNames: readonly { name: string; reason: string }[]
}

type FiledSpelling = Spelling & { key: string; facts: MandateFact[]; namings: FilingMention[] }
type Followed = FollowedHolder & { filed: readonly FiledSpelling[] }

/**
 * Current and former mandates of one company, from the facts of all its acts and the filings that confirm
 * them, in any order. Publications and filings after `asOf` (`YYYY-MM-DD`) are ignored. Corrections must
 * already be applied.
 */
export function deriveMandates(
  facts: readonly MandateFact[],
  confirmations: readonly Confirmation[],
  asOf: string,
): OfficerMandate[] {
  const known = linkRepresentatives(facts.filter(fact => fact.pubDate === null || fact.pubDate <= asOf))
  const namings = withRepresentatives(confirmations.filter(({ on }) => on <= asOf))
  const spellings = collectSpellings(known, namings)
  const holders = clusterSpellings(spellings).map(group =>
    followHolder(group.map(at => spellings[at] as FiledSpelling)),
  )
  const leftOut = applyAbsences(holders, known, groupFilings(namings))
  return holders
    .flatMap(holder =>
      mandatesOf(holder, (mandate): MandateStatus => {
        const doubts = [...doubtsOf(mandate), ...(leftOut.get(mandate) ?? [])]
        return { currency: currencyOf(mandate, asOf), doubts }
      }),
    )
    .sort(compareMandates)
}

type MandateStatus = { currency: Currency; doubts: MandateDoubt[] }

function followHolder(filed: readonly FiledSpelling[]): Followed {
  const facts = orderFacts(filed.flatMap(spelling => spelling.facts))
  const namings = filed.flatMap(spelling => spelling.namings)
  return {
    filed,
    spellings: filed.map(({ holder }) => holder),
    mandates: followMandates(facts, namings),
  }
}

function collectSpellings(
  facts: readonly MandateFact[],
  confirmations: readonly Confirmation[],
): FiledSpelling[] {
  const filed = new Map<string, FiledSpelling & { mentions: MandateFact[] }>()
  const under = (holder: Holder) => {
    const key = `${holder.kind} ${holder.enterpriseNumber ?? ''} ${holder.name}`
    const found = filed.get(key)
    if (found) return found
    const made = { key, holder: parseHolder(holder), facts: [], namings: [], mentions: [] }
    filed.set(key, made)
    return made
  }
  for (const fact of facts) {
    const spelling = under(fact.holder)
    spelling.facts.push(fact)
    spelling.mentions.push(fact)
  }
  for (const confirmation of confirmations) under(confirmation).namings.push(confirmation)
  return [...filed.values()].sort((a, b) => ascending(a.key, b.key))
}

function mandatesOf(
  { filed, mandates }: Followed,
  standingOf: (mandate: FollowedMandate) => MandateStatus,
): OfficerMandate[] {
  if (mandates.length === 0) return []
  const named = preferredSpelling(filed)
  const holder = {
    name: named.holder.holder.name,
    holderKey: keyOf(filed, named.holder),
    holderNumber: numberOf(filed),
    joinedNames: joinedNames(filed, named),
  }
  const roleKind = named.holder.kind === 'company' ? ('director_company' as const) : ('director' as const)
  return mandates.map(mandate => ({
    ...holder,
    roleKind,
    ...shapeMandate(mandate),
    ...standingOf(mandate),
  }))
}

function shapeMandate(mandate: FollowedMandate) {
  const { numacs } = mandate
  const firstNumac = numacs[0] as string
  return {
    role: mandate.role,
    office: mandate.office,
    representative: mandate.representative,
    // Not known here for companies; never published for persons.
    address: null,
    from: mandate.from,
    to: mandate.to,
    source: 'BsActsV3',
    sourceNumac: firstNumac,
    confirmedOn: mandate.confirmedOn,
    termEndsOn: mandate.lastDay,
    numacs,
    firstNumac,
    lastNumac: numacs.at(-1) as string,
  }
}

// Doubtful statements alone make no mandate current.
function currencyOf({ ended, agreed, confirmedOn, lastDay }: FollowedMandate, asOf: string): Currency {
  if (ended) return 'former'
  if (!agreed) return 'stale'
  return isStale(confirmedOn, lastDay, asOf) ? 'stale' : 'current'
}

function doubtsOf({ agreed, ended, to, numacs, namedOn, doubtedEnds }: FollowedMandate): MandateDoubt[] {
  const ends = doubtedEnds.map(({ on, numac }) => {
    return { reason: 'doubtful_end' as const, on: on || null, source: numac }
  })
  if (agreed) return ends
  const on = ended ? to : namedOn
  return [{ reason: 'doubtful_statement', on, source: numacs[0] as string }, ...ends]
}

// The most frequent name, whatever its capitals and legal form, of it the most frequent spelling, then the longest.
function preferredSpelling(spellings: readonly FiledSpelling[]): FiledSpelling {
  const facts = new Map<string, number>()
  for (const spelling of spellings) {
    const letters = lettersOf(spelling.holder)
    facts.set(letters, (facts.get(letters) ?? 0) + spelling.facts.length)
  }
  const agreeing = ({ holder }: FiledSpelling): number => facts.get(lettersOf(holder)) ?? 0
  return [...spellings].sort(
    (a, b) =>
      agreeing(b) - agreeing(a) ||
      b.facts.length - a.facts.length ||
      b.holder.holder.name.length - a.holder.holder.name.length ||
      ascending(a.key, b.key),
  )[0] as FiledSpelling
}

const lettersOf = (holder: ParsedHolder): string =>
  holder.kind === 'company' ? holder.name.joined : holder.name.letters

function numberOf(spellings: readonly FiledSpelling[]): EnterpriseNumber | null {
  return (
    spellings.map(spelling => spelling.holder.holder.enterpriseNumber).find(number => number !== null) ?? null
  )
}

function keyOf(spellings: readonly FiledSpelling[], { kind, name, holder }: ParsedHolder): string {
  const number = kind === 'company' ? numberOf(spellings) : null
  if (number !== null) return number
  if (kind === 'company') return `company ${name.words.join(' ') || holder.name}`
  const words = name.words.map(word => word.text).join(' ') || holder.name
  return `person ${words}${name.generation === null ? '' : ` ${name.generation}`}`
}

function joinedNames(
  spellings: readonly FiledSpelling[],
  named: FiledSpelling,
): OfficerMandate['joinedNames'] {
  if (spellings.length === 1) return []
  const reasons = new Map<string, string>()
  for (const { holder } of spellings) {
    const { name } = holder.holder
    if (name === named.holder.holder.name || reasons.has(name)) continue
    reasons.set(name, compareHolders(named.holder, holder)?.reason ?? 'another joined spelling lies between')
  }
  return [...reasons].map(([name, reason]) => ({ name, reason }))
}

function compareMandates(a: OfficerMandate, b: OfficerMandate): number {
  return (
    ascending(a.from ?? a.to ?? '', b.from ?? b.to ?? '') ||
    ascending(a.name, b.name) ||
    ascending(a.office, b.office) ||
    ascending(a.to ?? '', b.to ?? '') ||
    ascending(a.firstNumac, b.firstNumac)
  )
}
