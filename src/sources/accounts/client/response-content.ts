// Validates the body of a 200 response: the content decides, but a content type that names something else is
// rejected too.

import { findValue, isObject } from '../parse/json/case-insensitive-object.ts'
import { AccountsServiceAnswerError } from './errors.ts'

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
export function readList(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value
  const list = isObject(value) ? (findValue(value, 'Value') ?? findValue(value, 'References')) : null
  return Array.isArray(list) ? list : null
}
