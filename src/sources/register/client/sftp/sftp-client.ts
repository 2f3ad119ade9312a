// Upstream client for the register's SFTP server. Extracts are in the account's folder or a subfolder.

import type { FileEntryWithStats, SFTPWrapper } from 'ssh2'
import { abortable, createIdleTimeout } from '../../../../platform/abort.ts'
import type { Logger } from '../../../../platform/log.ts'
import { DEFAULT_REGISTER_CLIENT_LIMITS, type RegisterClientLimits } from '../client-limits.ts'
import { isRegisterClientError, RegisterUpstreamError } from '../errors.ts'
import { type Account, type ListedExtract, type RegisterClient, readExtractName } from '../register-client.ts'
import { type CachedConnection, cacheConnection, type SftpAddress } from './connect.ts'
import { readPipelined } from './read-ahead.ts'

type SftpClientOptions = {
  address: SftpAddress
  account: Account
  politeness?: Partial<RegisterClientLimits>
  logger: Logger
}

// An unresponsive host is given up.
const CONNECT_TIMEOUT_MS = 10_000

type RemoteExtract = { extract: ListedExtract; path: string }

/** Creates a client, which connects on first use. */
export function createSftpClient({ politeness, ...settings }: SftpClientOptions): RegisterClient {
  const { answerTimeoutMs: timeoutMs } = { ...DEFAULT_REGISTER_CLIENT_LIMITS, ...politeness }
  const place = `${settings.address.host}:${settings.address.port}`
  const connection = cacheConnection({ ...settings, timeoutMs: Math.min(timeoutMs, CONNECT_TIMEOUT_MS) })
  const ask = createRequester(connection, place, timeoutMs)
  let found = new Map<string, RemoteExtract>()
  const list = async (signal?: AbortSignal) => {
    found = new Map((await ask(listAll, signal)).map(one => [one.extract.name, one]))
    if (found.size === 0) throw new RegisterUpstreamError('empty_list', place)
  }
  return {
    endpoint: place,
    async listExtracts(signal) {
      await list(signal)
      return [...found.values()].map(({ extract }) => extract)
    },
    async openExtract(name, from, signal) {
      if (!found.has(name)) await list(signal)
      const path = found.get(name)?.path
      if (path === undefined) throw new RegisterUpstreamError('not_found', name)
      const bytes = await ask(sftp => sizeOf(sftp, path), signal)
      const start = from <= bytes ? from : 0
      return { from: start, bytes, body: readFrom(connection, path, { start, bytes }, signal) }
    },
    close: async () => connection.drop(),
  }
}

// Runs a short request, connecting if needed. A connection that timed out is not reused.
function createRequester(connection: CachedConnection, place: string, timeoutMs: number) {
  return async <T>(work: (sftp: SFTPWrapper) => Promise<T>, signal?: AbortSignal): Promise<T> => {
    const silence = createIdleTimeout(timeoutMs, signal)
    silence.reset()
    try {
      const asking = connection.get(silence.signal).then(({ sftp }) => work(sftp))
      return await abortable(asking, silence.signal)
    } catch (cause) {
      silence.signal.throwIfAborted()
      throw isRegisterClientError(cause) ? cause : toUpstreamError(cause as Error & { code?: unknown }, place)
    } finally {
      silence.stop()
      if (silence.signal.aborted) connection.drop()
    }
  }
}

const NO_SUCH_FILE = 2
const PERMISSION_DENIED = 3

function toUpstreamError(cause: Error & { code?: unknown }, place: string): RegisterUpstreamError {
  if (cause.code === NO_SUCH_FILE) return new RegisterUpstreamError('not_found', place, { cause })
  if (cause.code === PERMISSION_DENIED) return new RegisterUpstreamError('session', place, { cause })
  return new RegisterUpstreamError('server_fault', place, { cause })
}

// Maximum folders searched; an account has a handful.
const MAX_FOLDERS = 20

async function listAll(sftp: SFTPWrapper): Promise<RemoteExtract[]> {
  const own = await readFolder(sftp, '.')
  const folders = own.filter(({ attrs, filename }) => attrs.isDirectory() && !/^\.\.?$/.test(filename))
  const found = own.flatMap(entry => readEntry('.', entry))
  for (const { filename } of folders.slice(0, MAX_FOLDERS)) {
    const entries = await readFolder(sftp, `./${filename}`).catch(ignoreUnreadable)
    found.push(...entries.flatMap(entry => readEntry(`./${filename}`, entry)))
  }
  return found
}

// A foreign folder may be unreadable.
function ignoreUnreadable(error: Error & { code?: unknown }): FileEntryWithStats[] {
  if (error.code === NO_SUCH_FILE || error.code === PERMISSION_DENIED) return []
  throw error
}

function readEntry(folder: string, { filename, attrs }: FileEntryWithStats): RemoteExtract[] {
  const extract = attrs.isDirectory() ? null : readExtractName(filename, attrs.size)
  return extract ? [{ extract, path: `${folder}/${filename}` }] : []
}

function readFolder(sftp: SFTPWrapper, folder: string): Promise<FileEntryWithStats[]> {
  return new Promise((resolve, reject) => {
    sftp.readdir(folder, (error, entries) => (error ? reject(error) : resolve(entries)))
  })
}

function sizeOf(sftp: SFTPWrapper, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    sftp.stat(path, (error, { size } = { size: 0 } as never) => (error ? reject(error) : resolve(size)))
  })
}

async function* readFrom(
  connection: CachedConnection,
  path: string,
  { start, bytes }: { start: number; bytes: number },
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  if (start === bytes) return
  try {
    const { sftp } = await connection.get(signal)
    const pieces = readPipelined(sftp, path, { start, end: bytes })
    for (;;) {
      const { done, value } = await abortable(pieces.next(), signal)
      if (done) return
      yield value
    }
  } catch (cause) {
    connection.drop()
    signal?.throwIfAborted()
    throw isRegisterClientError(cause) ? cause : new RegisterUpstreamError('cut', path, { cause })
  }
}
