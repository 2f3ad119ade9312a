// A proxy that adds an API key, for callers that can send no header of their own. Host and Origin go through as sent:
// what is tested through it is what the endpoint sees.

import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after } from 'node:test'

/** Listens on a port of its own before `target`, an address with a path; returns the same path there. */
export async function runKeyProxy(target: string, key: string): Promise<string> {
  const { hostname, port, pathname } = new URL(target)
  const proxy = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'x-api-key': key }
    const passed = request(
      { hostname, port, path: incoming.url, method: incoming.method, headers },
      answer => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    passed.on('error', () => outgoing.destroy())
    outgoing.on('close', () => passed.destroy())
    incoming.pipe(passed)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  after(() => {
    proxy.closeAllConnections()
    proxy.close()
  })
  return `http://localhost:${(proxy.address() as AddressInfo).port}${pathname}`
}
