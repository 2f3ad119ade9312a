// Ports that cannot be had, told so that the operator knows what to do.

import { once } from 'node:events'
import { createServer } from 'node:net'
import { CliError, EXIT } from '../errors.ts'

export type ListenAddress = { host: string; port: number; setting: 'PORT' | 'METRICS_PORT' }

/** Throws what listening failed with, in words where it is the port's fault. */
export function rethrowListenError(
  error: NodeJS.ErrnoException,
  { host, port, setting }: ListenAddress,
): never {
  if (error.code === 'EADDRINUSE') {
    throw new CliError(
      `Port ${port} on ${host} is taken. Choose another: ${setting}=${port + 1} npm start`,
      EXIT.busy,
    )
  }
  if (error.code === 'EACCES')
    throw new CliError(`Port ${port} needs more rights than this user has.`, EXIT.usage)
  throw error
}

/** Throws as above when nobody could listen there now. */
export async function checkPortAvailable(place: ListenAddress): Promise<void> {
  const server = createServer()
  try {
    await once(server.listen(place.port, place.host), 'listening')
  } catch (error) {
    rethrowListenError(error as NodeJS.ErrnoException, place)
  }
  server.close()
  await once(server, 'close')
}
