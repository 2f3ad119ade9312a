// griffie risk score

import type { Command } from 'commander'
import { type Config, readConfig } from '../../../config.ts'
import { RISK_REASONS, type RiskReason } from '../../../domain/risk.ts'
import { loadModel } from '../../../risk/model/load-model.ts'
import { modelVersionOf } from '../../../risk/model/model-file.ts'
import { scoreAsOf, storeScores } from '../../../risk/score/score-companies.ts'
import { writeScoresCsv } from '../../../risk/score/scores-csv.ts'
import { CliError, EXIT } from '../../errors.ts'
import { withDatabase } from '../../open-database.ts'
import { lowerPriority } from '../../process/lower-priority.ts'
import { openProgressLine } from '../../progress-line.ts'
import { parseDay, refuse } from './options.ts'

type ScoreOptions = { asOf?: string; model?: string; out?: string; json?: boolean }

/** Adds `risk score`. */
export function addScore(risk: Command): void {
  risk
    .command('score')
    .description('score all companies, into the database or into a CSV file')
    .option('--as-of <day>', 'with the data known on this day; requires --out', parseDay)
    .option('--model <file>', 'model file (default: the one in use)')
    .option('--out <file>', 'write enterprise_number, probability, altman_z, band, reason; nothing is stored')
    .option('--json', 'print the counts as JSON')
    .addHelpText(
      'after',
      `
Scores are a history: a company gets a new row when its deposit, band, reason or model changed, or its probability by
a relative 2 % or more. Events after the given day are ignored, as is the current register.

Examples:
  griffie risk score
  griffie risk score --as-of 2024-01-01 --out scores.csv`,
    )
    .action(async (options: ScoreOptions) => {
      const today = new Date().toISOString().slice(0, 10)
      const { asOf = today, out } = options
      if (asOf !== today && out === undefined)
        throw new CliError('Scores as of another day are not stored: --out FILE is required.', EXIT.usage)
      if (asOf > today) throw new CliError(`${asOf} is in the future.`, EXIT.usage)
      const counts = await score(readConfig(), { ...options, asOf, today }).catch(refuse)
      process.stdout.write(options.json ? `${JSON.stringify(counts)}\n` : describeCounts(counts, out))
    })
}

type Counts = Awaited<ReturnType<typeof scoreAsOf>> & {
  asOf: string
  modelVersion: string
  rowsAdded?: number
}

async function score(
  config: Config,
  options: ScoreOptions & { asOf: string; today: string },
): Promise<Counts> {
  const model = await loadModel(options.model ?? config.riskModel)
  const line = openProgressLine('risk')
  const onProgress = ({ done }: { done: number }) => line.update({ stage: 'scoring', done })
  const { asOf, today, out } = options
  return withDatabase(config, async database => {
    lowerPriority()
    if (out === undefined) return storeScores(database, model, { asOf, today, onProgress })
    const counts = await writeScoresCsv(out, take =>
      scoreAsOf(database, model, { asOf, today, onProgress }, take),
    )
    return { ...counts, asOf, modelVersion: modelVersionOf(model) }
  }).finally(() => line.stop())
}

function describeCounts(
  { companies, scored, byReason, asOf, modelVersion, rowsAdded }: Counts,
  out?: string,
): string {
  const count = (number: number) => number.toLocaleString('en')
  const reasons = Object.entries(byReason).sort(([, a], [, b]) => b - a)
  const where = out === undefined ? `${count(rowsAdded ?? 0)} new scores stored` : `written to ${out}`
  return (
    `${count(companies)} companies as of ${asOf}, ${count(scored)} with a probability by ${modelVersion}; ${where}\n` +
    reasons
      .map(([reason, number]) => `  ${count(number)} ${reason}: ${RISK_REASONS[reason as RiskReason]}\n`)
      .join('')
  )
}
