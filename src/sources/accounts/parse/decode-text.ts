// Decodes bytes by byte order mark, else XML declaration, else as UTF-8.

import { isUtf8 } from 'node:buffer'
import { ParseError } from './parse-fault.ts'
import { isStorable, UNSTORABLE } from './storable-text.ts'

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
