// npm run bench:accounts: import rate of annual accounts, compared with copying the same documents into
// PostgreSQL.

import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { PROJECT_DIR } from '../../src/config.ts'
import { describeMachine } from '../machine.ts'
import { type Row, renderTable } from '../report.ts'
import { writeFilings } from './generate-filings.ts'
import { measureRawDocuments } from './raw-documents.ts'

const HELP = `node bench/accounts/main.ts [--filings N]   N generated filings of about 200 rubrics (100,000)\n`

const { values } = parseArgs({
  options: { filings: { type: 'string', default: '100000' }, help: { type: 'boolean', short: 'h' } },
})
if (values.help) {
  process.stdout.write(HELP)
  process.exit()
}
const filings = Number(values.filings)

const folder = mkdtempSync(join(tmpdir(), 'griffie-bench-'))
try {
  const env = { ...process.env, GRIFFIE_DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' }
  const files = join(folder, 'day')
  execFileSync('mkdir', [files])
  const bytes = await writeFilings(files, filings)
  const raw = await measureRawDocuments(join(files, 'accounts.zip'), env)
  const started = performance.now()
  const result = JSON.parse(await runGriffie(['import', 'accounts', '--no-statistics', '--json', files], env))
  const seconds = (performance.now() - started) / 1000
  if (result.added !== filings || result.flagged > 0 || result.unreadable.length > 0)
    throw new Error(`not all filings were imported: ${JSON.stringify(result)}`)
  const again = performance.now()
  await runGriffie(['import', 'accounts', '--no-statistics', '--json', files], env)
  const secondsAgain = (performance.now() - again) / 1000
  process.stdout.write(
    `${describeMachine()}\n\n${renderTable(rowsOf({ bytes, raw, seconds, secondsAgain }))}\n`,
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}

type Measured = { bytes: number; raw: number; seconds: number; secondsAgain: number }

function rowsOf({ bytes, raw, seconds, secondsAgain }: Measured): Row[] {
  const rate = (time: number) => `${Math.round(filings / time).toLocaleString('en')} filings/s`
  const size = `${(bytes / filings / 1024).toFixed(1)} kB each`
  return [
    {
      what: `${filings.toLocaleString('en')} JSON-XBRL filings imported (${size})`,
      measured: `${rate(seconds)}, ${seconds.toFixed(0)} s`,
      reference: `the documents unpacked and copied into one jsonb column: ${raw.toFixed(0)} s`,
      ratio: `${(seconds / raw).toFixed(2)} ×`,
      target: '≥ 1,000/s',
      reached: filings / seconds >= 1000,
    },
    {
      what: 'the same again: nothing changes',
      measured: rate(secondsAgain),
      reference: '',
      ratio: '',
      target: '',
      reached: null,
    },
  ]
}

function runGriffie(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(PROJECT_DIR, 'bin/griffie.js'), ...args], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.on('data', chunk => {
      output += chunk
    })
    child.on('close', code =>
      code === 0 ? resolve(output) : reject(new Error(`griffie exited with ${code}`)),
    )
  })
}
