// A complete service with metrics and configurable logging.

import { after } from 'node:test'
import { pino } from 'pino'
import { type AppOptions, createApp } from '../../src/http/app.ts'
import { createMetrics } from '../../src/http/metrics/metrics.ts'
import { startMetricsServer } from '../../src/http/metrics/metrics-server.ts'
import type { Logger } from '../../src/platform/log.ts'
import { TIMING } from '../rest/running-app.ts'

type AppWithMetricsOptions = Pick<AppOptions, 'databaseUrl' | 'sourceUrls'> & {
  config?: Partial<AppOptions['config']>
  level?: string
}

export type AppWithMetrics = {
  url: string
  logger: Logger
  log: string[]
  /** The response of `/metrics`. */
  scrape(): Promise<string>
}

export async function runWithMetrics({
  config,
  level,
  ...options
}: AppWithMetricsOptions): Promise<AppWithMetrics> {
  const log: string[] = []
  const logger = pino({ level: level ?? 'info' }, { write: line => void log.push(line) })
  const metrics = createMetrics()
  const { server, close } = await createApp({
    ...options,
    logger,
    metrics,
    config: { trustedProxies: null, ...config },
    searchCompanies: () => async () => [],
    timing: TIMING,
  })
  const url = await server.listen({ port: 0, host: '127.0.0.1' })
  const listener = await startMetricsServer({ metrics, host: '127.0.0.1', port: 0, logger })
  after(async () => {
    await listener.close()
    await close()
  })
  const scrape = async () => (await fetch(`http://127.0.0.1:${listener.port}/metrics`)).text()
  return { url, logger, log, scrape }
}
