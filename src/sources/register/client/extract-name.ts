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
