// Invented annual accounts for an invented register: references and figures in the Bank's own formats, with the truth about
// each beside them. No line is about a company or a person that exists.

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { JsonLinesWriter } from '../json-lines-writer.ts'
import type { SampleBankruptcy, SampleCompany, SampleOfficer } from '../sample-company.ts'
import { DocumentZipWriter, ZipWriter } from '../zip-writer.ts'
import { AccountsSampleWriter, type SampleFiles } from './accounts-sample-writer.ts'
import { OtherFormats } from './documents/other-formats.ts'
import type { Scheme } from './statements/scheme.ts'

export const ACCOUNTS_SAMPLE_FILES = {
  /** One JSON array of some thousand references each. */
  references: 'accounts-references.zip',
  /** Zips of one JSON-XBRL document per deposit with figures, `2024-00012345.json`. */
  accounts: 'accounts.zip',
  /** Folder with a few of these deposits as XBRL instance and as CSV. */
  forms: 'accounts-xbrl',
  truth: 'accounts-truth.jsonl',
} as const

export type AccountsSampleOptions = {
  /** The same seed and companies give the same bytes. */
  seed: number
  /** Part of the companies that have accounts at all, 0 to 1; all unless told otherwise. */
  share?: number
  /** How many years back the oldest financial years ended; 5 unless told otherwise. */
  years?: number
  /** Last day of deposit, `YYYY-MM-DD`; that of the invented gazette, 2025-10-03, unless told otherwise. */
  until?: string
  /** Figures are written of deposits from this day on; 2022-04-04, as the Bank does, unless told otherwise. */
  figuresSince?: string
  /** All filings in one scheme, whatever the size: for measuring. By size unless told otherwise. */
  scheme?: Scheme
  /** Bankruptcies that other sources tell of. */
  failures?: (company: SampleCompany) => SampleBankruptcy | null
  /** Officers that other sources name; null where they name none. */
  officers?: (company: SampleCompany) => readonly SampleOfficer[] | null
}

/** `companies`: taken so far; `filers`: those with a deposit; `filings`: deposits with figures. */
export type AccountsSampleCounts = {
  companies: number
  filers: number
  references: number
  filings: number
  corrections: number
}

const COMPANIES_BETWEEN_DRAINS = 16
const COMPANIES_BETWEEN_CALLS = 64

/**
 * Writes the sample into `folder`, which is made when missing; files of the same names are replaced. Companies are taken
 * one at a time and not kept. Throws a `RangeError` for a share or years out of range.
 */
export async function writeAccountsSample(
  folder: string,
  companies: Iterable<SampleCompany> | AsyncIterable<SampleCompany>,
  options: AccountsSampleOptions,
  onProgress: (counts: AccountsSampleCounts) => void = () => {},
): Promise<AccountsSampleCounts> {
  const { share = 1, years = 1 } = options
  if (!(share >= 0 && share <= 1)) throw new RangeError(`share must be from 0 to 1, not ${share}`)
  if (!(years > 0 && years <= 20)) throw new RangeError(`years must be more than 0, at most 20, not ${years}`)
  await mkdir(folder, { recursive: true })
  const writer = new AccountsSampleWriter(options, await createFiles(folder))
  try {
    let taken = 0
    for await (const company of companies) {
      writer.writeCompany(company)
      taken++
      if (taken % COMPANIES_BETWEEN_DRAINS === 0) await writer.drain()
      if (taken % COMPANIES_BETWEEN_CALLS === 0) onProgress(writer.counts)
    }
    await writer.close()
  } catch (error) {
    await writer.abandon()
    throw error
  }
  onProgress(writer.counts)
  return writer.counts
}

async function createFiles(folder: string): Promise<SampleFiles> {
  return {
    references: new ZipWriter(join(folder, ACCOUNTS_SAMPLE_FILES.references)),
    accounts: new DocumentZipWriter(join(folder, ACCOUNTS_SAMPLE_FILES.accounts)),
    truth: await JsonLinesWriter.create(join(folder, ACCOUNTS_SAMPLE_FILES.truth)),
    forms: await OtherFormats.create(join(folder, ACCOUNTS_SAMPLE_FILES.forms)),
  }
}
