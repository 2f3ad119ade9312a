// Who holds the majority of one company, decided from the links of all its holders: two links may each be sound and still
// exclude each other. The answer depends on the held company alone, so that every member sees the same group.

import Big from 'big.js'
import type { EnterpriseNumber } from '../company/enterprise-number.ts'
import { foldName } from '../search/fold.ts'
import { directOf, type OwnershipClaim, type OwnershipLink, shareOf, TOLERANCE } from './ownership-links.ts'

const HALF = new Big('0.5')
const WHOLE = new Big(1).plus(TOLERANCE)

type Majority = { share: Big; isDirect: boolean } | 'contested' | null

/** The majority that a link states by itself: `contested` when only one side states one. */
export function majorityOf(link: OwnershipLink): Majority {
  const [byHolder, byHeld] = validClaims(link)
  const through = shareOf(byHolder)?.minus(directOf(byHolder) ?? 0) ?? new Big(0)
  const held = directOf(byHeld)
  // The held company states direct shares only: it does not deny what its holder has through subsidiaries.
  const sides = [shareOf(byHolder), held?.plus(through) ?? null].filter(share => share !== null)
  const [share] = sides
  if (share === undefined || !sides.some(isMajority)) return null
  if (!sides.every(isMajority)) return 'contested'
  return { share, isDirect: isMajority(directOf(byHolder) ?? held ?? new Big(0)) }
}

/** Whether later filings of all who state the link state nothing of the kind. */
export function isSuperseded({ byHolder, byHeld }: OwnershipLink): boolean {
  return [byHolder, byHeld].every(claim => claim?.superseded !== false)
}

type MajorityHolder = { link: OwnershipLink; share: Big }

/** `contested`: stated majorities that the other side or other holders' shares deny. */
export function findMajorityHolder(
  company: EnterpriseNumber,
  heldBy: readonly OwnershipLink[],
): { holder: MajorityHolder | null; contested: OwnershipLink[] } {
  const links = listHolders(company, heldBy)
  const stated = links.map(link => ({ link, majority: majorityOf(link) }))
  const contested = stated.filter(({ majority }) => majority === 'contested').map(({ link }) => link)
  const majorities = stated.flatMap(({ link, majority }) =>
    majority === null || majority === 'contested' ? [] : [{ link, ...majority }],
  )
  const direct = majorities.filter(({ isDirect }) => isDirect)
  const denied = direct.filter(({ link }) => isDeniedByOthers(link, links))
  const standing = direct.filter(majority => !denied.includes(majority))
  // With shares through subsidiaries, holders of several levels have a majority; the nearest one has it directly.
  const candidates = direct.length > 0 ? standing : majorities
  const holder = candidates.find(({ link }) => !isSuperseded(link)) ?? candidates[0] ?? null
  return { holder, contested: [...contested, ...denied.map(({ link }) => link)] }
}

/** Whether direct shares that no later filing leaves out sum to more than the whole, beyond rounding. */
export function exceedsWhole(company: EnterpriseNumber, heldBy: readonly OwnershipLink[]): boolean {
  return sumOf(listHolders(company, heldBy), false).gt(WHOLE)
}

// What a filing of a later year leaves out does not deny what is still stated.
function validClaims({ byHolder, byHeld }: OwnershipLink): [OwnershipClaim | null, OwnershipClaim | null] {
  const isOutdated = (claim: OwnershipClaim | null, other: OwnershipClaim | null) =>
    claim?.superseded === true && other?.superseded === false
  return [isOutdated(byHolder, byHeld) ? null : byHolder, isOutdated(byHeld, byHolder) ? null : byHeld]
}

function isMajority(share: Big): boolean {
  return share.gt(HALF)
}

// With half of the shares in other hands nobody has a majority. A sum of the whole and a little is rounding.
function isDeniedByOthers(link: OwnershipLink, links: readonly OwnershipLink[]): boolean {
  const countsOutdated = isSuperseded(link)
  const others = sumOf(
    links.filter(other => other !== link),
    countsOutdated,
  )
  return (
    others.gt(HALF) || (others.gte(HALF) && others.plus(lowestDirect(link, countsOutdated) ?? 0).gt(WHOLE))
  )
}

function sumOf(links: readonly OwnershipLink[], countsOutdated: boolean): Big {
  return links.reduce((sum, link) => sum.plus(lowestDirect(link, countsOutdated) ?? 0), new Big(0))
}

/** Where the sides differ the lower one, so that no doubt arises from that alone. */
function lowestDirect(link: OwnershipLink, countsOutdated: boolean): Big | null {
  const claims = validClaims(link).filter(claim => countsOutdated || claim?.superseded === false)
  const shares = claims.map(directOf).filter(share => share !== null)
  return shares.sort((a, b) => a.cmp(b))[0] ?? null
}

/** Without the company's own shares; a holder that the company names without its number is joined by its name. */
function listHolders(company: EnterpriseNumber, heldBy: readonly OwnershipLink[]): OwnershipLink[] {
  const others = heldBy.filter(({ party }) => party.enterpriseNumber !== company)
  const isUnnumbered = ({ party }: OwnershipLink) =>
    party.kind === 'company' && party.enterpriseNumber === null && party.foreignIdentifier === null
  const unnumbered = new Map(others.filter(isUnnumbered).map(link => [foldName(link.party.name), link]))
  const joined = new Set<OwnershipLink>()
  const links = others.map(link => {
    const namesake = link.party.enterpriseNumber && unnumbered.get(foldName(link.party.name))
    if (!namesake || link.byHeld !== null) return link
    joined.add(namesake)
    return { ...link, byHeld: namesake.byHeld }
  })
  return links.filter(link => !joined.has(link))
}
