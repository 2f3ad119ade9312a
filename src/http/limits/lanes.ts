// Lanes of the concurrency limiter: which requests wait together, and how many run at once.

import type { IncomingMessage } from 'node:http'
import type { UseCases } from '../../usecases/create-use-cases.ts'
import { BULK_PREFIX, REST_PREFIX } from '../server.ts'
import type { Lane } from './concurrency-limiter.ts'

// Order of load shedding: pages first, then searches, dossiers and tool calls, cached dossiers; health checks never. A few
// dozen concurrent requests saturate the database. Searches are slow and have their own lane, so that they cannot delay
// dossiers.
const CACHED_LANE: Lane = { name: 'cached', maxConcurrent: Number.POSITIVE_INFINITY, share: 2, targetMs: 50 }
const DOSSIER_LANE: Lane = {
  name: 'dossier',
  maxConcurrent: 128,
  share: 1,
  targetMs: 50,
  setsCommonLimit: true,
}
const SEARCH_LANE: Lane = { name: 'search', maxConcurrent: 16, share: 0.8, targetMs: 100 }
// Up to fifty dossiers each.
const BATCH_LANE: Lane = { name: 'batch', maxConcurrent: 8, share: 0.8, targetMs: 150 }
const CHANGES_LANE: Lane = { name: 'changes', maxConcurrent: 8, share: 0.8, targetMs: 150 }
// A batch of fifty searches.
const RECONCILE_LANE: Lane = { name: 'reconcile', maxConcurrent: 4, share: 0.6, targetMs: 2_000 }
const PAGE_LANE: Lane = { name: 'page', maxConcurrent: 64, share: 0.6, targetMs: 150 }
// Each takes the process a tenth of a second, so that more at once would only delay pages.
const REPORT_LANE: Lane = { name: 'report', maxConcurrent: 2, share: 0.6, targetMs: 2_000 }
const DOSSIER_PATH = new RegExp(`^${REST_PREFIX}/companies/(\\d{10})$`)
const SEARCH_PATH = new RegExp(`^${REST_PREFIX}/(?:search|people(?:\\?|$))`)
const BATCH_PATH = new RegExp(`^${REST_PREFIX}/companies(?:\\?|$)`)
const CHANGES_PATH = new RegExp(`^${REST_PREFIX}/(?:changes|watch)(?:[/?]|$)`)
// Open for hours; limited by key.
const STREAM_PATH = new RegExp(`^${REST_PREFIX}/changes/stream(?:\\?|$)`)
const RECONCILE_PATH = /^\/reconcile(?:\?|$)/
const BULK_PATH = new RegExp(`^${BULK_PREFIX}(?:[/?]|$)`)
const REPORT_PATH = /\/(?:report\.pdf|dossier\.xlsx)(?:\?|$)/
const NEVER_REFUSED = /^\/(?:healthz|health\/|assets\/)/

/** The lane that a request waits in; null for what is limited elsewhere or never refused. */
export function laneOf(
  { url = '', method }: IncomingMessage,
  { isDossierCached }: Pick<UseCases, 'isDossierCached'>,
): Lane | null {
  if (url.startsWith(REST_PREFIX)) {
    if (SEARCH_PATH.test(url)) return SEARCH_LANE
    if (BATCH_PATH.test(url)) return BATCH_LANE
    if (STREAM_PATH.test(url)) return null
    if (CHANGES_PATH.test(url)) return CHANGES_LANE
    const [, number] = DOSSIER_PATH.exec(url) ?? []
    return number !== undefined && isDossierCached(number) ? CACHED_LANE : DOSSIER_LANE
  }
  // The stream of an MCP session stays open.
  if (url.startsWith('/mcp')) return method === 'POST' ? DOSSIER_LANE : null
  if (RECONCILE_PATH.test(url)) return RECONCILE_LANE
  // Downloads have limits of their own.
  if (BULK_PATH.test(url)) return null
  if (REPORT_PATH.test(url)) return REPORT_LANE
  return NEVER_REFUSED.test(url) ? null : PAGE_LANE
}
