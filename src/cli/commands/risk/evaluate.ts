// griffie risk evaluate

import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Command } from 'commander'
import { type Config, readConfig } from '../../../config.ts'
import { loadModel } from '../../../risk/model/load-model.ts'
import type { ModelFile } from '../../../risk/model/model-file.ts'
import { type Comparison, compareModels } from '../../../risk/training/report/compare-models.ts'
import { renderComparison } from '../../../risk/training/report/render-report.ts'
import { checkOutcomesKnown, findLatestDay } from '../../../risk/training/train/known-outcomes.ts'
import { withDatabase } from '../../open-database.ts'
import { openProgressLine } from '../../progress-line.ts'
import { parseDay, refuse, withoutPlots, writeReport } from './options.ts'

type EvaluateOptions = { model?: string; against?: string; asOf: string[]; report?: string; json?: boolean }

/** Adds `risk evaluate`. */
export function addEvaluate(risk: Command): void {
  risk
    .command('evaluate')
    .description('measure a model, and compare it with the one in use')
    .option('--model <file>', 'model file (default: the one in use)')
    .option('--against <file>', 'model file to compare with (default: the one in use)')
    .option(
      '--as-of <day>',
      'evaluate companies as of this day (repeatable; default: the last 1 January)',
      collectDay,
      [],
    )
    .option('--report <file>', 'also write a report, .json or .html')
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      `
Choose days later than those the model was trained and calibrated on.

Example:
  griffie risk evaluate --model model.json --as-of 2024-01-01 --as-of 2025-01-01 --report comparison.html`,
    )
    .action(async (options: EvaluateOptions) => {
      const config = readConfig()
      const comparison = await evaluate(config, options).catch(refuse)
      await writeReport(options.report, comparison, () => renderComparison(comparison))
      if (options.json) process.stdout.write(`${JSON.stringify(comparison, withoutPlots)}\n`)
      else process.stdout.write(describeComparison(comparison))
    })
}

async function evaluate(
  config: Config,
  { model: path, against: other, asOf }: EvaluateOptions,
): Promise<Comparison> {
  const model = await loadModel(path ?? config.riskModel)
  const against = await chooseBaseline(path, other, config.riskModel)
  const line = openProgressLine('risk')
  return withDatabase(config, async ({ pool }) => {
    const days = asOf.length > 0 ? [...asOf].sort() : [await findLatestDay(pool)]
    for (const day of days) await checkOutcomesKnown(pool, day)
    return compareModels(pool, model, against, days, {
      onProgress: ({ asOf: day, rows }) =>
        line.update({ stage: `reading ${day}, ${rows.toLocaleString('en')} rows`, done: null }),
    })
  }).finally(() => line.stop())
}

async function chooseBaseline(
  path: string | undefined,
  other: string | undefined,
  inUse: string,
): Promise<ModelFile | null> {
  if (other !== undefined) return loadModel(other)
  const isTheSame = path === undefined || resolve(path) === inUse
  return isTheSame || !existsSync(inUse) ? null : loadModel(inUse)
}

function describeComparison(comparison: Comparison): string {
  const lines = comparison.segments.map(({ segment, rows, events, model, against }) => {
    const auc = (measures: typeof model) => measures?.evaluation?.areaUnderCurve.toFixed(3) ?? 'not scored'
    const other = comparison.against ? `, the other ${auc(against)}` : ''
    return `  ${segment}: ${rows.toLocaleString('en')} companies, ${events} failed; AUC ${auc(model)}${other}`
  })
  const title = `${comparison.model}${comparison.against ? ` against ${comparison.against}` : ''}`
  return `${title}, as of ${comparison.asOf.join(', ')}:\n${lines.join('\n')}\n${comparison.conclusion}\n`
}

function collectDay(text: string, days: string[]): string[] {
  return [...days, parseDay(text)]
}
