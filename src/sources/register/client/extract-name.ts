// Names of extracts as they are published: KboOpenData_0137_2025_07_Full.zip while they were monthly,
// KboOpenData_0140_2025_10_05_Full.zip since they are made every day (October 2025).

/** An extract as a list names it. What is in it says its meta.csv alone. */
export type ListedExtract = {
  name: string
  number: number
  type: 'full' | 'update'
  /** The day it was made, `YYYY-MM-DD`; null in the monthly form. Its data are of the day before. */
  day: string | null
  /** Length of the file, where the list tells it. */
  bytes: number | null
}

const NAME = /^KboOpenData_(\d{4,6})_(\d{4})_(\d{2})(?:_(\d{2}))?_(Full|Update)\.zip$/

/** Reads a file's name; null when it is not that of an extract. */
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
