// Reads JSON Lines files, plain or gzip, as a stream.

import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { type ParseOptions, type ParseResult, unreadableResult } from '../parse-result.ts'
import { parsePublicationLine } from './parse-publication-line.ts'

/** Lines between two progress reports. */
const REPORT_EVERY = 1000

/** Empty lines are skipped. A truncated gzip file yields the lines before the cut, then one `unreadable`. */
export async function* parseLinesFile(path: string, options: ParseOptions): AsyncGenerator<ParseResult> {
  const file = createReadStream(path)
  const input = path.endsWith('.gz') ? file.pipe(createGunzip()) : file
  file.on('error', error => input.destroy(error))
  let done = 0
  try {
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      options.signal?.throwIfAborted()
      done++
      if (done % REPORT_EVERY === 0) options.onProgress?.({ file: path, unit: 'line', done, total: null })
      if (line.trim() !== '') yield* parsePublicationLine(line, `line ${done}`, path, options)
    }
    options.onProgress?.({ file: path, unit: 'line', done, total: done })
  } catch (error) {
    if (options.signal?.aborted) throw error
    yield unreadableResult(path, `after line ${done}`, `the file is truncated (${(error as Error).message})`)
  } finally {
    file.destroy()
  }
}
