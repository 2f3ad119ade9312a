// griffie risk train

import { writeFile } from 'node:fs/promises'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { readConfig } from '../../../config.ts'
import { SEGMENTS } from '../../../risk/features/segments.ts'
import { modelVersionOf, writeModel } from '../../../risk/model/model-file.ts'
import type { LearnerKind } from '../../../risk/model/trees.ts'
import { renderTraining } from '../../../risk/training/report/render-report.ts'
import type { Every } from '../../../risk/training/train/split-time.ts'
import { type Training, trainModel } from '../../../risk/training/train/train-model.ts'
import type { Pool } from '../../../store/db/pool.ts'
import { withDatabase } from '../../open-database.ts'
import { lowerPriority } from '../../process/lower-priority.ts'
import { openProgressLine } from '../../progress-line.ts'
import { parsePositive } from '../access/keys.ts'
import { refuse, withoutPlots, writeReport } from './options.ts'

type TrainOptions = {
  from: number
  to: number
  every: Every
  learner: LearnerKind
  seed: number
  keep: number
  includeMoratorium?: boolean
  modelVersion: string
  out: string
  report?: string
  json?: boolean
}

/** Adds `risk train`. */
export function addTrain(risk: Command): void {
  risk
    .command('train')
    .description('train a model on the loaded register, gazette and annual accounts')
    .requiredOption('--from <year>', 'first year; companies are sampled on 1 January', parseYear)
    .requiredOption('--to <year>', 'last year: tests the model; the year before calibrates it', parseYear)
    .addOption(new Option('--every <span>', 'sampling interval').choices(['year', 'quarter']).default('year'))
    .addOption(
      new Option('--learner <kind>', 'kind of model').choices(['logistic', 'trees']).default('logistic'),
    )
    .option('--seed <n>', 'the same seed and data give the same file', parsePositive, 1)
    .option('--keep <share>', 'sampling rate of the companies that did not fail', parseShare, 1)
    .option('--include-moratorium', 'also train on days whose twelve months overlap March 2020 to 2021')
    .option('--model-version <version>', 'semantic version of the model', parseVersion, '1.0.0')
    .requiredOption('--out <file>', 'model file to write')
    .option('--report <file>', 'also write an evaluation, .json or .html')
    .option('--json', 'print the evaluation as JSON')
    .addHelpText(
      'after',
      `
Companies are sampled as known on each day: filings by deposit date, the gazette by publication date. There are
separate models for companies with full accounts, with abridged or micro accounts, with old ones and without any; a
group with fewer than 50 failures is not scored.

Examples:
  griffie risk train --from 2016 --to 2024 --out model.json --report model.html
  griffie risk train --from 2016 --to 2024 --learner trees --out trees.json
  griffie risk evaluate --model trees.json --against model.json`,
    )
    .action(async (options: TrainOptions) => {
      const training = await withDatabase(readConfig(), database => {
        lowerPriority()
        return train(database.pool, options)
      }).catch(refuse)
      await writeFile(options.out, writeModel(training.model))
      await writeReport(options.report, training, () => renderTraining(training))
      if (options.json) process.stdout.write(`${JSON.stringify(training, withoutPlots)}\n`)
      else process.stdout.write(describeTraining(training, options.out))
    })
}

async function train(pool: Pool, options: TrainOptions): Promise<Training> {
  const line = openProgressLine('risk')
  const { from, to, modelVersion, ...rest } = options
  return trainModel(pool, {
    ...rest,
    fromYear: from,
    toYear: to,
    version: modelVersion,
    onProgress: ({ stage, rows }) =>
      line.update({ stage: rows ? `${stage}, ${rows.toLocaleString('en')} rows` : stage, done: null }),
  }).finally(() => line.stop())
}

function describeTraining({ model, test }: Training, out: string): string {
  const lines = SEGMENTS.map(segment => {
    const part = model.segments[segment]
    if (!part.calibrated) return `  ${segment}: not calibrated. ${part.why}`
    const measures = test[segment]
    const evaluation = measures?.evaluation
    if (!measures || !evaluation) return `  ${segment}: calibrated; too few failures for a test`
    const { areaUnderCurve, brierSkill, captureAt5Percent, calibrationSlope } = evaluation
    return (
      `  ${segment}: ${measures.rows.toLocaleString('en')} companies, ${measures.events} failed; AUC ` +
      `${areaUnderCurve.toFixed(3)} (${measures.areaInterval?.low.toFixed(3)} to ${measures.areaInterval?.high.toFixed(3)}), ` +
      `the riskiest 5 % contain ${(100 * captureAt5Percent).toFixed(0)} % of the failures, Brier skill ` +
      `${brierSkill.toFixed(4)}, calibration slope ${calibrationSlope.toFixed(2)}`
    )
  })
  return `${out}: model ${modelVersionOf(model)}; on the test year:\n${lines.join('\n')}\n`
}

function parseYear(text: string): number {
  if (!/^(19|20)\d{2}$/.test(text)) throw new InvalidArgumentError('Must be a year, like 2019.')
  return Number(text)
}

function parseShare(text: string): number {
  const share = Number(text)
  if (!(share > 0 && share <= 1)) throw new InvalidArgumentError('Must be above 0 and at most 1.')
  return share
}

function parseVersion(text: string): string {
  if (!/^\d+\.\d+\.\d+$/.test(text)) throw new InvalidArgumentError('Must be like 1.0.0.')
  return text
}
