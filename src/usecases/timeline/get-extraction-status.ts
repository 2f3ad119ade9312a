// Extraction status of a company's publications, to explain an empty or short timeline.

import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import type { Pool } from '../../store/db/pool.ts'
import type { Source } from '../../store/db/source.ts'
import {
  countExtractionJobs,
  type ExtractionCounts,
  type QueueCounts,
} from '../../store/gazette/publications.ts'
import { readWithCompany, type WithCompany } from '../dossier/read-with-company.ts'
import type { Readers } from '../readers.ts'
import type { FindUnregistered } from '../register/find-unregistered.ts'

export type ExtractionStatus = ExtractionCounts & { queue: QueueCounts }

/** See `readWithCompany` for sources that do not answer. */
export type GetExtractionStatus = (number: EnterpriseNumber) => Promise<WithCompany<ExtractionStatus>>

type GetExtractionStatusDeps = Pick<Readers, 'companies' | 'countExtraction'> & {
  findUnregistered: FindUnregistered
  gazette: Pick<Source, 'run'>
  /** Milliseconds on a monotonic clock. */
  now?(): number
}

// The job count covers the whole queue, so it is cached for all requests.
const COUNT_TTL_MS = 5_000

export function createGetExtractionStatus(deps: GetExtractionStatusDeps): GetExtractionStatus {
  const { countExtraction, gazette, now = () => performance.now() } = deps
  let cached: { counts: QueueCounts; at: number } | null = null

  async function readStatus(number: EnterpriseNumber): Promise<ExtractionStatus> {
    const [counts, queue] = await Promise.all([countExtraction(number), gazette.run(countJobs)])
    return { ...counts, queue }
  }

  async function countJobs(pool: Pool): Promise<QueueCounts> {
    if (cached === null || now() - cached.at >= COUNT_TTL_MS)
      cached = { counts: await countExtractionJobs(pool), at: now() }
    return cached.counts
  }

  return number => readWithCompany(deps, number, readStatus(number))
}
