// Who holds whom in the sample: within a window of companies that follow each other, so that both sides of a holding are
// known while the filings are written.

import { SeededRandom } from '../random.ts'
import type { SampleCompany } from '../sample-company.ts'

/** Companies of one window. */
export const OWNERSHIP_WINDOW = 8

export type PlannedHolding = {
  holder: SampleCompany
  held: SampleCompany
  /** Of the shares, in hundredths of a percent, as the holder states it. */
  byHolder: number
  /** As the held company states it; sometimes another figure. */
  byHeld: number
}

export type ForeignHolder = {
  name: string
  country: string
  identifier: string
  held: SampleCompany
  share: number
}

/** All shares, in hundredths of a percent. */
export const WHOLE = 10_000

/** What the held company states of a holder. */
export function shareOf(holder: PlannedHolding | ForeignHolder): number {
  return 'share' in holder ? holder.share : holder.byHeld
}

export type PlannedOwnership = { holdings: PlannedHolding[]; foreignHolders: ForeignHolder[] }

const SHARES = [10_000, 10_000, 9_999, 7_500, 6_000, 5_001, 5_000, 2_500, 1_434]
const SALT = 4_217
const GROUP_SHARE = 0.5
const CONTRADICTION_SHARE = 0.08
const CROSS_HOLDING_SHARE = 0.1
const FOREIGN_SHARE = 0.2
const FOREIGN = [
  { name: 'Imaginary Mills Holding Ltd', country: 'GB', prefix: '0' },
  { name: 'Erdachte Mühlen Beteiligungs GmbH', country: 'DE', prefix: 'HRB ' },
  { name: 'Verzonnen Molens Beheer B.V.', country: 'NL', prefix: '9' },
]

/** Half of the windows have a group: a head with two to four subsidiaries, some of which hold another. */
export function planOwnership(window: readonly SampleCompany[], seed: number): PlannedOwnership {
  const companies = window.filter(company => !company.naturalPerson)
  const [head, ...others] = companies
  const random = new SeededRandom().start(seed, Number(head?.enterpriseNumber.slice(0, 8) ?? 0), SALT)
  const none = { holdings: [], foreignHolders: [] }
  if (head === undefined || others.length < 2 || !random.chance(GROUP_SHARE)) return none
  const holdings: PlannedHolding[] = []
  const add = (holder: SampleCompany, held: SampleCompany) => {
    const byHolder = random.pick(SHARES)
    const differs = random.chance(CONTRADICTION_SHARE)
    holdings.push({ holder, held, byHolder, byHeld: differs ? byHolder - 500 : byHolder })
  }
  const members = others.slice(0, random.between(2, 4))
  // A member is held by the head or by a member before it.
  for (const [at, held] of members.entries())
    add(at > 0 && random.chance(0.4) ? (members[at - 1] as SampleCompany) : head, held)
  if (random.chance(CROSS_HOLDING_SHARE)) add(members.at(-1) as SampleCompany, head)
  // A head that a member holds has no room for another majority holder.
  const isHeld = holdings.some(({ held }) => held === head)
  const hasForeignHolder = random.chance(FOREIGN_SHARE) && !isHeld
  return { holdings, foreignHolders: hasForeignHolder ? [planForeignHolder(head, random)] : [] }
}

function planForeignHolder(held: SampleCompany, random: SeededRandom): ForeignHolder {
  const { name, country, prefix } = random.pick(FOREIGN)
  return { name, country, identifier: `${prefix}${random.between(1_000_000, 9_999_999)}`, held, share: 8_000 }
}
