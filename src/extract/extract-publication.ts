// A publication's facts, whatever it is.

import { redactPrivateData } from '../domain/private-data/redact.ts'
import type { ExtractedFact } from '../domain/publications/gazette-fact.ts'
import type { Publication } from '../domain/publications/publication.ts'
import { extractAct } from './acts/extract-act.ts'
import { extractRegisterList } from './lists/extract-register-list.ts'
import { extractNotice } from './notices/extract-notice.ts'

/**
 * Raised by every change that makes the extractor find other facts in some text: `griffie extract` re-reads what
 * was read by a lower one.
 */
export const EXTRACTOR_VERSION = 7

/** The facts `publication` states, without private data. Pure: the same text gives the same facts. */
export function extractPublication(publication: Publication): ExtractedFact[] {
  const facts = EXTRACTORS[publication.kind](publication)
  return facts.map(withoutPrivateData)
}

const EXTRACTORS: Record<Publication['kind'], (publication: Publication) => ExtractedFact[]> = {
  court_notice: extractNotice,
  register_list: extractRegisterList,
  act: extractAct,
}

// Extractors leave private data out of what they build; this is the second pair of eyes, on every text they copied.
function withoutPrivateData<T>(value: T): T {
  if (typeof value === 'string')
    return (value.length < MIN_PRIVATE_LENGTH ? value : redactPrivateData(value)) as T
  if (Array.isArray(value)) return value.map(withoutPrivateData) as T
  if (value === null || typeof value !== 'object') return value
  const cleaned: Record<string, unknown> = {}
  for (const [key, item] of Object.entries(value))
    cleaned[key] = NOT_REDACTED_FIELDS.has(key) ? item : withoutPrivateData(item)
  return cleaned as T
}

// A national number has eleven digits; shorter texts hold none.
const MIN_PRIVATE_LENGTH = 11
// Ours, not copied from the text.
const NOT_REDACTED_FIELDS = new Set([
  'fact',
  'numac',
  'pubDate',
  'enterpriseNumber',
  'eventKind',
  'source',
  'severity',
  'span',
  'eventDate',
  'doubts',
  'court',
  'email',
])
