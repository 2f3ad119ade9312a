// The way back from a rubric to its fact: the metric and the members under which an instance files it.

import { findCells } from '../../../sources/accounts/parse/taxonomy/rubric-cells.ts'
import type { FilledStatements } from '../statements/fill-statements.ts'

export type FactName = { metric: string; members: string[] }

/** Facts by code: of the year, and of the year before. */
export type FactNames = { current: Map<string, FactName>; previous: Map<string, FactName> }

const byModel = new Map<string, FactNames>()

/** Of a model, `m01`. */
export function listFactNames(model: string): FactNames {
  const known = byModel.get(model)
  if (known) return known
  const names: FactNames = { current: new Map(), previous: new Map() }
  for (const [key, { code, previous }] of findCells(model)) {
    const [metric = '', ...members] = key.split(' ')
    names[previous ? 'previous' : 'current'].set(code, { metric, members })
  }
  byModel.set(model, names)
  return names
}

/** True when all of the figures have a fact: the table of full models has gaps. */
export function canBeInstance({ model, current, previous }: FilledStatements): boolean {
  const names = listFactNames(model)
  const covers = (map: Map<string, FactName>, codes: Iterable<string>) =>
    [...codes].every(code => map.has(code))
  return covers(names.current, current.keys()) && covers(names.previous, previous.keys())
}
