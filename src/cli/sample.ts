// griffie sample

import { join } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import { FILES, writeGazetteSample } from '../sources/gazette/sample/write-gazette-sample.ts'
import { describeCompanies } from '../sources/register/sample/describe-companies.ts'
import { writeSample } from '../sources/register/sample/write-sample.ts'
import { parsePositive } from './keys.ts'
import { openProgressLine, type ProgressLine } from './progress-line.ts'

type SampleChoice = {
  companies: number
  seed: number
  updates: number
  gazette: boolean
  gazetteShare: number
  ocr?: boolean
  json?: boolean
}
type Written = { path: string; rows: Record<string, number> }

/** Adds `sample` to the program. */
export function addSample(program: Command): void {
  program
    .command('sample')
    .description(
      'write an invented register in the official format, and what the gazette says of its companies',
    )
    .argument('<folder>', 'where to write; made when missing')
    .option('--companies <n>', 'how many companies', parsePositive, 10_000)
    .option('--seed <n>', 'the same seed gives the same files', parsePositive, 1)
    .option('--updates <n>', 'how many Updates follow on the Full', parsePositive, 3)
    .option('--no-gazette', 'write the register alone')
    .option('--gazette-share <part>', 'part of the companies the gazette speaks of, 0 to 1', parseShare, 1)
    .option('--ocr', 'acts deposited on paper look recognised from a scan')
    .option('--json', 'print what was written as JSON')
    .addHelpText(
      'after',
      `
Every name, number and address is invented. Two million companies take a few minutes and 2 GB unpacked, their
gazette some more of both. gazette-truth.jsonl says what each notice, act and list states, to measure extraction by.

Example:
  griffie sample ./sample --companies 100000 --seed 7
  griffie import register ./sample/*_Full.zip ./sample/*_Update.zip
  griffie import gazette ./sample/gazette-notices.jsonl ./sample/gazette-acts.jsonl \\
    ./sample/gazette-register-lists.jsonl`,
    )
    .action(async (folder: string, options: SampleChoice) => {
      const line = openProgressLine('sample')
      const written = await writeAll(folder, options, line).finally(() => line.stop())
      if (options.json) process.stdout.write(`${JSON.stringify(written)}\n`)
      else for (const { path } of written) process.stdout.write(`${path}\n`)
    })
}

async function writeAll(folder: string, options: SampleChoice, line: ProgressLine): Promise<Written[]> {
  const { zips } = await writeSample(folder, options, ({ file, rowsWritten, rowsExpected }) =>
    line.update({ stage: file, done: Math.min(1, rowsWritten / rowsExpected) }),
  )
  return options.gazette ? [...zips, ...(await writeGazette(folder, options, line))] : zips
}

async function writeGazette(folder: string, options: SampleChoice, line: ProgressLine): Promise<Written[]> {
  const { companies, seed, gazetteShare: share, ocr } = options
  const told = describeCompanies({ companies, seed })
  const counts = await writeGazetteSample(folder, told, { seed, share, ocr }, ({ companies: done }) =>
    line.update({ stage: 'gazette', done: done / companies }),
  )
  const { notices, acts, lists } = counts
  return [
    { path: join(folder, FILES.notices), rows: { notices } },
    { path: join(folder, FILES.acts), rows: { acts } },
    { path: join(folder, FILES.lists), rows: { lists } },
    { path: join(folder, FILES.truth), rows: { publications: notices + acts + lists } },
  ]
}

function parseShare(text: string): number {
  const share = Number(text)
  if (!(share >= 0 && share <= 1)) throw new InvalidArgumentError('Must be from 0 to 1.')
  return share
}
