// griffie sample

import type { Command } from 'commander'
import { writeSample } from '../sources/register/sample/write-sample.ts'
import { parsePositive } from './keys.ts'
import { openProgressLine } from './progress-line.ts'

/** Adds `sample` to the program. */
export function addSample(program: Command): void {
  program
    .command('sample')
    .description('write an invented register in the official format, as a Full zip and Update zips')
    .argument('<folder>', 'where to write; made when missing')
    .option('--companies <n>', 'how many companies', parsePositive, 10_000)
    .option('--seed <n>', 'the same seed gives the same files', parsePositive, 1)
    .option('--updates <n>', 'how many Updates follow on the Full', parsePositive, 3)
    .option('--json', 'print what was written as JSON')
    .addHelpText(
      'after',
      `
Every name, number and address is invented. Two million companies take a few minutes and 2 GB unpacked.

Example:
  griffie sample ./sample --companies 100000 --seed 7
  griffie import register ./sample/*_Full.zip ./sample/*_Update.zip`,
    )
    .action(
      async (
        folder: string,
        options: { companies: number; seed: number; updates: number; json?: boolean },
      ) => {
        const line = openProgressLine('sample')
        const { zips } = await writeSample(folder, options, ({ file, rowsWritten, rowsExpected }) =>
          line.update({ stage: file, done: Math.min(1, rowsWritten / rowsExpected) }),
        ).finally(() => line.stop())
        if (options.json) process.stdout.write(`${JSON.stringify(zips)}\n`)
        else for (const { path } of zips) process.stdout.write(`${path}\n`)
      },
    )
}
