// Interface of the register's upstream, implemented by a web site with a login form and by SFTP, both with
// the same files. Implementations do not retry; see `retry-request.ts`.

import type { ListedExtract } from './extract-name.ts'

export type ExtractStream = {
  /** Offset of the body's first byte: as requested, or 0 when the upstream does not support ranges. */
  from: number
  /** Size of the whole file; null if unknown. */
  bytes: number | null
  /** Ends early, usually with an error, when the connection breaks. Stopped by the signal. */
  body: AsyncIterable<Uint8Array>
}

/** Every function throws the errors of `errors.ts`, a timeout, or the reason of an aborted signal. */
export type RegisterClient = {
  /** Address for messages and logs, without secrets. */
  endpoint: string
  /** Available extracts, unordered; never empty. */
  listExtracts(signal?: AbortSignal): Promise<ListedExtract[]>
  /** The bytes of a listed extract, from byte `from` on. */
  openExtract(name: string, from: number, signal?: AbortSignal): Promise<ExtractStream>
  close(): Promise<void>
}

export type Account = { user: string; password: string }
