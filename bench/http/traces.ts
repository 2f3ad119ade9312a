// node bench/http/traces.ts [--companies N] [--seconds N] [--rounds N] [--keep FOLDER]: cost of tracing per
// dossier, cached and composed, with 0 %, 1 % and 100 % of requests traced and exported to a collector.
// Interleaved in one run. Prints a table.

import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadSampleData } from '../../src/cli/demo/demo-data.ts'
import { openDatabase } from '../../src/cli/open-database.ts'
import { readConfig } from '../../src/config.ts'
import { findLatestLoad } from '../../src/store/intake/register-loads.ts'
import { processorMs } from '../load/run-commands.ts'
import { describeMachine } from '../machine.ts'
import { renderTable } from '../report.ts'
import type { ServerKind } from './server-under-test.ts'
import { measureRequestRate, median, pickCompanies, startServer, withBenchDatabase } from './throughput.ts'

const { values } = parseArgs({
  options: {
    companies: { type: 'string', default: '5000' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '5' },
    keep: { type: 'string' },
  },
})

const SHARES = [null, 0.01, 1] as const

const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'griffie-bench-traces-'))
const config = readConfig({ GRIFFIE_DATA_DIR: folder, LOG_LEVEL: 'warn' })
const database = await openDatabase(config)
const collector = createServer((request, response) =>
  request.resume().on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}')),
).listen(0, '127.0.0.1')
await once(collector, 'listening')
const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`

/** CPU microseconds of the server per response, for each share: less sensitive to machine load than rates. */
async function measure(kind: ServerKind, key: string, paths: string[]): Promise<number[]> {
  const servers = await Promise.all(
    SHARES.map(share =>
      startServer(kind, {
        databaseUrl: database.url,
        ...(share !== null && { traces: { endpoint, sampledShare: share } }),
      }),
    ),
  )
  const costs: number[][] = servers.map(() => [])
  for (let round = 0; round <= Number(values.rounds); round++)
    for (const [at, { url, pid }] of servers.entries()) {
      const before = processorMs(pid)
      const seconds = round === 0 ? 2 : Number(values.seconds) // warm-up
      const rate = await measureRequestRate(url, paths, key, seconds)
      if (round > 0) costs[at]?.push((1_000 * (processorMs(pid) - before)) / (rate * seconds))
    }
  await Promise.all(servers.map(server => server.stop()))
  return costs.map(median)
}

try {
  if (!(await findLatestLoad(database.pool)))
    await loadSampleData(config, database, { companies: Number(values.companies), seed: 7 })
  await withBenchDatabase({ databaseUrl: database.url }, async ({ pool, key }) => {
    const paths = (await pickCompanies(pool, 4_000)).map(number => `/api/v1/companies/${number}`)
    const rows = [
      { what: 'dossier, cached', costs: await measure('dossier-held', key, paths.slice(0, 1)) },
      { what: 'dossier, composed', costs: await measure('dossier-composed', key, paths) },
    ].map(({ what, costs: [none = 0, few = 0, all = 0] }) => ({
      what: `${what}: server CPU time per response`,
      measured: `1 % traced: ${few.toFixed(1)} µs; all: ${all.toFixed(1)} µs`,
      reference: `none: ${none.toFixed(1)} µs`,
      ratio: `${(few / none).toFixed(2)} ×; ${(all / none).toFixed(2)} ×`,
      target: '',
      reached: null,
    }))
    process.stdout.write(`${describeMachine()}\n\n${renderTable(rows)}\n`)
  })
} finally {
  collector.close()
  collector.closeAllConnections()
  await database.close()
  if (!values.keep) rmSync(folder, { recursive: true, force: true })
}
