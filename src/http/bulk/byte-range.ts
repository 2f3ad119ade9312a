// The `Range` header (RFC 9110, 14.2).

/** First and last byte, both included. */
export type ByteRange = { first: number; last: number }

/**
 * The range of a file of `size` bytes that a header asks for. Null: the whole file, since a server may ignore a header
 * with several ranges, another unit or a syntax error.
 */
export function parseByteRange(header: string, size: number): ByteRange | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header) ?? []
  if (from === '' && to === '') return null
  if (from === '') return Number(to) === 0 || size === 0 ? 'unsatisfiable' : lastBytes(Number(to), size)
  if (to !== '' && Number(to) < Number(from)) return null
  if (Number(from) >= size) return 'unsatisfiable'
  return { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}

function lastBytes(count: number, size: number): ByteRange {
  return { first: Math.max(0, size - count), last: size - 1 }
}
