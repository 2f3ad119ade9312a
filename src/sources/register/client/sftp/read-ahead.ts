// Pipelined SFTP reads: a Full extract takes ten thousand small requests, and sequential ones would each cost
// a round trip. (The library's stream pipelines too, but closing it while the connection breaks raises an
// uncatchable error.)

import type { SFTPWrapper } from 'ssh2'

// Chunk size that every server supports (packets of 34,000 bytes, draft-ietf-secsh-filexfer-02).
const CHUNK_BYTES = 30_000
const MAX_IN_FLIGHT = 32

/** The bytes from `start` to `end`; fewer when the file is shorter. Throws the server's errors. */
export async function* readPipelined(
  sftp: SFTPWrapper,
  path: string,
  { start, end }: { start: number; end: number },
): AsyncGenerator<Uint8Array> {
  const handle = await openFile(sftp, path)
  const underWay: { length: number; piece: Promise<Uint8Array> }[] = []
  let asked = start
  try {
    for (let at = start; at < end; ) {
      for (; asked < end && underWay.length < MAX_IN_FLIGHT; asked += CHUNK_BYTES) {
        const length = Math.min(CHUNK_BYTES, end - asked)
        const piece = readChunk(sftp, handle, asked, length)
        piece.catch(() => {}) // rethrown when awaited
        underWay.push({ length, piece })
      }
      const next = underWay.shift()
      const bytes = await next?.piece
      if (!next || !bytes || bytes.length === 0) return
      yield bytes
      if (bytes.length < next.length) return
      at += bytes.length
    }
  } finally {
    sftp.close(handle, () => {})
  }
}

// Servers may return fewer bytes than requested; only an empty read is the end.
async function readChunk(
  sftp: SFTPWrapper,
  handle: Buffer,
  position: number,
  length: number,
): Promise<Uint8Array> {
  const piece = Buffer.alloc(length)
  let filled = 0
  while (filled < length) {
    const read = await readOnce(sftp, handle, piece.subarray(filled), position + filled)
    if (read === 0) break
    filled += read
  }
  return piece.subarray(0, filled)
}

const END_OF_FILE = 1

function readOnce(sftp: SFTPWrapper, handle: Buffer, into: Buffer, position: number): Promise<number> {
  return new Promise((resolve, reject) => {
    sftp.read(handle, into, 0, into.length, position, (error, read) => {
      if (!error) resolve(read)
      else if ((error as { code?: unknown }).code === END_OF_FILE) resolve(0)
      else reject(error)
    })
  })
}

function openFile(sftp: SFTPWrapper, path: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    sftp.open(path, 'r', (error, handle) => (error ? reject(error) : resolve(handle)))
  })
}
