// Random access to a file through a read window: one large read serves nearby small ones.

import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

const WINDOW_BYTES = 1 << 20

/** Random-access bytes; the result of `read` is valid until the next call. */
export type ByteSource = {
  size: number
  /** A second window on the same bytes, for interleaved reads. Closed with the first. */
  fork(): ByteSource
  /** Fewer than `length` bytes at the end of the source. */
  read(position: number, length: number): Buffer
  close(): void
}

/** Throws file-system errors. */
export function openByteSource(path: string): ByteSource {
  const fd = openSync(path, 'r')
  return windowedByteSource(fd, fstatSync(fd).size)
}

function windowedByteSource(fd: number, size: number): ByteSource {
  const fixed = Buffer.alloc(Math.min(size, WINDOW_BYTES))
  let window = fixed.subarray(0, 0)
  let start = 0
  const read = (position: number, length: number) => {
    if (position < start || position + length > start + window.length) {
      const buffer = length > fixed.length ? Buffer.allocUnsafe(Math.min(length, size)) : fixed
      window = buffer.subarray(0, readSync(fd, buffer, 0, buffer.length, position))
      start = position
    }
    return window.subarray(position - start, position - start + length)
  }
  return { size, fork: () => windowedByteSource(fd, size), read, close: () => closeSync(fd) }
}

/** The same for bytes in memory. */
export function bufferByteSource(bytes: Buffer): ByteSource {
  return {
    size: bytes.length,
    fork: () => bufferByteSource(bytes),
    read: (position, length) => bytes.subarray(position, position + length),
    close: () => {},
  }
}
