// A parsed page of an issue: lines in columns, without header and footer.

export type PrintedLine = {
  /** Whitespace collapsed and trimmed. */
  text: string
  /** Distance of the line's start from the column's left edge, as a share of its width. */
  indent: number
  /** PDF page, from 1. */
  page: number
}

/** Day and edition of an issue, as printed or from a name; null if unknown. */
export type PageHeader = { publishedOn: string | null; edition: number | null }

export type PrintedPage = {
  page: number
  /** Printed page number, which runs through the year; null if unknown. */
  printedNumber: number | null
  header: PageHeader | null
  columns: PrintedLine[][]
}
