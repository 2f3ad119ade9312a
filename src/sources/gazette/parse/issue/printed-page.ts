// A page of an issue as it is read: lines in columns, without the page's header and footer.

export type PrintedLine = {
  /** Runs of space made one, none at the ends. */
  text: string
  /** How far from the left edge of the column the line begins, as a share of its width. */
  indent: number
  /** Page of the PDF, from 1. */
  page: number
}

/** Day and edition of an issue, as printed or as a name says; null where it does not say. */
export type PageHeader = { publishedOn: string | null; edition: number | null }

export type PrintedPage = {
  page: number
  /** The page's number as printed, which runs through the year; null where it is not known. */
  printedNumber: number | null
  header: PageHeader | null
  columns: PrintedLine[][]
}
