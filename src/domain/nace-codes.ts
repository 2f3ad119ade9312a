// Section (letter) of a NACE code, the coarsest level, used for peer groups. The editions use letters
// differently (K is finance in 2008 and information technology in 2025).

import sections from '../../data/nace/sections.json' with { type: 'json' }

// Selects an entity's main activity, and parses NACE codes in queries.

type Activity = { group: string; version: string; code: string; classification: string }

/** Editions of NACE-BEL, newest first. */
export const NACE_VERSIONS = ['2025', '2008', '2003'] as const
export type NaceVersion = (typeof NACE_VERSIONS)[number]

/** VAT, social security, activities of establishments, education, federal office, provincial and local social security. */
export const ACTIVITY_GROUPS = ['001', '006', '003', '007', '004', '005'] as const

/**
 * Rank of an activity as the entity's main one: lower is better, null if never (not MAIN, or another version
 * or group). Ties are broken by the lower code.
 */
export function mainActivityRank(activity: Activity): number | null {
  if (activity.classification !== 'MAIN') return null
  const version = (NACE_VERSIONS as readonly string[]).indexOf(activity.version)
  const group = (ACTIVITY_GROUPS as readonly string[]).indexOf(activity.group)
  return version < 0 || group < 0 ? null : version * ACTIVITY_GROUPS.length + group
}

/**
 * The NACE edition of a company's main activity, by its main activity of the edition of 2008; null without one. With the
 * same code in both it is 2008: the company has that activity, whether or not it has the code in 2025 too.
 */
export function versionOfMain(nace: string | null, nace2008: string | null): NaceVersion | null {
  if (nace === null || nace2008 === null) return null
  return nace === nace2008 ? '2008' : '2025'
}

/** The edition of an activity of this rank. */
export function versionOfRank(rank: number): NaceVersion | null {
  return NACE_VERSIONS[Math.floor(rank / ACTIVITY_GROUPS.length)] ?? null
}

/** True for a preference of NACE 2008. */
export function isNace2008(preference: number): boolean {
  return versionOfRank(preference) === '2008'
}

/** A NACE code or prefix (`62`, `62.01`, `62.010`) without dots, or null. */
export function parseNaceQuery(text: string): string | null {
  const match = /^(\d{2})(?:\.?(\d{1,2}))?(?:\.?(\d{1,3}))?$/.exec(text.trim())
  return match ? match.slice(1).join('') : null
}

type NaceEdition = '2008' | '2025'

type Divisions = { first: number; last: number }

const SECTIONS: Readonly<Record<NaceEdition, readonly (readonly [letter: string, divisions: Divisions])[]>> =
  {
    '2008': Object.entries(sections.divisions[2008]),
    '2025': Object.entries(sections.divisions[2025]),
  }

/**
 * Section of a code without dots (`43210`), null for none. Divisions (first two digits) kept their meaning
 * from 2008 to 2025 except motor trade, so the letters of 2025 apply to both editions: the default.
 */
export function naceSection(code: string | null, edition: NaceEdition = '2025'): string | null {
  const [, division] = /^(\d{2})\d{0,5}$/.exec(code ?? '') ?? []
  if (division === undefined) return null
  const number = Number(division)
  return SECTIONS[edition].find(([, { first, last }]) => number >= first && number <= last)?.[0] ?? null
}

/** The section of NACE 2025 that has the first division of a section of 2008; null for none. */
export function sectionOf2008(letter: string): string | null {
  const divisions = SECTIONS['2008'].find(([name]) => name === letter)?.[1]
  return divisions ? naceSection(String(divisions.first).padStart(2, '0')) : null
}
