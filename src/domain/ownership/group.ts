// The group of a company by majority holdings: more than half, direct or through subsidiaries.

import Big from 'big.js'
import type { EnterpriseNumber } from '../company/enterprise-number.ts'
import {
  type Ownership,
  type OwnershipClaim,
  type OwnershipLink,
  type OwnershipParty,
  shareOf,
} from './ownership-links.ts'

export type GroupMember = {
  party: OwnershipParty
  /** The member that holds the majority. */
  parent: EnterpriseNumber
  /** As stated, a decimal fraction. */
  share: string
}

export type Group = {
  /** From the company's majority holder to the last one known; empty when none is known. */
  parents: { party: OwnershipParty; share: string }[]
  /** Whether the majority holders hold each other in a circle: there is no ultimate parent then. */
  cycle: boolean
  /** Companies that the head of the group holds by majority, directly or by other members; nearest first. */
  members: GroupMember[]
  /** Whether there are more members than `MAX_MEMBERS`. */
  truncated: boolean
  /** Links of which one side states a majority and the other none; they are not followed. */
  contested: { holder: string; held: string }[]
}

/** Maximum number of members. */
export const MAX_MEMBERS = 200
// The longest chain of holdings seen in practice has about ten levels.
const MAX_LEVELS = 20
const HALF = new Big('0.5')

type Majority = { share: Big; isDirect: boolean } | 'contested' | null

/** The majority that a link states: `contested` when only one side states one. */
export function majorityOf({ byHolder, byHeld }: OwnershipLink): Majority {
  const isMajority = (claim: OwnershipClaim | null) => {
    const share = shareOf(claim)
    return share === null ? null : share.gt(HALF)
  }
  const [holder, held] = [isMajority(byHolder), isMajority(byHeld)]
  if (holder !== null && held !== null && holder !== held) return 'contested'
  const share = shareOf(byHolder) ?? shareOf(byHeld)
  if (!(holder ?? held) || share === null) return null
  const direct = byHolder?.direct ?? byHeld?.direct ?? null
  return { share, isDirect: direct !== null && new Big(direct).gt(HALF) }
}

/** `linksOf`: the links of a company; null when no filing states any. Rejects as it does. */
export async function findGroup(
  company: EnterpriseNumber,
  linksOf: (number: EnterpriseNumber) => Promise<Ownership | null>,
): Promise<Group> {
  const contested: Group['contested'] = []
  const { parents, cycle } = await findParents(company, linksOf, contested)
  const top = lastNumbered(parents) ?? company
  const { members, truncated } = await findMembers(cycle ? company : top, linksOf, contested)
  return { parents, cycle, members, truncated, contested: uniqueLinks(contested) }
}

// Above the last Belgian company there may be a foreign one or a person, whose holdings are not filed here.
function lastNumbered(parents: Group['parents']): EnterpriseNumber | null {
  return parents.findLast(({ party }) => party.enterpriseNumber !== null)?.party.enterpriseNumber ?? null
}

async function findParents(
  company: EnterpriseNumber,
  linksOf: (number: EnterpriseNumber) => Promise<Ownership | null>,
  contested: Group['contested'],
): Promise<Pick<Group, 'parents' | 'cycle'>> {
  const parents: Group['parents'] = []
  const seen = new Set([company])
  let current: EnterpriseNumber | null = company
  while (current !== null && parents.length < MAX_LEVELS) {
    const parent = majorityHolder(current, (await linksOf(current))?.heldBy ?? [], contested)
    if (parent === null) break
    parents.push(parent)
    current = parent.party.enterpriseNumber
    if (current !== null && seen.has(current)) return { parents, cycle: true }
    if (current !== null) seen.add(current)
  }
  return { parents, cycle: false }
}

function majorityHolder(
  held: EnterpriseNumber,
  heldBy: readonly OwnershipLink[],
  contested: Group['contested'],
): Group['parents'][number] | null {
  const holders = heldBy.flatMap(link => {
    if (link.party.enterpriseNumber === held) return [] // its own shares
    const majority = majorityOf(link)
    if (majority === 'contested')
      contested.push({ holder: link.party.enterpriseNumber ?? link.party.name, held })
    return majority === null || majority === 'contested' ? [] : { party: link.party, ...majority }
  })
  // With shares through subsidiaries, holders of several levels have a majority; the nearest one has it directly.
  const first = holders.find(({ isDirect }) => isDirect) ?? holders[0]
  return first ? { party: first.party, share: first.share.toFixed() } : null
}

async function findMembers(
  top: EnterpriseNumber,
  linksOf: (number: EnterpriseNumber) => Promise<Ownership | null>,
  contested: Group['contested'],
): Promise<Pick<Group, 'members' | 'truncated'>> {
  const members: GroupMember[] = []
  const seen = new Set<string>([top])
  let level: EnterpriseNumber[] = [top]
  while (level.length > 0) {
    const found = await Promise.all(
      level.map(async parent => [parent, (await linksOf(parent))?.holds ?? []] as const),
    )
    level = []
    for (const [parent, holds] of found)
      for (const link of holds) {
        const { party } = link
        const majority = majorityOf(link)
        if (majority === 'contested')
          contested.push({ holder: parent, held: party.enterpriseNumber ?? party.name })
        const key = party.enterpriseNumber ?? `${party.country} ${party.foreignIdentifier ?? party.name}`
        if (majority === null || majority === 'contested' || seen.has(key)) continue
        if (members.length === MAX_MEMBERS) return { members, truncated: true }
        seen.add(key)
        members.push({ party, parent, share: majority.share.toFixed() })
        if (party.enterpriseNumber !== null) level.push(party.enterpriseNumber)
      }
  }
  return { members, truncated: false }
}

function uniqueLinks(links: Group['contested']): Group['contested'] {
  return [...new Map(links.map(link => [`${link.holder} ${link.held}`, link])).values()]
}
