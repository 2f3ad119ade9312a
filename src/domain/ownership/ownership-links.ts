// Who holds whom, by filings: what the holder states of its participating interests and the held company of its
// shareholders, side by side. Neither is preferred: where they differ, both are kept.

import Big from 'big.js'
import type {
  FiledEntity,
  FiledHolding,
  FiledShareholder,
  HeldRight,
  ShareholderRight,
} from '../accounts/filed-ownership.ts'
import type { EnterpriseNumber } from '../company/enterprise-number.ts'
import { foldNameWords } from '../search/fold.ts'

/** Where something is stated. Dates are `YYYY-MM-DD`. */
export type StatedIn = {
  /** The company that filed. */
  filer: EnterpriseNumber
  reference: string
  depositedOn: string | null
  periodEnd: string | null
  /** Whether the filer has a filing of a later year that states nothing of the kind. */
  superseded: boolean
}

export type OwnershipParty = Omit<FiledEntity, 'matchedByName'> & {
  kind: 'person' | 'company'
  /** Whether its number was matched by name and address. */
  matchedByName: boolean
}

/** What one side states; decimals, percentages as fractions. */
export type OwnershipClaim = StatedIn & {
  /** Sum over the kinds of rights; null when none has a percentage. */
  direct: string | null
  throughSubsidiaries: string | null
  rights: readonly (HeldRight | ShareholderRight)[]
  /** Only of a participating interest. */
  accounts: Pick<FiledHolding, 'accountsDate' | 'currency' | 'equity' | 'netResult'> | null
}

export type OwnershipLink = {
  /** The other party. */
  party: OwnershipParty
  byHolder: OwnershipClaim | null
  byHeld: OwnershipClaim | null
  /** Whether both state a share of at most the whole, and more than half a percentage point lies between them. */
  contradiction: boolean
}

export type Ownership = {
  holds: OwnershipLink[]
  heldBy: OwnershipLink[]
}

/** A statement of a filing about `body`, seen from its filer. */
export type FiledStatement = StatedIn &
  ({ direction: 'holds'; body: FiledHolding } | { direction: 'held_by'; body: FiledShareholder })

/**
 * Links of `company` with others, largest percentage first. `nameOf`: the name of another filer, which its own filing
 * does not give.
 */
export function linkOwnership(
  company: EnterpriseNumber,
  statements: readonly FiledStatement[],
  nameOf: (filer: EnterpriseNumber) => string,
): Ownership {
  const holds = new Map<string, OwnershipLink>()
  const heldBy = new Map<string, OwnershipLink>()
  for (const statement of statements) {
    const isOwn = statement.filer === company
    const party = isOwn ? partyOf(statement.body) : filerAsParty(statement, nameOf)
    // The filer holds in its own 'holds' and is held in its own 'held_by'.
    const holdsParty = (statement.direction === 'holds') === isOwn
    addClaim(holdsParty ? holds : heldBy, party, statement)
  }
  return { holds: sorted(holds), heldBy: sorted(heldBy) }
}

function addClaim(links: Map<string, OwnershipLink>, party: OwnershipParty, statement: FiledStatement): void {
  const key = keyOf(party)
  const link = links.get(key) ?? { party, byHolder: null, byHeld: null, contradiction: false }
  const claim = claimOf(statement)
  // A party named twice in one filing has its rights added up.
  if (statement.direction === 'holds') link.byHolder = merged(link.byHolder, claim)
  else link.byHeld = merged(link.byHeld, claim)
  link.contradiction = contradict(link)
  links.set(key, link)
}

function keyOf({ kind, enterpriseNumber, foreignIdentifier, country, name }: OwnershipParty): string {
  if (enterpriseNumber !== null) return enterpriseNumber
  if (foreignIdentifier !== null) return `${country} ${foreignIdentifier.replaceAll(/\W/g, '').toUpperCase()}`
  return `${kind} ${country} ${foldNameWords(name).join(' ')}`
}

function partyOf(body: FiledHolding | FiledShareholder): OwnershipParty {
  const { name, enterpriseNumber, foreignIdentifier, country, matchedByName = false } = body
  const kind = 'kind' in body ? body.kind : 'company'
  return { kind, name, enterpriseNumber, foreignIdentifier, country, matchedByName }
}

// The filer is known by its own number; that of the company it names may have been matched.
function filerAsParty(
  { filer, body }: FiledStatement,
  nameOf: (filer: EnterpriseNumber) => string,
): OwnershipParty {
  const matchedByName = body.matchedByName ?? false
  return {
    kind: 'company',
    name: nameOf(filer),
    enterpriseNumber: filer,
    foreignIdentifier: null,
    country: 'BE',
    matchedByName,
  }
}

function claimOf(statement: FiledStatement): OwnershipClaim {
  const { filer, reference, depositedOn, periodEnd, superseded } = statement
  const statedIn = { filer, reference, depositedOn, periodEnd, superseded }
  if (statement.direction === 'held_by') {
    const { rights } = statement.body
    return {
      ...statedIn,
      direct: sumOf(rights.map(right => right.percentage)),
      throughSubsidiaries: null,
      rights,
      accounts: null,
    }
  }
  const { rights, accountsDate, currency, equity, netResult } = statement.body
  return {
    ...statedIn,
    direct: sumOf(rights.map(right => right.direct)),
    throughSubsidiaries: sumOf(rights.map(right => right.throughSubsidiaries)),
    rights,
    accounts: { accountsDate, currency, equity, netResult },
  }
}

function merged(first: OwnershipClaim | null, claim: OwnershipClaim): OwnershipClaim {
  if (first === null) return claim
  return {
    ...first,
    direct: sumOf([first.direct, claim.direct]),
    throughSubsidiaries: sumOf([first.throughSubsidiaries, claim.throughSubsidiaries]),
    rights: [...first.rights, ...claim.rights],
  }
}

/** Exact, and a single value as filed; null without any. */
function sumOf(values: readonly (string | null)[]): string | null {
  const known = values.filter(value => value !== null)
  if (known.length <= 1) return known[0] ?? null
  return known.reduce((sum, value) => sum.plus(value), new Big(0)).toFixed()
}

/** Half a percentage point: percentages are rounded differently. */
export const TOLERANCE = new Big('0.005')

function contradict({ byHolder, byHeld }: OwnershipLink): boolean {
  const [holder, held] = [directOf(byHolder), directOf(byHeld)]
  return holder !== null && held !== null && holder.minus(held).abs().gt(TOLERANCE)
}

/** The share of a claim, direct and through subsidiaries; null when neither is stated, or it exceeds the whole. */
export function shareOf(claim: OwnershipClaim | null): Big | null {
  return asShare(claim && sumOf([claim.direct, claim.throughSubsidiaries]))
}

/** The direct share of a claim; null when it is not stated, or exceeds the whole. */
export function directOf(claim: OwnershipClaim | null): Big | null {
  return asShare(claim?.direct ?? null)
}

/** Whether a share is above the whole, or below nothing, as filed: some filings have 60 for 60 %. It counts nowhere. */
export function isImplausible({ direct, throughSubsidiaries }: OwnershipClaim): boolean {
  return [direct, throughSubsidiaries, sumOf([direct, throughSubsidiaries])].some(
    share => share !== null && asShare(share) === null,
  )
}

function asShare(value: string | null): Big | null {
  const share = value === null ? null : new Big(value)
  return share?.gt(1) || share?.lt(0) ? null : share
}

function sorted(links: Map<string, OwnershipLink>): OwnershipLink[] {
  const shares = new Map(
    [...links.values()].map(link => [link, shareOf(link.byHolder) ?? shareOf(link.byHeld) ?? new Big(-1)]),
  )
  return [...shares.keys()].sort(
    (a, b) =>
      (shares.get(b) as Big).cmp(shares.get(a) as Big) ||
      (a.party.name < b.party.name ? -1 : a.party.name > b.party.name ? 1 : 0),
  )
}
