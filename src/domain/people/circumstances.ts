// What is true of many besides one person, and so joins rare names only: places near each other, the same activity.

import evidence from '../../../data/people/evidence.json' with { type: 'json' }
import { type Appearance, districtOf, type Frequencies } from './appearance.ts'
import type { Evidence, JoinReason } from './join-reason.ts'

const CIRCUMSTANCES: ReadonlySet<JoinReason> = new Set(['same_zip', 'near_zip', 'same_activity'])

/** Whether nothing but circumstances connects two appearances. */
export function isCircumstantial({ reasons }: Evidence): boolean {
  return reasons.every(reason => CIRCUMSTANCES.has(reason))
}

/**
 * The strongest counts: they are not independent, since a family may have both a region and a line of business. Without the
 * name's own bits; no reasons when there is nothing, or nothing that says more than the name does.
 */
export function weighCircumstances(a: Appearance, b: Appearance, frequencies: Frequencies): Evidence {
  const weighed = [...weighPlaces(a, b, frequencies), ...weighActivities(a, b, frequencies)]
  const found = weighed.filter(({ bits }) => bits >= evidence.circumstance.least_bits)
  return {
    reasons: found.map(({ reason }) => reason),
    bits: Math.max(0, ...found.map(({ bits }) => bits)),
  }
}

type Circumstance = { reason: JoinReason; bits: number }

function weighPlaces(a: Appearance, b: Appearance, frequencies: Frequencies): Circumstance[] {
  if (a.zip === null || b.zip === null) return []
  const { same_zip, near_zip } = evidence
  if (a.zip === b.zip) {
    const share = shareOf(frequencies.zipCount(a.zip), frequencies)
    return [{ reason: 'same_zip', bits: bitsOf(same_zip.same_person, same_zip.concentration * share) }]
  }
  if (districtOf(a.zip) !== districtOf(b.zip)) return []
  return [{ reason: 'near_zip', bits: bitsOf(near_zip.same_person, near_zip.by_chance) }]
}

function weighActivities(a: Appearance, b: Appearance, frequencies: Frequencies): Circumstance[] {
  if (a.activity === null || a.activity !== b.activity) return []
  const { same_person, concentration } = evidence.same_activity
  const share = shareOf(frequencies.activityCount(a.activity), frequencies)
  return [{ reason: 'same_activity', bits: bitsOf(same_person, concentration * share) }]
}

function shareOf(count: number, { appearances }: Frequencies): number {
  return Math.max(count, 1) / Math.max(appearances, 1)
}

function bitsOf(samePerson: number, byChance: number): number {
  return Math.log2(samePerson / Math.min(1, byChance))
}
