// Memory of the server after tens of thousands of different dossiers and thousands of searches.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { PROJECT_DIR } from '../../src/config.ts'
import { revokeKey } from '../../src/store/access/api-keys.ts'
import type { Database } from '../../src/store/db/pool.ts'
import { issueApiKey } from '../../src/usecases/access/issue-api-key.ts'
import type { Row } from '../report.ts'
import { drawQueries } from '../search/queries.ts'

const LIMIT_MIB = 300
const SECONDS = 20
const PORT = 18_431

/** Loads a server started through the CLI, and reads its resident memory from the system. */
export async function benchMemory({ url, pool }: Database, say: (text: string) => void): Promise<Row> {
  const { keyId, key } = await issueApiKey(pool, {
    holder: 'bench',
    email: 'bench@localhost',
    rateLimit: 100_000_000,
  })
  const server = spawn(process.execPath, [join(PROJECT_DIR, 'bin', 'griffie.js'), 'serve'], {
    env: { ...process.env, DATABASE_URL: url, PORT: String(PORT), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await once(server.stdout, 'data')
    const paths = await drawPaths(pool)
    await autocannon({
      url: `http://127.0.0.1:${PORT}`,
      connections: 64,
      duration: SECONDS,
      headers: { 'x-api-key': key },
      requests: paths.map(path => ({ path })),
    })
    const mebibytes = residentMebibytes(server.pid as number)
    say(`memory after load: ${mebibytes.toFixed(0)} MiB`)
    return {
      what: `memory of the serving process after ${SECONDS} s of load (dossiers and searches, 64 connections)`,
      measured: `${mebibytes.toFixed(0)} MiB`,
      reference: '–',
      ratio: '',
      target: `≤ ${LIMIT_MIB} MiB`,
      reached: mebibytes <= LIMIT_MIB,
    }
  } finally {
    server.kill('SIGTERM')
    await once(server, 'exit')
    await revokeKey(pool, keyId)
  }
}

async function drawPaths(pool: Database['pool']): Promise<string[]> {
  const { rows } = await pool.query<{ number: string }>(
    `SELECT lpad(enterprise_number::text, 10, '0') AS number
     FROM register.company TABLESAMPLE SYSTEM (5) REPEATABLE (9) LIMIT 60000`,
  )
  const searches = await drawQueries(pool, 500, 3)
  return rows.map(({ number }, at) =>
    at % 40 === 0
      ? `/api/v1/search?q=${encodeURIComponent(searches[(at / 40) % searches.length]?.text ?? '')}`
      : `/api/v1/companies/${number}`,
  )
}

function residentMebibytes(pid: number): number {
  const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kib) / 1024
}
