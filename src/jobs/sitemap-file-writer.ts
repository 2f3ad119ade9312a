// Writes entries to files within the protocol's limits. Files are compressed on another thread while they are
// filled, and storing while the next one fills, which bounds memory to two compressed files.

import { hash } from 'node:crypto'
import { once } from 'node:events'
import { createGzip, type Gzip } from 'node:zlib'
import {
  type Entries,
  fileName,
  PROTOCOL_LIMITS,
  type SitemapFileLimits,
  URL_SET,
} from '../domain/sitemap.ts'
import type { SitemapFile } from '../store/site/sitemap.ts'

type FileSink = {
  /**
   * Adds the entries of a page, which stay in one file. Returns a promise when the caller should wait before adding
   * more.
   */
  add(entries: Entries): Promise<void> | undefined
  /** Writes the last file; resolves when all files are storing. */
  end(): Promise<void>
  /** Files storing or being storing. */
  readonly names: readonly string[]
}

type FileSinkOptions = {
  /** Prefix of file names: `companies`. */
  section: string
  store(file: SitemapFile): Promise<void>
  limits?: SitemapFileLimits
}

/** Opens a sink for the files of a section. */
export function openFileSink({ section, store, limits = PROTOCOL_LIMITS }: FileSinkOptions): FileSink {
  const names: string[] = []
  const buffer = Buffer.allocUnsafeSlow(2 * CHUNK_CHARS)
  let open: OpenFile | null = null
  let storing: Promise<void> = Promise.resolve()
  const close = async () => {
    if (open === null) return
    const name = fileName(section, names.length + 1)
    names.push(name)
    const file = await closeFile(open, name)
    open = null
    await storing
    storing = store(file)
    storing.catch(() => {}) // reported where it is awaited
  }
  const add = (entries: Entries): Promise<void> | undefined => {
    if (open && !fits(open, entries, limits)) return close().then(() => add(entries))
    open ??= openFile(buffer)
    return write(open, entries)
  }
  return {
    names,
    add,
    async end() {
      await close()
      await storing
    },
  }
}

type OpenFile = {
  gzip: Gzip
  chunks: Buffer[]
  text: string
  urls: number
  bytes: number
  /** Reused buffer: allocating gigabytes of new ones would outpace garbage collection. */
  buffer: Buffer
  /** Resolves when the last chunk is compressed. */
  compressed: Promise<void>
}

// Crawlers download the sitemap often and it is written once a day, so size matters more than time.
const GZIP_LEVEL = 6
const CHUNK_CHARS = 1 << 16
const CHUNK_BYTES = 1 << 17

function openFile(buffer: Buffer): OpenFile {
  const gzip = createGzip({ level: GZIP_LEVEL, chunkSize: CHUNK_BYTES })
  const chunks: Buffer[] = []
  gzip.on('data', chunk => chunks.push(chunk))
  const { head } = URL_SET
  return { gzip, chunks, text: head, urls: 0, bytes: head.length, buffer, compressed: Promise.resolve() }
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

// One chunk is compressed while the next is written; the stream's own buffering would wait for drain.
async function flush(file: OpenFile): Promise<void> {
  const { text } = file
  file.text = ''
  await file.compressed
  const buffer = toBytes(text, file.buffer)
  file.compressed = new Promise((resolve, reject) => {
    file.gzip.write(buffer, error => (error ? reject(error) : resolve()))
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

/** A file with its ETag, a hash of the body. */
export function packedFile(
  name: string,
  content: Pick<SitemapFile, 'urls' | 'xmlBytes' | 'body'>,
): SitemapFile {
  return { name, ...content, etag: `W/"${hash('sha1', content.body, 'base64url')}"` }
}
