// A port for what has to listen on the same one again, or in another process.

import { once } from 'node:events'
import { createServer } from 'node:net'

// No system hands these out by itself (Linux begins at 32768, others at 49152): what is free stays free, however many
// connections other tests open meanwhile.
const FIRST = 20_000
const COUNT = 12_000

/** A port of 127.0.0.1 that nobody listens on now. */
export async function freePort(): Promise<number> {
  const port = FIRST + Math.floor(Math.random() * COUNT)
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return freePort()
  }
  server.close()
  await once(server, 'close')
  return port
}
