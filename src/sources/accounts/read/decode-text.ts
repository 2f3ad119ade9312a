// Bytes → text, by the mark at their start, else by the XML declaration, else as UTF-8.

import { ReadFault } from './read-fault.ts'

const DECLARED = /^<\?xml[^>]{0,200}\bencoding\s*=\s*["']([\w.-]+)["']/

/** Without its byte order mark. Throws `ReadFault` for bytes that are not what they say. */
export function decodeText(bytes: Buffer): string {
  const encoding = findEncoding(bytes)
  if (encoding === 'utf-8') {
    const text = bytes.toString('utf8')
    return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
  }
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new ReadFault(`not in the encoding it says (${encoding}); get the file again`)
  }
}

/** The start of a text, which may end within a character. */
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
