// Descriptions of the routes of the change feed and the watch list.

import examples from '../../../../../data/api/examples.json' with { type: 'json' }
import { CHANGE_KINDS } from '../../../../domain/changes/change-kinds.ts'
import type { JsonSchema } from '../../../json-schema.ts'
import { PURGED_CURSOR } from '../../../problem.ts'
import { describeLimit, describeRoute } from '../describe-route.ts'
import { CHANGE_LIMITS } from './change-body.ts'

const UNAVAILABLE = {
  description: 'Database unavailable. This does not mean that nothing changed.',
  error: 'Register source unavailable. This does not mean that nothing is on record; try again later.',
}
const GONE = { error: PURGED_CURSOR, oldest_cursor: 'MTIwLjIxNDc0ODM2NDc' }
const ORDER =
  'Changes are in the order in which they were recorded, complete, and each at least once. Those of suppressed ' +
  'companies are left out. '

const cursor = (without: string): JsonSchema => ({
  type: 'string',
  description: `A \`next_cursor\`, or the \`id\` of a change: begins after it. \`now\` begins at the newest change. ${without} Any other value is a 400.`,
  examples: ['MTkwLjIxNDc0ODM2NDc'],
})
const kinds: JsonSchema = {
  type: 'string',
  description: `Only these kinds, with commas between them: ${Object.keys(CHANGE_KINDS).join(', ')}. The part before the dot stands for all of its kinds: \`register\`. An unknown one is a 400.`,
  examples: ['register.situation,gazette.insolvency_event'],
}
const companies: JsonSchema = {
  type: 'string',
  description:
    'Only these companies: at most 100 enterprise numbers in any notation, with commas between them.',
  examples: ['0730096036,0712.345.630'],
}
const limit = (of: string) => describeLimit(of, CHANGE_LIMITS)
const OLDEST = 'Without it, the page begins at the oldest change that is kept.'

const page = {
  answer: {
    description: 'A page. An empty one with `more` is not the last: read on.',
    schema: { $ref: 'ChangePage#' },
    examples: examples.changes,
  },
  gone: GONE,
  unavailable: UNAVAILABLE,
}

export const changesRoute = describeRoute({
  operationId: 'listChanges',
  summary: 'Changes of all companies',
  description: `${ORDER}Follow the feed by passing \`next_cursor\` as \`cursor\`: at once while \`more\` is true, else after a while.`,
  query: { cursor: cursor(OLDEST), limit: limit('changes'), kinds, companies },
  ...page,
})

export const watchedChangesRoute = describeRoute({
  operationId: 'listWatchedChanges',
  summary: 'Changes of the watched companies',
  description: `As \`/changes\`, of the companies on the watch list of the key. ${ORDER}`.trim(),
  query: { cursor: cursor(OLDEST), limit: limit('changes'), kinds },
  ...page,
})

export const streamRoute = describeRoute({
  operationId: 'streamChanges',
  summary: 'Changes as they are recorded',
  description:
    `Server-sent events: each \`change\` event has a change as JSON, and its \`id\`. ${ORDER}A comment every 15 seconds ` +
    'keeps the connection open. At most two streams a key. The header `Last-Event-ID`, which clients ' +
    'send when they connect again, takes precedence over `cursor`.',
  query: { cursor: cursor('Without it, the stream begins at the newest change.'), kinds, companies },
  answer: { description: 'The stream, until either side closes it.', events: examples.stream },
  gone: GONE,
  unavailable: UNAVAILABLE,
})

export const watchRoute = describeRoute({
  operationId: 'listWatched',
  summary: 'The watch list',
  description: 'The companies that the operator put on the list of the key, page by page.',
  query: {
    cursor: {
      type: 'string',
      description: '`next_cursor` of the page before. Without it, the first page. Any other value is a 400.',
      examples: ['0712345630'],
    },
    limit: limit('companies'),
  },
  answer: { description: 'A page of the list.', schema: { $ref: 'WatchList#' }, examples: examples.watch },
  unavailable: UNAVAILABLE,
})
