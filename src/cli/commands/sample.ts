// griffie sample

import { join } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import {
  ACCOUNTS_SAMPLE_FILES as ACCOUNTS_FILES,
  type AccountsSampleOptions,
  writeAccountsSample,
} from '../../sample/accounts/write-accounts-sample.ts'
import { findSampleBankruptcy } from '../../sample/gazette/case-histories/draw-procedure.ts'
import { listSampleOfficers } from '../../sample/gazette/case-histories/officers.ts'
import { GAZETTE_SAMPLE_FILES, writeGazetteSample } from '../../sample/gazette/write-gazette-sample.ts'
import { describeCompanies } from '../../sample/register/describe-companies.ts'
import { writeRegisterSample } from '../../sample/register/write-register-sample.ts'
import { openProgressLine, type ProgressLine } from '../progress-line.ts'
import { parsePositive } from './access/keys.ts'

type SampleOptions = {
  companies: number
  seed: number
  updates: number
  gazette: boolean
  gazetteShare: number
  accounts: boolean
  ocr?: boolean
  json?: boolean
}
type Written = { path: string; rows: Record<string, number> }

/** Adds `sample` to the program. */
export function addSample(program: Command): void {
  program
    .command('sample')
    .description(
      'write a generated sample of the register, the gazette and annual accounts in the official formats',
    )
    .argument('<folder>', 'target folder; created when missing')
    .option('--companies <n>', 'number of companies', parsePositive, 10_000)
    .option('--seed <n>', 'the same seed gives the same files', parsePositive, 1)
    .option('--updates <n>', 'number of Updates after the Full', parsePositive, 3)
    .option('--no-gazette', 'write no gazette')
    .option('--no-accounts', 'write no annual accounts')
    .option('--gazette-share <part>', 'share of the companies in the gazette, 0 to 1', parseShare, 1)
    .option('--ocr', 'simulate OCR of acts filed on paper')
    .option('--json', 'print what was written as JSON')
    .addHelpText(
      'after',
      `
All names, numbers and addresses are invented. Two million companies take a few minutes and 2 GB unpacked, plus their
gazette and accounts. gazette-truth.jsonl and accounts-truth.jsonl have the expected facts of each text and filing, for
measurements. Companies that go bankrupt in the gazette have deteriorating accounts.

Example:
  griffie sample ./sample --companies 100000 --seed 7
  griffie import register ./sample/*_Full.zip ./sample/*_Update.zip
  griffie import gazette ./sample/gazette-notices.jsonl ./sample/gazette-acts.jsonl \\
    ./sample/gazette-register-lists.jsonl
  griffie import accounts ./sample/accounts-references.zip ./sample/accounts.zip`,
    )
    .action(async (folder: string, options: SampleOptions) => {
      const line = openProgressLine('sample')
      const written = await writeAll(folder, options, line).finally(() => line.stop())
      if (options.json) process.stdout.write(`${JSON.stringify(written)}\n`)
      else for (const { path } of written) process.stdout.write(`${path}\n`)
    })
}

async function writeAll(folder: string, options: SampleOptions, line: ProgressLine): Promise<Written[]> {
  const { zips } = await writeRegisterSample(folder, options, ({ file, rowsWritten, rowsExpected }) =>
    line.update({ stage: file, done: Math.min(1, rowsWritten / rowsExpected) }),
  )
  return [
    ...zips,
    ...(options.gazette ? await writeGazette(folder, options, line) : []),
    ...(options.accounts ? await writeAccounts(folder, options, line) : []),
  ]
}

async function writeAccounts(folder: string, options: SampleOptions, line: ProgressLine): Promise<Written[]> {
  const { companies, seed } = options
  const described = describeCompanies({ companies, seed })
  const { references, filings } = await writeAccountsSample(
    folder,
    described,
    { seed, ...(options.gazette && sharedSampleFacts(options)) },
    ({ companies: done }) => line.update({ stage: 'accounts', done: done / companies }),
  )
  return [
    { path: join(folder, ACCOUNTS_FILES.references), rows: { references } },
    { path: join(folder, ACCOUNTS_FILES.accounts), rows: { filings } },
    { path: join(folder, ACCOUNTS_FILES.truth), rows: { references } },
  ]
}

/** Bankruptcies and officers, shared so that both samples are consistent. */
export function sharedSampleFacts({
  seed,
  gazetteShare: share,
  ocr,
}: Pick<SampleOptions, 'seed' | 'gazetteShare' | 'ocr'>): Pick<
  AccountsSampleOptions,
  'failures' | 'officers'
> {
  return {
    failures: company => findSampleBankruptcy(seed, company, share),
    officers: company => listSampleOfficers(seed, company, { share, ocr }),
  }
}

async function writeGazette(folder: string, options: SampleOptions, line: ProgressLine): Promise<Written[]> {
  const { companies, seed, gazetteShare: share, ocr } = options
  const described = describeCompanies({ companies, seed })
  const counts = await writeGazetteSample(folder, described, { seed, share, ocr }, ({ companies: done }) =>
    line.update({ stage: 'gazette', done: done / companies }),
  )
  const { notices, acts, lists } = counts
  return [
    { path: join(folder, GAZETTE_SAMPLE_FILES.notices), rows: { notices } },
    { path: join(folder, GAZETTE_SAMPLE_FILES.acts), rows: { acts } },
    { path: join(folder, GAZETTE_SAMPLE_FILES.lists), rows: { lists } },
    { path: join(folder, GAZETTE_SAMPLE_FILES.truth), rows: { publications: notices + acts + lists } },
  ]
}

function parseShare(text: string): number {
  const share = Number(text)
  if (!(share >= 0 && share <= 1)) throw new InvalidArgumentError('Must be from 0 to 1.')
  return share
}
