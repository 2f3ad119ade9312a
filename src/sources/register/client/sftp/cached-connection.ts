// The one connection of a run: made when it is first needed, and made anew after it broke or hung.

import type { Logger } from '../../../../platform/log.ts'
import type { Account } from '../register-client.ts'
import { connectSftp, type SftpAddress, type SftpConnection } from './connect.ts'

export type CachedConnection = {
  /** The connection, made if need be. Throws as `connectSftp` does. */
  get(signal?: AbortSignal): Promise<SftpConnection>
  /** Ends it; the next use makes another. */
  drop(): void
}

export type ConnectionSettings = { address: SftpAddress; account: Account; timeoutMs: number; logger: Logger }

// A server that does not answer the farewell keeps nobody waiting.
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
      'register: any host key is taken; set REGISTER_SFTP_HOST_KEY to pin this one',
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
