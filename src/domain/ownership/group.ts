// The group of a company by majority holdings: more than half, direct or through subsidiaries.

import type { EnterpriseNumber } from '../company/enterprise-number.ts'
import { findMajorityHolder, isSuperseded, majorityOf } from './majority.ts'
import type { Ownership, OwnershipLink, OwnershipParty } from './ownership-links.ts'

export type GroupLink = {
  party: OwnershipParty
  /** As stated, a decimal fraction. */
  share: string
  /** Whether a filing of a later year states nothing of the kind. */
  superseded: boolean
}

/** `parent`: the member that holds the majority. */
export type GroupMember = GroupLink & { parent: EnterpriseNumber }

export type Group = {
  /** From the company's majority holder to the last one known; empty when none is known. */
  parents: GroupLink[]
  /** Whether the majority holders hold each other in a circle: there is no ultimate parent then. */
  cycle: boolean
  /**
   * Companies that the head of the group holds by majority, directly or by other members; nearest first. Of a circle the
   * head is its lowest number.
   */
  members: GroupMember[]
  /** Whether there are more members than `MAX_MEMBERS`. */
  truncated: boolean
  /** Stated majorities that the other side or other holders' shares deny; they are not followed. */
  contested: { holder: string; held: string }[]
}

/** Maximum number of members. */
export const MAX_MEMBERS = 200
// The longest chain of holdings seen in practice has about ten levels.
const MAX_LEVELS = 20

/** Links of a company; null when no filing states any. */
type LinksOf = (number: EnterpriseNumber) => Promise<Ownership | null>

/** The same group whichever member is asked. Rejects as `linksOf` does. */
export async function findGroup(company: EnterpriseNumber, linksOf: LinksOf): Promise<Group> {
  const contested: Group['contested'] = []
  const { parents, circle } = await findParents(company, linksOf, contested)
  const top = circle.toSorted()[0] ?? lastNumbered(parents) ?? company
  const { members, truncated } = await findMembers(top, linksOf, contested)
  return { parents, cycle: circle.length > 0, members, truncated, contested: uniqueLinks(contested) }
}

// Above the last Belgian company there may be a foreign one or a person, whose holdings are not filed here.
function lastNumbered(parents: Group['parents']): EnterpriseNumber | null {
  return parents.findLast(({ party }) => party.enterpriseNumber !== null)?.party.enterpriseNumber ?? null
}

/** `circle`: those that hold each other by majority; empty without a circle. */
async function findParents(
  company: EnterpriseNumber,
  linksOf: LinksOf,
  contested: Group['contested'],
): Promise<{ parents: GroupLink[]; circle: EnterpriseNumber[] }> {
  const parents: GroupLink[] = []
  const seen = [company]
  let current: EnterpriseNumber | null = company
  while (current !== null && parents.length < MAX_LEVELS) {
    const parent = await readParent(current, linksOf, contested)
    if (parent === null) break
    parents.push(parent)
    current = parent.party.enterpriseNumber
    if (current === null) break
    if (seen.includes(current)) return cutCircle(parents, seen, seen.indexOf(current))
    seen.push(current)
  }
  return { parents, circle: [] }
}

// A circle that a holding closes which later filings leave out is none today: it is cut there, at the lowest number if at
// several, so that every member sees the same head. `parents[i]` holds `seen[i]`.
function cutCircle(parents: GroupLink[], seen: readonly EnterpriseNumber[], from: number) {
  const circle = seen.slice(from)
  const [head] = circle.filter((_, at) => parents[from + at]?.superseded).sort()
  if (head === undefined) return { parents, circle }
  return { parents: parents.slice(0, seen.indexOf(head)), circle: [] }
}

async function readParent(
  held: EnterpriseNumber,
  linksOf: LinksOf,
  contested: Group['contested'],
): Promise<GroupLink | null> {
  const found = findMajorityHolder(held, (await linksOf(held))?.heldBy ?? [])
  for (const { party } of found.contested)
    contested.push({ holder: party.enterpriseNumber ?? party.name, held })
  return found.holder && toGroupLink(found.holder.link, found.holder.share.toFixed())
}

function toGroupLink(link: OwnershipLink, share: string): GroupLink {
  return { party: link.party, share, superseded: isSuperseded(link) }
}

async function findMembers(
  top: EnterpriseNumber,
  linksOf: LinksOf,
  contested: Group['contested'],
): Promise<Pick<Group, 'members' | 'truncated'>> {
  const members: GroupMember[] = []
  const seen = new Set<string>([top])
  let level: EnterpriseNumber[] = [top]
  while (level.length > 0) {
    const held = await Promise.all(level.map(parent => listHeld(parent, linksOf, contested)))
    level = []
    for (const member of held.flat()) {
      const { party } = member
      const key = party.enterpriseNumber ?? `${party.country} ${party.foreignIdentifier ?? party.name}`
      if (seen.has(key)) continue
      if (members.length === MAX_MEMBERS) return { members, truncated: true }
      seen.add(key)
      members.push(member)
      if (party.enterpriseNumber !== null) level.push(party.enterpriseNumber)
    }
  }
  return { members, truncated: false }
}

/** What `parent` holds by majority, unless the held company's other holders deny it or have a nearer majority. */
async function listHeld(
  parent: EnterpriseNumber,
  linksOf: LinksOf,
  contested: Group['contested'],
): Promise<GroupMember[]> {
  const holds = (await linksOf(parent))?.holds ?? []
  const held = await Promise.all(
    holds.map(async (link): Promise<GroupMember | null> => {
      const { enterpriseNumber, name } = link.party
      const majority = majorityOf(link)
      if (majority === 'contested') contested.push({ holder: parent, held: enterpriseNumber ?? name })
      if (majority === null || majority === 'contested') return null
      if (enterpriseNumber !== null) {
        const holder = await readParent(enterpriseNumber, linksOf, contested)
        if (holder?.party.enterpriseNumber !== parent) return null
      }
      return { ...toGroupLink(link, majority.share.toFixed()), parent }
    }),
  )
  return held.filter(member => member !== null)
}

function uniqueLinks(links: Group['contested']): Group['contested'] {
  const unique = new Map(links.map(link => [`${link.holder} ${link.held}`, link]))
  return [...unique].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, link]) => link)
}
