// Lists in which each name has its own change behind it in brackets: `A (nouvelle), B (réélu), C (neu)`.

import type { MandateChange } from '../../../../domain/gazette-fact.ts'
import { readEffect } from './effect.ts'
import { fallbackOffices } from './fallback-offices.ts'
import type { Named } from './find-names.ts'
import { makeStatements } from './make-statements.ts'
import type { State } from './mandate-state.ts'
import type { ReadSegment } from './read-segment.ts'
import type { Statement } from './statement.ts'

const STATUSES: [MandateChange, RegExp][] = [
  ['appointment', /^ ?\((?:nouve(?:au|lle)|nouvellement elue?|neue?|neu gewahlt|nieuwe?|nieuw benoemd)\)/],
  [
    'reappointment',
    /^ ?\((?:reelue?|reconduite?|renouvelee?|renouvellement|wiedergewahlt|wieder gewahlt|verlangert|herbenoemd|herkozen|herverkozen|hernieuwd)\)/,
  ],
  ['resignation', /^ ?\((?:demissionnaire|zuruckgetreten|ontslagnemend)\)/],
]

/** Statements of names that bear such a bracket; empty when fewer than two do. */
export function readStatuses(state: State, read: ReadSegment): Statement[] {
  const stated = read.names.flatMap(name => {
    const change = statusOf(read.segment.fold, name)
    return change && name.part === 'holder' ? [{ name, change }] : []
  })
  if (new Set(stated.map(({ change }) => change)).size < 2) return []
  const { flat, fold } = read.segment
  const effect = readEffect(flat, fold)
  return stated.flatMap(({ name, change }) =>
    makeStatements({ read, change, holders: [name], effect, from: 0 }, fallbackOffices(state, read)),
  )
}

function statusOf(fold: string, { end }: Named): MandateChange | null {
  const after = fold.slice(end, end + 30)
  return STATUSES.find(([, words]) => words.test(after))?.[0] ?? null
}
