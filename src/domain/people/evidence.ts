// How strongly evidence says that two appearances of one name are one person: sums of log-likelihood ratios, after
// Fellegi and Sunter (data/people/evidence.json).

import evidence from '../../../data/people/evidence.json' with { type: 'json' }
import type { Appearance, Frequencies } from './appearance.ts'
import { weighCircumstances } from './circumstances.ts'
import type { Evidence, JoinReason } from './join-reason.ts'
import { contradictMiddle } from './person-key.ts'

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
 * names contradict each other or nothing connects them. Circumstances count only where nothing else does.
 */
export function weighPair(a: Appearance, b: Appearance, frequencies: Frequencies): Evidence | null {
  if (contradictMiddle(a.middle, b.middle)) return null
  const structure = weighStructure(a, b, frequencies)
  const found = structure.reasons.length > 0 ? structure : weighCircumstances(a, b, frequencies)
  if (found.reasons.length === 0) return null
  return { ...found, bits: found.bits + middleBits(a.middle, b.middle, frequencies) }
}

// The rarer a further given name that both state, the more it proves.
function middleBits(a: readonly string[], b: readonly string[], frequencies: Frequencies): number {
  const { agree, concentration, most_bits } = evidence.middle_names
  const bits = a
    .filter(name => name.length > 1 && b.includes(name))
    .map(name => Math.log2(agree / Math.min(1, concentration * nameShare([name], frequencies))))
  return Math.min(most_bits, Math.max(0, ...bits))
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

function intersects<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.some(one => b.includes(one))
}
