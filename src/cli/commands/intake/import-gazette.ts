// griffie import gazette

import { existsSync } from 'node:fs'
import type { Command } from 'commander'
import { readConfig } from '../../../config.ts'
import { enqueueExtraction } from '../../../jobs/extract-gazette.ts'
import { type GazetteImport, importGazette } from '../../../sources/gazette/import/import-gazette.ts'
import { CliError, EXIT } from '../../errors.ts'
import { withDatabase, withQueue } from '../../open-database.ts'
import { lowerPriority } from '../../process/lower-priority.ts'
import { openProgressLine } from '../../progress-line.ts'
import { drainQueue } from '../../run-extraction.ts'
import { reportUnusable } from './unusable-input.ts'

type Options = { extract: boolean; ocr: boolean; json?: boolean }

/** Adds `import gazette` to the `import` command. */
export function addImportGazette(imports: Command): void {
  imports
    .command('gazette')
    .description('import texts of the official gazette and extract their facts')
    .argument(
      '<paths...>',
      'files or folders: issue PDFs, act PDFs or texts, article pages, line JSON (.jsonl, .gz)',
    )
    .option('--no-extract', 'only store and queue the texts; griffie worker extracts the facts')
    .option('--no-ocr', 'skip scanned acts; they are reported as not read')
    .option('--json', 'print one JSON object per path')
    .addHelpText(
      'after',
      `
A publication is stored once; another text of it replaces the stored one, which is archived, unless the stored one is
cleaner (no page headers, other notices or lost letters).
Unreadable records are counted and stored in the table intake.gazette_quarantine; if nothing of a path is usable the exit
code is ${EXIT.badInput}.

Examples:
  griffie import gazette 2025-08-13.pdf
  griffie import gazette ./notices.jsonl.gz ./acts/ --json`,
    )
    .action(async (paths: string[], options: Options) => {
      const missing = paths.filter(path => !existsSync(path))
      if (missing.length > 0) throw new CliError(`There is no ${missing.join(', ')}.`, EXIT.badInput)
      const config = readConfig()
      await withDatabase(config, database => {
        lowerPriority()
        return withQueue(config, database, async queue => {
          for (const path of paths) {
            const result = await importPath(path)
            print(result, options.json === true)
            reportUnusable(result.read, result)
          }
          if (options.extract) await drainQueue(queue, database.pool)

          async function importPath(path: string): Promise<GazetteImport> {
            const line = openProgressLine(path.replace(/.*\/(?=.)/, ''))
            return importGazette(
              database,
              path,
              (client, numacs) => enqueueExtraction(queue, client, numacs),
              {
                ocr: options.ocr ? 'auto' : 'never',
                onProgress: ({ file, unit, done, total }) =>
                  line.update({
                    stage: `${file.replace(/.*\//, '')}, ${unit} ${done}${total ? ` of ${total}` : ''}`,
                    done: total ? done / total : null,
                  }),
              },
            ).finally(() => line.stop())
          }
        })
      })
    })
}

const REASONS_SHOWN = 10

function print(result: GazetteImport, asJson: boolean): void {
  if (asJson) {
    process.stdout.write(`${JSON.stringify(result)}\n`)
    return
  }
  const { path, read, added, replaced, unchanged, unreadable, warnings } = result
  process.stdout.write(
    `${path}: ${read.toLocaleString('en')} publications read: ${added.toLocaleString('en')} new, ` +
      `${replaced.toLocaleString('en')} replaced, ${unchanged.toLocaleString('en')} unchanged\n`,
  )
  for (const { file, reason } of warnings) process.stdout.write(`  ${file}: ${reason}\n`)
  if (unreadable.length === 0) return
  process.stdout.write(`  ${unreadable.length} could not be parsed: griffie status --quarantine\n`)
  for (const { file, place, reason } of unreadable.slice(0, REASONS_SHOWN))
    process.stdout.write(`    ${file}${place ? `, ${place}` : ''}: ${reason}\n`)
}
