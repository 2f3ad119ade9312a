// Which of an entity's activities stands for it, and how a NACE code is recognised in a query.

export type Activity = { group: string; version: string; code: string; classification: string }

// Newest classification first.
const VERSIONS = ['2025', '2008', '2003']
// VAT, social security, activities of establishments, education, federal office, provincial and local social security.
const GROUPS = ['001', '006', '003', '007', '004', '005']

/**
 * How well an activity stands for its entity: lower is better, null for one that never does (not MAIN, or of a
 * version or group the rule does not name). Ties are broken by the lower code.
 */
export function mainActivityRank(activity: Activity): number | null {
  if (activity.classification !== 'MAIN') return null
  const version = VERSIONS.indexOf(activity.version)
  const group = GROUPS.indexOf(activity.group)
  return version < 0 || group < 0 ? null : version * GROUPS.length + group
}

/** True for a preference that belongs to NACE 2008. */
export function isNace2008(preference: number): boolean {
  return Math.floor(preference / GROUPS.length) === VERSIONS.indexOf('2008')
}

/** A NACE code or the beginning of one (`62`, `62.01`, `62.010`) without its dots, or null. */
export function parseNaceQuery(text: string): string | null {
  const match = /^(\d{2})(?:\.?(\d{1,2}))?(?:\.?(\d{1,3}))?$/.exec(text.trim())
  return match ? match.slice(1).join('') : null
}
