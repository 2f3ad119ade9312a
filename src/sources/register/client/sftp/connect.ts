// The single SFTP connection of a run: host key first, password once, reopened after a failure.

import { createHash } from 'node:crypto'
import ssh2, { type AuthHandlerMiddleware, type Client, type SFTPWrapper } from 'ssh2'
import type { Logger } from '../../../../platform/log.ts'
import { RegisterAccountError, RegisterHostKeyError, RegisterUpstreamError } from '../errors.ts'
import type { Account } from '../register-client.ts'

export type SftpAddress = {
  host: string
  port: number
  /** Fingerprint of the host key as printed by `ssh-keygen -lf`, `SHA256:…`; null accepts any. */
  hostKey: string | null
}

type ConnectOptions = {
  account: Account
  timeoutMs: number
  /** Receives the fingerprint when none is pinned. */
  onUnknownKey(fingerprint: string): void
  signal?: AbortSignal
}

type SftpConnection = { client: Client; sftp: SFTPWrapper }

// Detects a dead connection while idle.
const KEEPALIVE_MS = 15_000

/**
 * Connects. Throws `RegisterAccountError`, `RegisterHostKeyError`, `RegisterUpstreamError` or the reason of an aborted
 * signal.
 */
async function connectSftp(address: SftpAddress, options: ConnectOptions): Promise<SftpConnection> {
  const { signal, account, timeoutMs } = options
  signal?.throwIfAborted()
  const place = `${address.host}:${address.port}`
  const client = new ssh2.Client()
  const { promise, resolve, reject } = Promise.withResolvers<SftpConnection>()
  const key = createHostKeyVerifier(address.hostKey, options.onUnknownKey)
  const password = createPasswordAuth(account)
  const fail = (cause: Error) => {
    if (key.refused) reject(new RegisterHostKeyError(place, key.refused))
    else if (password.wasGiven && isAuthRefused(cause)) reject(new RegisterAccountError('refused', place))
    else reject(toConnectError(place, cause))
  }
  const onAbort = () => reject(signal?.reason)
  signal?.addEventListener('abort', onAbort, { once: true })
  client
    .on('error', fail)
    .on('close', () => fail(new Error('closed')))
    .on('ready', () => client.sftp((error, sftp) => (error ? fail(error) : resolve({ client, sftp }))))
    .connect({
      host: address.host,
      port: address.port,
      username: account.user,
      readyTimeout: timeoutMs,
      keepaliveInterval: KEEPALIVE_MS,
      hostVerifier: key.verify,
      authHandler: password.handler(() => fail(AUTH_REFUSED)),
    })
    .setNoDelay(true)
  try {
    return await promise
  } catch (error) {
    client.destroy()
    throw error
  } finally {
    signal?.removeEventListener('abort', onAbort)
  }
}

function createHostKeyVerifier(pinned: string | null, onUnknownKey: (fingerprint: string) => void) {
  const judge = {
    /** Fingerprint presented instead of the pinned one. */
    refused: null as string | null,
    verify(key: Buffer): boolean {
      const shown = `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`
      if (pinned === null) onUnknownKey(shown)
      else if (pinned !== shown) judge.refused = shown
      return judge.refused === null
    },
  }
  return judge
}

const AUTH_REFUSED = Object.assign(new Error('refused'), { level: 'client-authentication' })

function isAuthRefused(cause: Error & { level?: string }): boolean {
  return cause.level === AUTH_REFUSED.level
}

// Missing from the types.
const STOP_AUTH = false as never

// The register's server offers keyboard-interactive only; a mirror may offer plain passwords. Either way a
// password is sent once: a second prompt or method gets no answer.
function createPasswordAuth({ user, password }: Account) {
  const giving = {
    wasGiven: false,
    handler:
      (onAskedAgain: () => void): AuthHandlerMiddleware =>
      (offered, _partial, next) => {
        if (offered === null)
          next({ type: 'none', username: user }) // the response lists the available methods
        else if (giving.wasGiven) next(STOP_AUTH)
        else if (offered.includes('keyboard-interactive')) {
          next({
            type: 'keyboard-interactive',
            username: user,
            prompt: (_name, _instructions, _language, prompts, finish) => {
              if (prompts.length > 0 && giving.wasGiven) return onAskedAgain()
              giving.wasGiven ||= prompts.length > 0
              finish(prompts.map(({ echo }) => (echo ? user : password)))
            },
          })
        } else if (offered.includes('password')) {
          giving.wasGiven = true
          next({ type: 'password', username: user, password })
        } else next(STOP_AUTH)
      },
  }
  return giving
}

function toConnectError(
  place: string,
  cause: Error & { level?: string; code?: string },
): RegisterUpstreamError {
  if (cause.level === 'client-timeout') return new RegisterUpstreamError('timeout', place, { cause })
  if (isAuthRefused(cause)) {
    return new RegisterUpstreamError('session', place, { cause, detail: 'no password authentication' })
  }
  return new RegisterUpstreamError('unreachable', place, { cause, detail: cause.code ?? cause.level })
}

// The single connection of a run: opened on demand, reopened after a failure.

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
