// Measures import and re-extraction: the whole pipeline from text to served timeline, with one and two
// workers.

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROJECT_DIR } from '../../src/config.ts'
import type { Publication } from '../../src/domain/publications/publication.ts'
import type { Row } from '../report.ts'

const TEN_MILLION = 10_000_000

/** Rows for import and full re-extraction through the CLI, in a separate database. */
export async function measureExtraction(publications: readonly Publication[]): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'griffie-bench-'))
  const env = { ...process.env, GRIFFIE_DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' }
  try {
    const file = join(folder, 'notices.jsonl')
    writeFileSync(file, publications.map(toLine).join(''))
    const start = performance.now()
    await griffie(['import', 'gazette', '--no-extract', file], env)
    const stored = publications.length / ((performance.now() - start) / 1000)
    // Measures re-extraction: facts exist and the tables have statistics.
    await griffie(['extract', '--all', '--json'], env)
    const rates: number[] = []
    for (const workers of [1, 2]) {
      const { queued, seconds } = JSON.parse(
        await griffie(['extract', '--all', '--json', '--workers', String(workers)], env),
      ) as { queued: number; seconds: number }
      rates.push(queued / seconds)
    }
    return [
      row('texts stored and queued', stored, ''),
      ...rates.map((rate, index) =>
        row(
          `stored texts extracted again, ${index + 1} worker${index ? 's' : ''}`,
          rate,
          `10 million take ${(TEN_MILLION / rate / 3600).toFixed(1)} h`,
        ),
      ),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function toLine({ numac, publishedOn, text }: Publication): string {
  return `${JSON.stringify({ numac, pub_date: publishedOn, text, kind: 'court_notice' })}\n`
}

function row(what: string, rate: number, reference: string): Row {
  return {
    what,
    measured: `${Math.round(rate).toLocaleString('en')} a second`,
    reference,
    ratio: '',
    target: '',
    reached: null,
  }
}

function griffie(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(PROJECT_DIR, 'bin', 'griffie.js'), ...args], {
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    let output = ''
    child.stdout.on('data', data => {
      output += data
    })
    child.on('error', reject)
    child.on('exit', code =>
      code === 0 ? resolve(output) : reject(new Error(`griffie ${args[0]} exited with code ${code}`)),
    )
  })
}
