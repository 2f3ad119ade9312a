// `Le mandat de X est venu à échéance.`: the term is over. What follows tells whether the mandate is renewed or another one
// follows; it ends as well where nothing follows and the sentence says that it ends that day.

import { beginsMandate } from '../../../../domain/publications/mandate-change.ts'
import { isSamePerson } from '../../statement.ts'
import type { Content } from '../attach/attached.ts'
import { NOW } from '../cues/mandate-ends.ts'
import { type CurrentPiece, effectOf, type OfficerStatement, type Reader } from './reader.ts'

const REACH = 2 // pieces

/** Keeps the statements about mandates whose term is over. */
export const toExpired = (
  { fold, index }: CurrentPiece,
  statements: OfficerStatement[],
): NonNullable<Reader['expired']> => ({ statements, piece: index, now: NOW.test(fold) })

/** States the ends or renewals that the piece at `index`, which stated `added`, decides. */
export function settleExpired(
  reader: Reader,
  { from, to, cues }: Content,
  added: readonly OfficerStatement[],
  index: number,
): void {
  const { expired } = reader
  if (!expired) return
  const begun = added.filter(({ change }) => beginsMandate(change))
  const open = expired.statements.filter(
    ({ holder }) => !added.some(one => isSamePerson(one.holder.name, holder.name)),
  )
  reader.expired = open.length > 0 ? { ...expired, statements: open } : null
  const renewal = cues.find(({ change, negated }) => change === 'reappointment' && !negated)
  if (renewal && added.length === 0) {
    const { term } = effectOf(reader, { from, to }, renewal.change)
    state(
      reader,
      open.map(one => ({ ...one, change: renewal.change, term })),
    )
  } else if (
    begun.some(one => one.change === 'appointment' && open.some(({ office }) => office === one.office))
  )
    state(reader, open)
  else if (index - expired.piece >= REACH) endExpired(reader)
}

/** The last of the act: ends what is told to end that day. */
export function endExpired(reader: Reader): void {
  if (reader.expired?.now) state(reader, reader.expired.statements)
  reader.expired = null
}

function state(reader: Reader, statements: readonly OfficerStatement[]): void {
  const stated = statements.map(one => ({ ...one, signs: [...one.signs, 'inferred'] }))
  reader.statements.push(...stated)
  reader.group = stated
  reader.expired = null
}
