// Attaches offices to names before their cue: `X est nommé O`, `le mandat d'O de X est renouvelé`, `X, O,
// démissionne`.

import type { FoundCue } from '../cues/found-cue.ts'
import type { FoundOffice } from '../find-offices.ts'
import type { FoundName } from '../names/found-name.ts'
import type { Token } from '../tokens.ts'
import type { OfficesByName } from './attached.ts'
import { joinsOffice } from './office-context.ts'
import { officesAfter } from './offices-after.ts'

/**
 * Offices of each name: those behind the cue apply to all, else those of the mandate, else those next to the
 * name.
 */
export function officesAround(
  tokens: readonly Token[],
  cue: FoundCue,
  names: FoundName[],
  offices: FoundOffice[],
): OfficesByName {
  const ahead = offices.filter(({ from, office }) => from < cue.at && office !== 'board')
  const behind = offices.filter(({ from }) => from >= cue.to)
  const predicate = behind
    .filter(({ office }) => office !== 'board')
    .filter((office, index) => index === 0 || joinsOffice(tokens, office) || office.linked)
  const board = behind.filter(({ office }) => office === 'board').slice(0, 1)
  const ofMandate: OfficesByName = ahead.some(office => office.linked || office.ofMandate)
    ? officesAfter(tokens, names, ahead)
    : new Map()
  const given: OfficesByName = new Map()
  for (const name of names) {
    const linked = (ofMandate.get(name) ?? []).filter(({ by }) => by !== 'apposition')
    const beside = [officesBeside(name, names, ahead), board].find(list => list.length > 0) ?? []
    if (predicate.length > 0)
      given.set(
        name,
        predicate.map(office => ({ office, by: 'after' })),
      )
    else if (linked.length > 0) given.set(name, linked)
    else
      given.set(
        name,
        beside.map(office => ({ office, by: 'apposition' })),
      )
  }
  return given
}

// Offices between the name and the next one, else after all names, else before the first.
function officesBeside(
  name: FoundName,
  names: readonly FoundName[],
  ahead: readonly FoundOffice[],
): FoundOffice[] {
  const next = names[names.indexOf(name) + 1]
  const last = names.at(-1)
  const own = ahead.filter(({ from }) => from >= name.to && (next === undefined || from < next.from))
  if (own.length > 0) return own
  const ofAll = last && name !== last ? ahead.filter(({ from }) => from >= last.to) : []
  if (ofAll.length > 0) return ofAll
  return ahead.filter(({ from }) => from < (names[0] as FoundName).from)
}
