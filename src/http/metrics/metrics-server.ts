// Endpoint for Prometheus scrapes, on a separate listener so that metrics are not public.

import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Logger } from '../../platform/log.ts'
import type { Metrics } from './metrics.ts'

type MetricsServer = { port: number; close(): Promise<void> }

type MetricsServerOptions = {
  metrics: Pick<Metrics, 'contentType' | 'write'>
  host: string
  /** 0: any free port. */
  port: number
  logger: Logger
}

/** Serves `GET /metrics`. Rejects with the listen error, such as `EADDRINUSE`. */
export async function startMetricsServer(options: MetricsServerOptions): Promise<MetricsServer> {
  const { metrics, host, port, logger } = options
  const server = createServer((request, response) => {
    if (request.url?.split('?')[0] !== '/metrics')
      return sendText(response, 404, 'Path not found: metrics are at /metrics.')
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(response, 405, 'Method not allowed: use GET.', { allow: 'GET, HEAD' })
    metrics.write().then(
      text => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      (error: Error) => {
        logger.error({ reason: error.name }, 'metrics could not be collected')
        sendText(response, 500, 'Metrics could not be collected.')
      },
    )
  })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject).listen({ port, host }, resolve)
  await promise
  const listening = (server.address() as AddressInfo).port
  logger.info({ port: listening }, 'metrics server is listening')
  return {
    port: listening,
    close: () =>
      new Promise(closed => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

function sendText(response: ServerResponse, status: number, text: string, headers = {}): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }).end(`${text}\n`)
}
