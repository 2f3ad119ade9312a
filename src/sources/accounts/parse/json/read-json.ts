// Parses a JSON file of the Bank's services: a filing, a reference, or a list of either.

import type { DepositReference } from '../../../../domain/accounts/deposit.ts'
import { checkStorable, mayHoldUnstorable } from '../decode-text.ts'
import { ParseError } from '../parse-result.ts'
import { quoteShort } from '../values.ts'
import { type CaseInsensitiveObject, findValue, isObject, textOf } from './case-insensitive-object.ts'
import { isJsonXbrl, type ParsedJsonXbrl, parseJsonXbrl } from './parse-json-xbrl.ts'
import { isReference, readReference } from './read-reference.ts'

/** One part of a document; `item` is its position in a list, from 1. */
export type JsonItem = { item: number | null } & (
  | { reference: DepositReference }
  | { filing: ParsedJsonXbrl }
  | { reason: string }
)

// Properties that wrap a list.
const WRAPPERS = ['References', 'Value']

/**
 * The reference of a filing is taken from the file's `name` if missing. Throws `ParseError` for invalid JSON.
 */
export function* parseJsonItems(text: string, name: string): Generator<JsonItem> {
  const document = parse(text)
  const list = Array.isArray(document) ? document : isObject(document) && unwrapList(document)
  const read = mayHoldUnstorable(text) ? parseStorableItem : parseItem
  if (!list) yield read(document, null, name)
  else if (list.length > 0 && !list.some(isKnown)) throw new ParseError(explainUnknown(null))
  else for (const [at, entry] of list.entries()) yield read(entry, at + 1, name)
}

function isKnown(entry: unknown): boolean {
  return isObject(entry) && (isJsonXbrl(entry) || isReference(entry))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    // The engine's message quotes text around the error, which may be personal data.
    const place = / at position \d+/.exec((error as Error).message)?.[0] ?? ''
    throw new ParseError(`truncated or invalid JSON${place}; download the file again`)
  }
}

function unwrapList(document: CaseInsensitiveObject): unknown[] | null {
  if (isJsonXbrl(document)) return null
  for (const wrapper of WRAPPERS) {
    const list = findValue(document, wrapper)
    if (Array.isArray(list)) return list
  }
  return null
}

function parseStorableItem(entry: unknown, item: number | null, name: string): JsonItem {
  try {
    checkStorable(entry)
  } catch (error) {
    return { item, reason: (error as Error).message }
  }
  return parseItem(entry, item, name)
}

function parseItem(entry: unknown, item: number | null, name: string): JsonItem {
  try {
    if (isObject(entry) && isJsonXbrl(entry)) return { item, filing: parseJsonXbrl(entry, item ? '' : name) }
    if (isObject(entry) && isReference(entry)) return { item, reference: readReference(entry) }
    return { item, reason: explainUnknown(entry) }
  } catch (error) {
    if (!(error instanceof ParseError)) throw error
    return { item, reason: error.message }
  }
}

function explainUnknown(entry: unknown): string {
  const message = isObject(entry) ? textOf(entry, 'message') : null
  if (message)
    return `an error response of the service, not a document: ${quoteShort(message)}; download it again`
  return 'unknown JSON, neither accounts (Rubrics) nor references (EnterpriseNumber, ExerciseDates); exclude it'
}
