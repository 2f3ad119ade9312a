// Decodes bytes by byte order mark, else XML declaration, else as UTF-8.

import { isUtf8 } from 'node:buffer'
import { ParseError } from './parse-result.ts'

// Characters valid in JSON but not in PostgreSQL: NUL and lone surrogates. They indicate a damaged document.

const UNSTORABLE = 'a NUL character or an unpaired surrogate in its text; download the file again'

/** False for a text with a NUL or a lone surrogate. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

// Escapes of either; this also matches valid surrogate pairs, so the values must be checked.
const ESCAPED = /\\u(?:0000|d[89a-f][\da-f]{2})/i

/** Whether a JSON text may contain unstorable values: a cheap pre-check. */
export function mayHoldUnstorable(json: string): boolean {
  return ESCAPED.test(json)
}

/** Throws `ParseError` for a value or key with unstorable text. */
export function checkStorable(value: unknown): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) throw new ParseError(UNSTORABLE)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, held] of Object.entries(value)) {
      checkStorable(key)
      checkStorable(held)
    }
  }
}

const DECLARED = /^<\?xml[^>]{0,200}\bencoding\s*=\s*["']([\w.-]+)["']/

/**
 * Text without its byte order mark. Throws `ParseError` for invalid encoding and for characters PostgreSQL
 * cannot store. `lenient`: invalid UTF-8 becomes U+FFFD, for documents whose text is not kept.
 */
export function decodeText(bytes: Buffer, { lenient = false } = {}): string {
  const text = decode(bytes, findEncoding(bytes), lenient)
  if (!isStorable(text)) throw new ParseError(UNSTORABLE)
  return text
}

function decode(bytes: Buffer, encoding: string, lenient: boolean): string {
  try {
    if (encoding !== 'utf-8') return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw notInEncoding(encoding)
  }
  if (!lenient && !isUtf8(bytes)) throw notInEncoding(encoding)
  const text = bytes.toString('utf8')
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
}

function notInEncoding(encoding: string): ParseError {
  return new ParseError(`not in its declared encoding (${encoding}); download the file again`)
}

/** The start of a text, which may end inside a character. */
export function decodeHead(bytes: Buffer): string {
  try {
    return new TextDecoder(findEncoding(bytes)).decode(bytes, { stream: true })
  } catch {
    return bytes.toString('latin1')
  }
}

function findEncoding(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const declared = DECLARED.exec(bytes.toString('latin1', 0, 256))?.[1]?.toLowerCase() ?? 'utf-8'
  return declared === 'utf8' ? 'utf-8' : declared
}
