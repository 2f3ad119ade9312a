// Checks that a response is data, about what was asked for, and that an empty list is really empty.

import type { EnterpriseNumber } from '../../../domain/company/enterprise-number.ts'
import type { Clock } from '../../../platform/clock.ts'
import { findValue, isObject, textOf } from '../parse/json/case-insensitive-object.ts'
import { findDepositNumber } from '../parse/values.ts'
import { AccountsServiceAnswerError } from './errors.ts'

// Validates the body of a 200 response: the content decides, but a content type that names something else is
// rejected too.

const FOREIGN_MEDIA_TYPES = /html|pdf|image|javascript|css/i

/** True for a web page: it comes from a proxy or firewall, never from this service. */
export function isHtml(headers: Headers, text: string): boolean {
  return /html/i.test(headers.get('content-type') ?? '') || /^\s*<(?:!doctype|html)/i.test(text)
}

/** Throws `foreign` for a content type other than data; the body is not read. */
export async function requireDataContentType({ headers, body }: Response, url: string): Promise<void> {
  const label = headers.get('content-type') ?? ''
  if (FOREIGN_MEDIA_TYPES.test(label)) {
    await body?.cancel()
    throw new AccountsServiceAnswerError('foreign', url, { detail: `labelled ${label.slice(0, 60)}` })
  }
}

/** The JSON value in `bytes`. Throws `empty`, `foreign` (not JSON at all), `cut` or `unreadable`. */
export function parseJson(bytes: Uint8Array, url: string): unknown {
  const text = Buffer.from(bytes)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trim()
  if (text === '') throw new AccountsServiceAnswerError('empty', url)
  if (!/^[[{]/.test(text)) throw new AccountsServiceAnswerError('foreign', url, { detail: 'no JSON' })
  try {
    return JSON.parse(text)
  } catch (cause) {
    const ended = text.endsWith(text[0] === '[' ? ']' : '}')
    throw new AccountsServiceAnswerError(ended ? 'unreadable' : 'cut', url, {
      cause: redactParseError(cause),
    })
  }
}

// The parser's message quotes the document, which contains personal names.
function redactParseError(cause: unknown): Error {
  return new Error(/position \d+/.exec(String(cause))?.[0] ?? 'invalid JSON')
}

/** The items of a list, bare or as `{value: […]}` or `{references: […]}`; null for anything else. */
function readList(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value
  const list = isObject(value) ? (findValue(value, 'Value') ?? findValue(value, 'References')) : null
  return Array.isArray(list) ? list : null
}

// Checks that a document is about the requested deposit or company.

/** Throws `wrong_document` unless a JSON-XBRL document names the deposit `reference`. */
export function requireReference(document: unknown, reference: string, url: string): void {
  const named = isObject(document) ? findDepositNumber(textOf(document, 'ReferenceNumber') ?? '') : null
  if (named === reference) return
  const detail = named ? `about ${named}` : 'without a deposit reference'
  throw new AccountsServiceAnswerError('wrong_document', url, { detail })
}

/** Throws `wrong_document` when a list of deposits names another company. */
function requireCompany(items: readonly unknown[], number: EnterpriseNumber, url: string): void {
  for (const item of items) {
    const named = isObject(item) ? textOf(item, 'EnterpriseNumber') : null
    if (named !== null && Number(named.replaceAll(/\D/g, '')) !== Number(number)) {
      throw new AccountsServiceAnswerError('wrong_document', url, { detail: 'for another company' })
    }
  }
}

/** References as received (JSON), and their number: at least one. */
export type ReferenceList = { bytes: Uint8Array; count: number }

type VerifyEmptyOptions = { clock: Clock; waitsMs: readonly number[]; signal?: AbortSignal }

/**
 * Requests the list until it has deposits, status 404 says there are none (null), or it was empty every time:
 * once more after each of `waitsMs`.
 */
export async function listReferencesVerifyingEmpty(
  ask: () => Promise<{ url: string; bytes: Uint8Array; value: unknown } | null>,
  number: EnterpriseNumber,
  { clock, waitsMs, signal }: VerifyEmptyOptions,
): Promise<ReferenceList | null> {
  for (const waitMs of [...waitsMs, null]) {
    const document = await ask()
    if (document === null) return null
    const { url, bytes, value } = document
    const items = readList(value)
    if (items === null)
      throw new AccountsServiceAnswerError('unreadable', url, { detail: 'not a list of deposits' })
    requireCompany(items, number, url)
    if (items.length > 0) return { bytes, count: items.length }
    if (waitMs !== null) await clock.sleep(waitMs, signal)
  }
  return null
}
