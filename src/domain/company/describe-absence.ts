// Since when a company is not in the register, as an English sentence for agents and operators.

import type { Absence } from './company.ts'

/** False for a company in the register. */
export function describeAbsence(absence: Absence | null): string | false {
  if (absence === null) return false
  const { wasRegistered, leftOn, firstExtractOn } = absence
  if (leftOn !== null) return `Not in the register since the extract of ${leftOn}.`
  if (wasRegistered) return 'No longer in the register; since which extract is unknown.'
  return firstExtractOn === null
    ? 'Not in any loaded extract of the register.'
    : `Not in any extract of the register since ${firstExtractOn}, the first one loaded.`
}
