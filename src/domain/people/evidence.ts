// How strongly evidence says that two appearances of one name are one person: sums of log-likelihood ratios, after
// Fellegi and Sunter (data/people/evidence.json).

import evidence from '../../../data/people/evidence.json' with { type: 'json' }
import type { Appearance, Frequencies } from './appearance.ts'
import { contradictMiddle } from './person-key.ts'

export type JoinReason =
  /** Both represent the same company. */
  | 'same_represented_company'
  /** One is an officer of the company that the other represents. */
  | 'officer_of_represented_company'
  | 'same_publication'
  /** Boards of both have the same others. */
  | 'shared_board'
  /** One company holds the other. */
  | 'related_companies'
  /** Seats at the same address, which few companies share. */
  | 'same_seat'
  /** A rare name, and seats in the same postal code. */
  | 'same_zip'
  /** An operator has decided so. */
  | 'decided'

export type Evidence = {
  reasons: JoinReason[]
  /** Base-2 logarithm of the odds that both are one person, the name's frequency included. */
  bits: number
}

/** Bits from which two appearances are joined. */
export const JOIN_THRESHOLD = evidence.threshold.bits

const { representative, own_company, same_publication, shared_board, related_companies } = evidence
const TYPICAL_BOARD = 3

/** Expected number of other persons of a name, if its parts were independent. */
export function expectedNamesakes(parts: readonly string[], frequencies: Frequencies): number {
  return frequencies.appearances * nameShare(parts, frequencies)
}

function nameShare(parts: readonly string[], { appearances, partCount }: Frequencies): number {
  return parts.reduce((share, part) => share * (Math.max(partCount(part), 1) / Math.max(appearances, 1)), 1)
}

/** Bits of a name by itself; negative when namesakes are expected. */
export function nameBits(namesakes: number): number {
  return -Math.log2(Math.max(namesakes, evidence.fewest_namesakes.expected))
}

/**
 * What connects two appearances of one name key in different companies, without the name's own bits; null when their
 * names contradict each other or nothing connects them. The town counts only where nothing else does.
 */
export function weighPair(a: Appearance, b: Appearance, frequencies: Frequencies): Evidence | null {
  if (contradictMiddle(a.middle, b.middle)) return null
  const structure = weighStructure(a, b, frequencies)
  const found = structure.reasons.length > 0 ? structure : weighTown(a, b, frequencies)
  if (found === null) return null
  const agrees = a.middle.some(name => name.length > 1 && b.middle.includes(name))
  return agrees ? { ...found, bits: found.bits + evidence.middle_names.bits } : found
}

function weighStructure(a: Appearance, b: Appearance, frequencies: Frequencies): Evidence {
  const found: Evidence = { reasons: [], bits: 0 }
  const add = (reason: JoinReason, bits: number) => {
    if (bits <= 0) return
    found.reasons.push(reason)
    found.bits += bits
  }
  if (intersects(a.represents, b.represents)) add('same_represented_company', representative.bits)
  if (a.represents.includes(b.company) || b.represents.includes(a.company))
    add('officer_of_represented_company', own_company.bits)
  if (intersects(a.numacs, b.numacs)) add('same_publication', same_publication.bits)
  add('shared_board', sharedBoardBits(a, b, frequencies))
  if (a.related.includes(b.company) || b.related.includes(a.company))
    add('related_companies', related_companies.bits)
  add('same_seat', sameSeatBits(a, b, frequencies))
  return found
}

function sharedBoardBits(a: Appearance, b: Appearance, frequencies: Frequencies): number {
  const others = new Set(b.others)
  let bits = 0
  for (const other of a.others) if (others.has(other)) bits += coincidenceBits(other, frequencies)
  return Math.min(bits, shared_board.most_bits)
}

// Relatives of one name at one address are few whatever the name; neighbours in an office building grow with both.
function sameSeatBits(a: Appearance, b: Appearance, frequencies: Frequencies): number {
  if (a.seat === null || a.seat !== b.seat) return 0
  const { appearances, seatCount } = frequencies
  const { same_person, relatives } = evidence.same_seat
  const namesakes = Math.max(1, expectedNamesakes(a.nameParts, frequencies))
  const byChance = relatives / namesakes + seatCount(a.seat) / Math.max(appearances, 1)
  return Math.log2(same_person / Math.min(1, byChance))
}

// How surprising it is that a second board has this member by chance.
function coincidenceBits(other: string, frequencies: Frequencies): number {
  const share = other.includes('|')
    ? nameShare(other.split('|'), frequencies)
    : Math.max(frequencies.officerCount(other), 1) / Math.max(frequencies.appearances, 1)
  return Math.max(0, -Math.log2(Math.min(1, share * TYPICAL_BOARD)))
}

function weighTown(a: Appearance, b: Appearance, { appearances, zipCount }: Frequencies): Evidence | null {
  if (a.zip === null || a.zip !== b.zip) return null
  const { same_person, concentration } = evidence.same_zip
  const byChance = Math.min(1, (concentration * Math.max(zipCount(a.zip), 1)) / Math.max(appearances, 1))
  const bits = Math.log2(same_person / byChance)
  return bits > 0 ? { reasons: ['same_zip'], bits } : null
}

function intersects<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.some(one => b.includes(one))
}
