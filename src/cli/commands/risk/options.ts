// Shared by the risk commands: dates, reports and error handling.

import { writeFile } from 'node:fs/promises'
import { InvalidArgumentError } from 'commander'
import { ModelFileError } from '../../../risk/model/model-file.ts'
import { ScoringRunningError } from '../../../risk/score/score-companies.ts'
import { OutcomesUnknownError } from '../../../risk/training/train/known-outcomes.ts'
import { TimeSplitError } from '../../../risk/training/train/split-time.ts'
import { CliError, EXIT } from '../../errors.ts'

/** Writes `data` as JSON, or as HTML rendered by `render` if the name ends in .html. */
export async function writeReport(
  path: string | undefined,
  data: unknown,
  render: () => string,
): Promise<void> {
  if (path === undefined) return
  await writeFile(path, /\.html?$/i.test(path) ? render() : `${JSON.stringify(data, withoutPlots, 1)}\n`)
}

/** JSON.stringify replacer that omits plots. */
export function withoutPlots(key: string, value: unknown): unknown {
  return key === 'plot' ? undefined : value
}

/** Converts errors to `CliError`. */
export function refuse(error: unknown): never {
  if (error instanceof ModelFileError) throw new CliError(error.message, EXIT.badInput)
  if (error instanceof TimeSplitError) throw new CliError(error.message, EXIT.usage)
  if (error instanceof OutcomesUnknownError) throw new CliError(error.message, EXIT.badInput)
  if (error instanceof ScoringRunningError) throw new CliError(error.message, EXIT.busy)
  throw error
}

/** Parses a date, `2024-01-01`. */
export function parseDay(text: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) !== text)
    throw new InvalidArgumentError('Must be a date, like 2024-01-01.')
  return text
}
