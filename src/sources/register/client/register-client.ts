// Interface of the register's upstream, and the extracts it lists, by their names.

// Parses names of published extracts: KboOpenData_0137_2025_07_Full.zip (monthly),
// KboOpenData_0140_2025_10_05_Full.zip (daily, since October 2025).

/** A listed extract. Its content is described only by its meta.csv. */
export type ListedExtract = {
  name: string
  number: number
  type: 'full' | 'update'
  /** Date of creation, `YYYY-MM-DD`; null in the monthly form. The data are of the day before. */
  day: string | null
  /** File size, if listed. */
  bytes: number | null
}

const NAME = /^KboOpenData_(\d{4,6})_(\d{4})_(\d{2})(?:_(\d{2}))?_(Full|Update)\.zip$/

/** Parses a file name; null if it is not an extract's. */
export function readExtractName(name: string, bytes: number | null = null): ListedExtract | null {
  const found = NAME.exec(name)
  if (!found) return null
  const [, number, year, month, day, type] = found
  return {
    name,
    number: Number(number),
    type: type === 'Full' ? 'full' : 'update',
    day: day ? `${year}-${month}-${day}` : null,
    bytes,
  }
}

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
