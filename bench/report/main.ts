// node bench/report/main.ts [--companies N] [--reports N] [--keep FOLDER]: how long the report of a company as PDF takes, and
// how large it is, compared with the page of the same company in the same run. One request at a time. Prints a table.

import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '../../src/cli/open-database.ts'
import { readConfig } from '../../src/config.ts'
import { slug } from '../../src/domain/company/company.ts'
import { enterpriseNumberFrom } from '../../src/domain/company/enterprise-number.ts'
import { addMember } from '../../src/usecases/members/manage-members.ts'
import { describeMachine } from '../machine.ts'
import { renderTable } from '../report.ts'
import { prepareSample, serve } from '../site/serve.ts'

const { values } = parseArgs({
  options: {
    companies: { type: 'string', default: '2000' },
    reports: { type: 'string', default: '100' },
    keep: { type: 'string' },
  },
})

const LANGUAGES = ['nl', 'fr', 'de', 'en'] as const
const TARGET_MS = 300
const TARGET_BYTES = 300_000
const MEMBER = { email: 'bench@example.org', password: 'a-password-for-benches-only' }
// Of a company with a board, events and several years: the larger half.
const BUSY = `
  SELECT c.enterprise_number AS number, c.legal_name AS name FROM register.company c
  WHERE c.in_register AND NOT natural_person
  ORDER BY (SELECT count(*) FROM gazette.mandate m WHERE m.enterprise_number = c.enterprise_number)
         + 3 * (SELECT count(*) FROM accounts.deposit d WHERE d.enterprise_number = c.enterprise_number) DESC,
           c.enterprise_number
  LIMIT $1`

const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'griffie-bench-report-'))
const config = readConfig({ GRIFFIE_DATA_DIR: folder, LOG_LEVEL: 'warn' })
const database = await openDatabase(config)
let server: ChildProcess | undefined
try {
  await prepareSample(config, database, Number(values.companies))
  await addMember(database.pool, { ...MEMBER, name: 'Bench', plan: 'paid' }).catch(() => {})
  const { rows } = await database.pool.query<{ number: number; name: string }>(BUSY, [values.reports])
  const { url, child } = await serve(folder)
  server = child
  const cookie = await signIn(url)
  const pages = rows.map(({ number, name }, at) => {
    const language = LANGUAGES[at % LANGUAGES.length]
    return `${url}/${language}/company/${slug(name, enterpriseNumberFrom(number))}`
  })
  for (const page of pages.slice(0, 20)) await timeOf(`${page}/report.pdf`, cookie) // warm-up
  const reports = await measure(
    pages.map(page => `${page}/report.pdf`),
    cookie,
    child,
  )
  const shown = await measure(pages, cookie, child)
  const load = loadavg()[0]?.toFixed(1)
  process.stdout.write(
    `${describeMachine()} Load ${load}. ${pages.length} companies, those with most officers and accounts.\n\n${renderTable(
      [
        {
          what: 'report of a company as PDF, from request to last byte, 95th percentile',
          measured: `${reports.p95.toFixed(0)} ms (median ${reports.p50.toFixed(0)} ms)`,
          reference: `the page of the same companies: ${shown.p95.toFixed(0)} ms (median ${shown.p50.toFixed(0)} ms)`,
          ratio: (reports.p50 / shown.p50).toFixed(1),
          target: `≤ ${TARGET_MS} ms`,
          reached: reports.p95 <= TARGET_MS,
        },
        {
          what: 'processor time of the server for a report, the mean',
          measured: `${reports.processor.toFixed(0)} ms`,
          reference: `for a page: ${shown.processor.toFixed(0)} ms`,
          ratio: (reports.processor / shown.processor).toFixed(1),
          target: '',
          reached: null,
        },
        {
          what: 'size of the largest report',
          measured: `${(reports.largest / 1000).toFixed(0)} kB (median ${(reports.size / 1000).toFixed(0)} kB)`,
          reference: `the largest page, not compressed: ${(shown.largest / 1000).toFixed(0)} kB`,
          ratio: (reports.largest / shown.largest).toFixed(1),
          target: `≤ ${TARGET_BYTES / 1000} kB`,
          reached: reports.largest <= TARGET_BYTES,
        },
      ],
    )}\n`,
  )
} finally {
  server?.kill('SIGTERM')
  await database.close()
  if (!values.keep) rmSync(folder, { recursive: true, force: true })
}

async function signIn(origin: string): Promise<string> {
  const { headers } = await fetch(`${origin}/nl/sign-in`, {
    method: 'POST',
    body: new URLSearchParams(MEMBER),
    headers: { origin },
    redirect: 'manual',
  })
  return headers
    .getSetCookie()
    .map(line => line.split(';')[0])
    .join('; ')
}

async function timeOf(address: string, cookie: string): Promise<{ ms: number; bytes: number }> {
  const start = performance.now()
  const answer = await fetch(address, { headers: { cookie, 'accept-encoding': 'identity' } })
  const { byteLength: bytes } = await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
  return { ms: performance.now() - start, bytes }
}

/** Of a process, user and system, in milliseconds: Linux counts in hundredths of a second. */
function processorMs({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return 10 * (Number(fields[11]) + Number(fields[12]))
}

async function measure(addresses: readonly string[], cookie: string, child: ChildProcess) {
  const before = processorMs(child)
  const times: number[] = []
  const sizes: number[] = []
  for (const address of addresses) {
    const { ms, bytes } = await timeOf(address, cookie)
    times.push(ms)
    sizes.push(bytes)
  }
  const quantile = (figures: number[], share: number) =>
    figures.toSorted((a, b) => a - b)[Math.floor(share * (figures.length - 1))] as number
  return {
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    size: quantile(sizes, 0.5),
    largest: Math.max(...sizes),
    processor: (processorMs(child) - before) / addresses.length,
  }
}
