// A server under test in a separate process: `node bench/http/server-under-test.ts KIND`, settings in
// SUBJECT. Prints its port, and ends when its standard input closes.

import { fastify } from 'fastify'
import { openTracing } from '../../src/cli/process/open-service.ts'
import { createApp } from '../../src/http/app.ts'
import { createLogger } from '../../src/platform/log.ts'
import { openPool } from '../../src/store/db/pool.ts'

export type ServerKind = 'bare-text' | 'bare-select' | 'dossier-held' | 'dossier-composed'
export type ServerSettings = {
  databaseUrl: string
  /** Response of `bare-text`. */
  body?: string
  /** Redis URL for shared dossier limits. */
  redisUrl?: string
  /** Trace endpoint and sampling share. */
  traces?: { endpoint: string; sampledShare: number }
  /** Folder and rate of bulk downloads. */
  bulk?: { folder: string; bytesPerSecond: number }
}

type ServerUnderTest = {
  listen(options: { port: number; host: string }): Promise<string>
  close(): Promise<unknown>
}

const subjects: Record<ServerKind, (settings: ServerSettings) => Promise<ServerUnderTest>> = {
  'bare-text': async ({ body }) => {
    const app = fastify()
    app.get('/dossier', (_request, reply) => {
      reply.header('content-type', 'application/json; charset=utf-8').send(body)
    })
    return app
  },
  'bare-select': async ({ databaseUrl }) => {
    const app = fastify()
    const pool = openPool(databaseUrl, { name: 'bench', max: 10 })
    app.get<{ Params: { kbo: string } }>('/dossier/:kbo', async (request, reply) => {
      const { rows } = await pool.query({
        name: 'dossier',
        text: 'SELECT body FROM bench.dossier WHERE enterprise_number = $1',
        values: [Number(request.params.kbo)],
      })
      return reply.header('content-type', 'application/json; charset=utf-8').send(rows[0].body)
    })
    app.addHook('onClose', () => pool.end())
    return app
  },
  'dossier-held': settings => openDossiers(settings, {}),
  'dossier-composed': settings => openDossiers(settings, { healthyMs: 0 }),
}

async function openDossiers(
  { databaseUrl, redisUrl, traces, bulk }: ServerSettings,
  holding: { healthyMs?: number },
): Promise<ServerUnderTest> {
  const logger = createLogger('info')
  const build = { commit: null, builtAt: null }
  if (traces) await openTracing({ traces: { ...traces, headers: null, serviceName: 'bench' }, build }, logger)
  await markGazetteChecked(databaseUrl)
  const { server, close } = await createApp({
    config: {
      trustedProxies: null,
      redisUrl: redisUrl ?? null,
      ...(bulk && {
        bulk: {
          folder: bulk.folder,
          downloads: { bytesPerSecond: bulk.bytesPerSecond, total: 8, perKey: 2 },
        },
      }),
    },
    databaseUrl,
    logger,
    searchCompanies: () => async () => [],
    timing: { caching: holding },
  })
  return { listen: options => server.listen(options), close }
}

// Marks a day as fetched and empty, since an unfetched gazette skips the measured queries.
async function markGazetteChecked(databaseUrl: string): Promise<void> {
  const pool = openPool(databaseUrl, { name: 'bench', max: 1 })
  await pool.query(
    `INSERT INTO intake.gazette_fetch (day, part, counts) VALUES ('2000-01-01', 'nothing', '{}') ON CONFLICT DO NOTHING`,
  )
  await pool.end()
}

const subject = await subjects[process.argv[2] as ServerKind](JSON.parse(process.env.SUBJECT ?? '{}'))
process.stdout.write(`${await subject.listen({ port: 0, host: '127.0.0.1' })}\n`)
process.stdin.resume().on('end', () => void subject.close().then(() => process.exit()))
