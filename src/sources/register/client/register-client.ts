// The place that extracts come from. It has two doors with the same files behind them: a web site with a login form, and
// SFTP. Neither tries twice: patience is in `patiently.ts`.

import type { ListedExtract } from './extract-name.ts'

export type ExtractStream = {
  /** The byte that the body begins with: what was asked for, or 0 when the upstream cannot begin in the middle. */
  from: number
  /** Length of the whole file; null when it was not told. */
  bytes: number | null
  /** Ends early, as a rule with an error, when the connection does. Its signal stops it. */
  body: AsyncIterable<Uint8Array>
}

/** Every function throws the errors of `errors.ts`, a timeout, or the reason of an aborted signal. */
export type RegisterClient = {
  /** Address for messages and logs, without secrets. */
  endpoint: string
  /** What there is, in no order; never empty. */
  listExtracts(signal?: AbortSignal): Promise<ListedExtract[]>
  /** The bytes of an extract of the list, from byte `from` on. */
  openExtract(name: string, from: number, signal?: AbortSignal): Promise<ExtractStream>
  close(): Promise<void>
}

export type Account = { user: string; password: string }
