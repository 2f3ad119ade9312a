// The single connection of a run: opened on demand, reopened after a failure.

import type { Logger } from '../../../../platform/log.ts'
import type { Account } from '../register-client.ts'
import { connectSftp, type SftpAddress, type SftpConnection } from './connect.ts'

export type CachedConnection = {
  /** The connection, opened if needed. Throws as `connectSftp` does. */
  get(signal?: AbortSignal): Promise<SftpConnection>
  /** Closes it; the next use opens another. */
  drop(): void
}

type ConnectionSettings = { address: SftpAddress; account: Account; timeoutMs: number; logger: Logger }

// Time limit for a server that does not answer the disconnect.
const CLOSE_TIMEOUT_MS = 500

export function cacheConnection({
  address,
  account,
  timeoutMs,
  logger,
}: ConnectionSettings): CachedConnection {
  let held: SftpConnection | null = null
  let hasWarned = false
  const onUnknownKey = (fingerprint: string) => {
    if (hasWarned) return
    hasWarned = true
    logger.warn(
      { host: address.host, fingerprint },
      'register: the host key is not verified; set REGISTER_SFTP_HOST_KEY to pin this one',
    )
  }
  return {
    async get(signal) {
      if (held) return held
      const made = await connectSftp(address, { account, timeoutMs, onUnknownKey, signal })
      held = made
      made.client.on('close', () => {
        if (held === made) held = null
      })
      return made
    },
    drop() {
      const client = held?.client
      held = null
      client?.end()
      setTimeout(() => client?.destroy(), CLOSE_TIMEOUT_MS).unref()
    },
  }
}
