// Removes companies that were suppressed after the sitemap was generated, so that a suppression takes effect before the
// next run.

import { pipeline, Readable } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import { enterpriseNumberFrom } from '../../domain/company/enterprise-number.ts'

/** Decompresses a gzipped sitemap file, drops the pages of `hidden`, and compresses it again when `zipped`. */
export function filterSitemap(
  body: Buffer,
  { hidden, zipped }: { hidden: readonly number[]; zipped: boolean },
): Readable {
  const whole = createGunzip()
  whole.end(body)
  const rest = Readable.from(filterLines(whole, addressPattern(hidden)))
  return zipped ? pipeline(rest, createGzip(), () => {}) : rest
}

// Every <url> is one line, and its <loc> ends with the enterprise number.
function addressPattern(hidden: readonly number[]): RegExp {
  return new RegExp(`[-/](?:${hidden.map(enterpriseNumberFrom).join('|')})</loc>`)
}

async function* filterLines(xml: AsyncIterable<Buffer>, dropped: RegExp): AsyncGenerator<Buffer> {
  let open = ''
  for await (const chunk of xml) {
    const lines = (open + chunk.toString('latin1')).split('\n')
    open = lines.pop() as string
    const kept = lines.filter(line => !dropped.test(line))
    if (kept.length > 0) yield Buffer.from(`${kept.join('\n')}\n`, 'latin1')
  }
}
