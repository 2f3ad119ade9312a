// Gathers entries into files within the protocol's limits. A file is compressed while it is being filled, on another
// thread, and stored while the next one fills: neither the XML nor more than two compressed files are ever held whole.

import { hash } from 'node:crypto'
import { once } from 'node:events'
import { createGzip, type Gzip } from 'node:zlib'
import type { Entries } from '../domain/sitemap/sitemap-entries.ts'
import {
  fileName,
  PROTOCOL_LIMITS,
  type SitemapFileLimits,
  URL_SET,
} from '../domain/sitemap/sitemap-files.ts'
import type { SitemapFile } from '../store/site/sitemap.ts'

export type FileSink = {
  /**
   * Adds the entries of one page, which stay in one file. Returns a promise when they should be waited for before more
   * are added.
   */
  add(entries: Entries): Promise<void> | undefined
  /** Writes what is left; resolves when all files are stored. */
  end(): Promise<void>
  /** Stored so far or being stored. */
  readonly names: readonly string[]
}

export type FileSinkOptions = {
  /** What files are called before their number: `companies`. */
  section: string
  store(file: SitemapFile): Promise<void>
  limits?: SitemapFileLimits
}

/** Opens what the files of one section go through. */
export function openFileSink({ section, store, limits = PROTOCOL_LIMITS }: FileSinkOptions): FileSink {
  const names: string[] = []
  const piece = Buffer.allocUnsafeSlow(2 * CHUNK_CHARS)
  let open: OpenFile | null = null
  let stored: Promise<void> = Promise.resolve()
  const close = async () => {
    if (open === null) return
    const name = fileName(section, names.length + 1)
    names.push(name)
    const file = await closeFile(open, name)
    open = null
    await stored
    stored = store(file)
    stored.catch(() => {}) // told where it is waited for
  }
  const add = (entries: Entries): Promise<void> | undefined => {
    if (open && !fits(open, entries, limits)) return close().then(() => add(entries))
    open ??= openFile(piece)
    return write(open, entries)
  }
  return {
    names,
    add,
    async end() {
      await close()
      await stored
    },
  }
}

type OpenFile = {
  gzip: Gzip
  chunks: Buffer[]
  text: string
  urls: number
  bytes: number
  /** What pieces are handed over in. One for all: gigabytes of new ones would outrun the collector. */
  piece: Buffer
  /** Resolves when the last piece is packed. */
  packed: Promise<void>
}

// Of two million companies level 6 leaves 127 MB after 31 s of processor time, level 4 149 MB after 25 s, levels 1 to 3
// 205 MB and more after 16 s: crawlers fetch it all again and again, and it is written once a day.
const GZIP_LEVEL = 6
const CHUNK_CHARS = 1 << 16
const CHUNK_BYTES = 1 << 17

function openFile(piece: Buffer): OpenFile {
  const gzip = createGzip({ level: GZIP_LEVEL, chunkSize: CHUNK_BYTES })
  const chunks: Buffer[] = []
  gzip.on('data', chunk => chunks.push(chunk))
  const { head } = URL_SET
  return { gzip, chunks, text: head, urls: 0, bytes: head.length, piece, packed: Promise.resolve() }
}

function fits(file: OpenFile, { xml, urls }: Entries, limits: SitemapFileLimits): boolean {
  return file.urls + urls <= limits.urls && file.bytes + xml.length + URL_SET.tail.length <= limits.bytes
}

function write(file: OpenFile, { xml, urls }: Entries): Promise<void> | undefined {
  file.text += xml
  file.urls += urls
  file.bytes += xml.length
  return file.text.length < CHUNK_CHARS ? undefined : flush(file)
}

// One piece is packed while the next is written: the stream's own buffer would wait until it is empty.
async function flush(file: OpenFile): Promise<void> {
  const { text } = file
  file.text = ''
  await file.packed
  const piece = toBytes(text, file.piece)
  file.packed = new Promise((resolve, reject) => {
    file.gzip.write(piece, error => (error ? reject(error) : resolve()))
  })
}

// Entries are ASCII.
function toBytes(text: string, into: Buffer): Buffer {
  if (text.length > into.length) return Buffer.from(text, 'latin1')
  return into.subarray(0, into.write(text, 'latin1'))
}

async function closeFile(file: OpenFile, name: string): Promise<SitemapFile> {
  file.text += URL_SET.tail
  await flush(file)
  file.gzip.end()
  await once(file.gzip, 'end')
  const xmlBytes = file.bytes + URL_SET.tail.length
  return packedFile(name, { urls: file.urls, xmlBytes, body: Buffer.concat(file.chunks) })
}

/** A file with its validator, which changes with every byte of the body. */
export function packedFile(
  name: string,
  content: Pick<SitemapFile, 'urls' | 'xmlBytes' | 'body'>,
): SitemapFile {
  return { name, ...content, etag: `W/"${hash('sha1', content.body, 'base64url')}"` }
}
