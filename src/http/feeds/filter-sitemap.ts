// A company that was suppressed after the sitemap was written is taken out of its file on the way to the reader: nobody
// waits for the next run.

import { pipeline, Readable } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import { enterpriseNumberFrom } from '../../domain/company/enterprise-number.ts'

/** A gzipped file of companies as XML without the pages of `hidden`, gzipped again when `zipped`. */
export function filterSitemap(
  body: Buffer,
  { hidden, zipped }: { hidden: readonly number[]; zipped: boolean },
): Readable {
  const whole = createGunzip()
  whole.end(body)
  const rest = Readable.from(filterLines(whole, addressPattern(hidden)))
  return zipped ? pipeline(rest, createGzip(), () => {}) : rest
}

// Every <url> is one line, and ends its address with the number.
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
