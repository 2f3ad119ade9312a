// griffie extract

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Command } from 'commander'
import { readConfig } from '../../../config.ts'
import { extractPublication } from '../../../extract/extract-publication.ts'
import { factToJson } from '../../../extract/fact-to-json.ts'
import { requeuePublications } from '../../../jobs/extract-gazette.ts'
import { readPublications } from '../../../sources/gazette/parse/read-publications.ts'
import { inTransaction } from '../../../store/db/pool.ts'
import { setAside } from '../../../store/gazette/unread-publications.ts'
import { CliError, EXIT } from '../../errors.ts'
import { withDatabase, withQueue } from '../../open-database.ts'
import { drainQueue } from '../../run-extraction.ts'
import { parsePositive } from '../access/keys.ts'

type Options = {
  setAside?: string[]
  all?: boolean
  outdated?: boolean
  workers: number
  ocr: boolean
  json?: boolean
}

/** Adds `extract` to the program. */
export function addExtract(program: Command): void {
  program
    .command('extract')
    .description('print the facts of publications in files, or extract stored publications again')
    .argument(
      '[files...]',
      'line JSON, PDFs, pages or texts of the gazette; facts are printed and not stored',
    )
    .option('--all', 'extract all stored publications again')
    .option('--outdated', 'extract publications of older extractor versions again')
    .option(
      '--set-aside <numac...>',
      'ignore these publications, on which extraction fails, until a newer extractor processes them',
    )
    .option('--workers <n>', 'number of processes', parsePositive, 1)
    .option('--no-ocr', 'skip scanned acts (no OCR)')
    .option('--json', 'print counts as JSON')
    .addHelpText(
      'after',
      `
With files: one JSON object per fact on standard output, with numac, publication date and the span of text that
proves it; errors go to standard error and make the exit code ${EXIT.badInput}.
With --set-aside: griffie status shows their number, the table intake.gazette_quarantine their reasons.
With --all or --outdated: stored publications are queued and extracted again; answers stay complete meanwhile.

Examples:
  griffie extract notices.jsonl | jq -c 'select(.event_kind == "bankruptcy_opening")'
  griffie extract --all --workers 2`,
    )
    .action(async (files: string[], options: Options) => {
      if (files.length > 0) return printFacts(files, options)
      if (options.setAside) return setPublicationsAside(options.setAside)
      if (!options.all && !options.outdated)
        throw new CliError(
          'Specify files, or --all or --outdated to extract stored publications again.',
          EXIT.usage,
        )
      return extractStored(options)
    })
}

async function setPublicationsAside(numacs: readonly string[]): Promise<void> {
  const found = await withDatabase(readConfig(), ({ pool }) =>
    inTransaction(pool, client => setAside(client, numacs)),
  )
  process.stdout.write(`${found.length} of ${numacs.length} publications set aside\n`)
  const others = numacs.filter(numac => !found.includes(numac))
  if (others.length > 0) throw new CliError(`No extractor has failed on ${others.join(', ')}.`, EXIT.badInput)
}

async function printFacts(files: string[], options: Options): Promise<void> {
  const missing = files.filter(file => !existsSync(file))
  if (missing.length > 0) throw new CliError(`There is no ${missing.join(', ')}.`, EXIT.badInput)
  let unread = 0
  for (const file of files) {
    for await (const item of readPublications(file, {
      ocr: options.ocr ? 'auto' : 'never',
      numberless: true,
    })) {
      if ('unreadable' in item) {
        unread++
        const { file, place, reason } = item.unreadable
        process.stderr.write(`${file}${place ? `, ${place}` : ''}: ${reason}\n`)
        continue
      }
      const lines = extractPublication(item.publication).map(fact => `${JSON.stringify(factToJson(fact))}\n`)
      if (!process.stdout.write(lines.join('')))
        await new Promise(resolve => process.stdout.once('drain', resolve))
    }
  }
  if (unread > 0) process.exitCode = EXIT.badInput
}

async function extractStored(options: Options): Promise<void> {
  const config = readConfig()
  await withDatabase(config, database =>
    withQueue(config, database, async queue => {
      const queued = await requeuePublications(queue, database.pool, options.all ? 'all' : 'outdated')
      const others = Array.from({ length: options.workers - 1 }, startWorker)
      const worked = await drainQueue(queue, database.pool)
      await Promise.all(others)
      const counts = { queued, workers: options.workers, seconds: Number(worked.seconds.toFixed(1)) }
      process.stdout.write(
        options.json
          ? `${JSON.stringify(counts)}\n`
          : `${queued.toLocaleString('en')} publications extracted again in ${counts.seconds} s by ${options.workers} process${options.workers === 1 ? '' : 'es'}\n`,
      )
    }),
  )
}

// Processes rather than threads: the same as `griffie worker` on other machines.
function startWorker(): Promise<void> {
  const launcher = fileURLToPath(new URL('../../../../bin/griffie.js', import.meta.url))
  return new Promise((resolve, reject) => {
    const worker = spawn(process.execPath, [launcher, 'worker', '--until-empty'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    worker.on('error', reject)
    worker.on('exit', code =>
      code === 0 ? resolve() : reject(new CliError(`A worker exited with code ${code}.`)),
    )
  })
}
