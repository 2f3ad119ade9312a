// Writes scores as CSV (RFC 4180).

import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { enterpriseNumberFrom } from '../../domain/company/enterprise-number.ts'
import { bandOf } from '../../domain/risk.ts'
import { writeFileAtomic } from '../../platform/write-file-atomic.ts'
import type { CompanyScore } from './score-batch.ts'

const CSV_HEADER = 'enterprise_number,probability,altman_z,band,reason\r\n'

/** One line with line end. Values never contain commas, quotes or line breaks. */
function csvLine({ enterpriseNumber, probability, altmanZ, reason }: CompanyScore): string {
  const band = probability === null ? 'Unknown' : bandOf(probability)
  return `${enterpriseNumberFrom(enterpriseNumber)},${probability ?? ''},${altmanZ ?? ''},${band},${reason ?? ''}\r\n`
}

type Produce<T> = (take: (scores: readonly CompanyScore[]) => Promise<void>) => Promise<T>

/** Writes the batches of `produce`; the file is renamed into place when complete. */
export function writeScoresCsv<T>(path: string, produce: Produce<T>): Promise<T> {
  return writeFileAtomic(path, partial => writeBatches(partial, produce))
}

async function writeBatches<T>(path: string, produce: Produce<T>): Promise<T> {
  const channel = new TransformStream<string, string>()
  const writer = channel.writable.getWriter()
  const file = createWriteStream(path)
  await once(file, 'open') // otherwise a failing run could create the file after its removal
  const writing = pipeline(channel.readable, file)
  try {
    await writer.write(CSV_HEADER)
    const result = await produce(async scores => {
      if (scores.length > 0) await writer.write(scores.map(csvLine).join(''))
    })
    await writer.close()
    await writing
    return result
  } catch (error) {
    await writer.abort(error).catch(() => {})
    await writing.catch(() => {})
    throw error
  }
}
