// The headings of all languages: no wording of one fits another's, so that the language need not be known.

import { readPatterns, toEventKind } from '../read-patterns.ts'
import {
  type AnnouncedEvent,
  announceClosing,
  type HeadingRule,
  PROCEDURES,
  type Procedure,
} from './heading-rule.ts'

/** The first that fits wins. */
export const HEADINGS: readonly HeadingRule[] = readPatterns(
  'headings',
  {
    columns: ['language', 'rule', 'announces', 'pattern'],
    unique: ['pattern'],
    values: { language: ['nl', 'fr', 'de'], rule: ['event', 'closing', 'body'] },
  },
  ({ rule, announces, pattern: source }) => {
    const pattern = new RegExp(`^(?:${source})`)
    if (rule === 'body') return { pattern, announces: [], byBody: toProcedure(announces) }
    const events = announces.split(' ').map(toEvent)
    return { pattern, announces: rule === 'closing' ? announceClosing : events }
  },
)

function toEvent(text: string): AnnouncedEvent {
  const [kind = '', detail = null] = text.split(':')
  return { kind: toEventKind(kind), detail }
}

function toProcedure(text: string): Procedure {
  const procedure = PROCEDURES.find(known => known === text)
  if (procedure === undefined) throw new Error(`unknown procedure ${JSON.stringify(text)}`)
  return procedure
}
