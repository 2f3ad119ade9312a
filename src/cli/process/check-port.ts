// Explains ports that cannot be opened.

import { once } from 'node:events'
import { createServer } from 'node:net'
import { CliError, EXIT } from '../errors.ts'

type ListenAddress = { host: string; port: number; setting: 'PORT' | 'METRICS_PORT' }

/** Rethrows a listen error, as `CliError` where the port is the cause. */
export function rethrowListenError(
  error: NodeJS.ErrnoException,
  { host, port, setting }: ListenAddress,
): never {
  if (error.code === 'EADDRINUSE') {
    throw new CliError(
      `Port ${port} on ${host} is already in use. Choose another by ${setting}, such as ${setting}=${port + 1}.`,
      EXIT.busy,
    )
  }
  if (error.code === 'EACCES') throw new CliError(`No permission to listen on port ${port}.`, EXIT.usage)
  throw error
}

/** Throws like `rethrowListenError` when the port cannot be opened now. */
export async function checkPortAvailable(address: ListenAddress): Promise<void> {
  const server = createServer()
  try {
    await once(server.listen(address.port, address.host), 'listening')
  } catch (error) {
    rethrowListenError(error as NodeJS.ErrnoException, address)
  }
  server.close()
  await once(server, 'close')
}
