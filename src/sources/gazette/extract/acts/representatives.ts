// Sentences that only say who acts for a company that holds a mandate.

import type { Named } from './find-names.ts'
import type { State } from './mandate-state.ts'
import type { ReadSegment } from './read-segment.ts'

// `la SRL X, laquelle a désigné comme représentant permanent M. Y`
const ITSELF = /(?:laquelle|lequel|\bqui|dewelke|\bdie|welche)(?: a| ont| heeft| hat)? $/

/** True when the sentence gives nobody an office but acting for a company. */
export function onlyRepresents({ segment, offices, names, cues }: ReadSegment): boolean {
  if (!offices.some(office => office.office === 'permanent_representative')) return false
  const paired = names.some(({ part, start }, index) => {
    const company = names[index - 1]
    if (part !== 'representative' || company?.kind !== 'company') return false
    return !cues.some(
      cue =>
        cue.start > company.end &&
        cue.start < start &&
        !ITSELF.test(segment.fold.slice(company.end, cue.start)),
    )
  })
  return !paired && offices.every(office => office.office === 'permanent_representative' || !office.capacity)
}

/** `Celle-ci désigne comme représentante Mme X`: nobody is named but who acts for the company stated before. */
export function bringsRepresentative({ names, offices }: ReadSegment): boolean {
  return names.length === 1 && names[0]?.part === 'representative' && offices.length === 0
}

/** Hands the person to the company last stated; false when the sentence is about something else. */
export function readRepresentative(state: State, read: ReadSegment): boolean {
  if (onlyRepresents(read)) return attachRepresentative(state, read)
  const [company, person] = read.names
  const paired = company?.kind === 'company' && person?.part === 'representative' && read.offices.length === 0
  return paired && attachRepresentative(state, read)
}

/** `X interviendra comme représentant permanent` after the company's appointment. */
export function attachRepresentative(state: State, read: ReadSegment): boolean {
  if (read.cues.some(cue => cue.change !== 'appointment' && cue.change !== 'confirmation')) return false
  const person = read.names.find(name => name.kind === 'person')
  const company = read.names.find(name => name.kind === 'company')
  const held = state.group.filter(
    ({ holder, office, representative }) =>
      representative === null &&
      office !== 'permanent_representative' &&
      (company === undefined || holder.name === company.name) &&
      (holder.kind === 'company' || state.group.length === 1),
  )
  if (!person || held.length === 0 || held.some(({ holder }) => holder.name === person.name)) return false
  for (const statement of held) {
    statement.representative = person.name
    statement.holder.kind = 'company'
  }
  return true
}

/** Who is appointed to act for a company is the one the sentence is about, not the company. */
export function asRepresentative(name: Named): Named[] {
  return name.kind === 'person' && name.part !== 'replaced' ? [{ ...name, part: 'holder' }] : []
}
