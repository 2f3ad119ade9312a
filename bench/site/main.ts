// node bench/site/main.ts [--companies N] [--seconds N] [--keep FOLDER]: uncached dossier pages per second
// and their latencies, compared with REST dossiers and a bare server of pages of the same size in the same
// run. Prints a table.

import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type OpenDatabase, openDatabase } from '../../src/cli/open-database.ts'
import { readConfig } from '../../src/config.ts'
import { slug } from '../../src/domain/company/company.ts'
import { enterpriseNumberFrom } from '../../src/domain/company/enterprise-number.ts'
import { issueApiKey } from '../../src/usecases/access/issue-api-key.ts'
import { describeMachine } from '../machine.ts'
import { type Row, renderTable } from '../report.ts'
import { type Figures, loadAndTime } from './first-byte.ts'
import { prepareSample, serve } from './serve.ts'

const { values } = parseArgs({
  options: {
    companies: { type: 'string', default: '40000' },
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
    keep: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
})
if (values.help) {
  process.stdout.write(
    'node bench/site/main.ts [--companies 40000] [--seconds 10] [--rounds 3] [--keep FOLDER]\n' +
      'Measures dossier pages from the database. --keep: a data folder that is filled once and reused.\n',
  )
  process.exit(0)
}

const CLIENTS = 16
const TTFB_MS = 30
const PAGES_A_SECOND = 400
const ENCODING = 'gzip, deflate, br, zstd'
const LANGUAGES = ['nl', 'fr', 'de', 'en']

const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'griffie-bench-site-'))
const config = readConfig({ GRIFFIE_DATA_DIR: folder, LOG_LEVEL: 'warn' })
const database = await openDatabase(config)
let server: ChildProcess | undefined
try {
  await prepareSample(config, database, Number(values.companies))
  const { key } = await issueApiKey(database.pool, {
    holder: 'bench',
    email: 'bench@localhost',
    rateLimit: 2_147_483_647,
  })
  const companies = await listCompanies(database)
  const { url, child } = await serve(folder)
  server = child
  const pages = companies.map(({ name, number }, at) => `/${LANGUAGES[at % 4]}/company/${slug(name, number)}`)
  const dossiers = companies.map(({ number }) => `/api/v1/companies/${number}`)
  const sample = Buffer.from(await (await fetch(url + pages[0])).arrayBuffer())
  const bare = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(sample),
  ).listen(0, '127.0.0.1')
  await once(bare, 'listening')
  const { port } = bare.address() as { port: number }

  const seconds = Number(values.seconds)
  const encoded = { 'accept-encoding': ENCODING, accept: 'text/html' }
  const measure = {
    page: { url, next: roundRobin(pages), headers: encoded },
    rest: { url, next: roundRobin(dossiers), headers: { 'x-api-key': key } },
    bare: { url: `http://127.0.0.1:${port}`, next: () => '/', headers: encoded },
  }
  const rounds = { page: [] as Figures[], rest: [] as Figures[], bare: [] as Figures[] }
  for (let round = 0; round <= Number(values.rounds); round++)
    for (const what of ['page', 'rest', 'bare'] as const) {
      const figures = await loadAndTime({
        ...measure[what],
        clients: CLIENTS,
        seconds: round === 0 ? 3 : seconds,
      })
      if (round > 0) rounds[what].push(figures) // warm-up
    }
  bare.close()
  const page = medianFigures(rounds.page)
  const rest = medianFigures(rounds.rest)
  const plain = medianFigures(rounds.bare)
  const rows: Row[] = [
    {
      what: `dossier pages a second, each of another company, ${CLIENTS} clients`,
      measured: `${Math.round(page.rate)}/s, ${(page.bytes / 1024).toFixed(1)} kB each`,
      reference: `REST dossiers likewise: ${Math.round(rest.rate)}/s; a bare server with one such page: ${Math.round(plain.rate)}/s`,
      ratio: (page.rate / rest.rate).toFixed(2),
      target: `≥ ${PAGES_A_SECOND}/s`,
      reached: page.rate >= PAGES_A_SECOND,
    },
    {
      what: 'time to their first byte, 95th percentile',
      measured: `${page.p95.toFixed(1)} ms (median ${page.p50.toFixed(1)} ms, 99th ${page.p99.toFixed(1)} ms)`,
      reference: `REST ${rest.p95.toFixed(1)} ms; bare ${plain.p95.toFixed(1)} ms`,
      ratio: (page.p95 / rest.p95).toFixed(2),
      target: `≤ ${TTFB_MS} ms`,
      reached: page.p95 <= TTFB_MS,
    },
  ]
  process.stdout.write(`${describeMachine()} ${companies.length} companies.\n\n${renderTable(rows)}\n`)
} finally {
  server?.kill('SIGTERM')
  await database.close()
  if (!values.keep) rmSync(folder, { recursive: true, force: true })
}

type Listed = { name: string; number: ReturnType<typeof enterpriseNumberFrom> }

async function listCompanies({ pool }: OpenDatabase): Promise<Listed[]> {
  const { rows } = await pool.query<{ name: string; number: number }>(
    'SELECT legal_name AS name, enterprise_number AS number FROM register.company WHERE in_register ORDER BY hashint4(enterprise_number)',
  )
  return rows.map(({ name, number }) => ({ name, number: enterpriseNumberFrom(number) }))
}

/** Paths round-robin over all calls. */
function roundRobin(paths: readonly string[]): () => string {
  let at = 0
  return () => paths[at++ % paths.length] as string
}

function medianFigures(figures: Figures[]): Figures {
  return figures.toSorted((a, b) => a.rate - b.rate)[Math.floor(figures.length / 2)] as Figures
}
