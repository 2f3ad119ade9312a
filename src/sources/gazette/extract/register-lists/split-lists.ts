// A page of the gazette that holds lists of the register has three columns, a language each, and lists follow each
// other down the columns. Here the columns become lists again: all languages of one list in one text.

import { numacOf } from '../../../../domain/publication.ts'

export type RegisterList = {
  /** Null for entries whose title stands on a page that is not there. */
  numac: string | null
  text: string
}

const PAGE_MARK = /<<<PAGE\s+(?:pdf=)?(\d+)\s+col=(\d+)[^>]*>>>\n?/g
const LIST_MARK = /\[\s*C\s*[-−–]\s*\d{4}\s*\/\s*\d{6}\s*\]/g
const ENTRY = /(?:ent|Nr)\.?\s?[01]\d{3}\.\d{3}\.\d{3}/iu

type Column = { page: number; column: number; text: string }

/**
 * The lists in `text`, in order of appearance. With page marks (`<<<PAGE 121 col=1 (FR)>>>`) columns are followed
 * over consecutive pages; without them the text is cut where a list's number is printed.
 */
export function splitRegisterLists(text: string): RegisterList[] {
  const lists = new Map<string, RegisterList>()
  for (const { firstPage, text: stream } of followColumns(readColumns(text))) {
    for (const part of cutAtMarks(stream)) {
      // Entries before any title are one list, in all languages, by the page they begin on.
      const key = part.numac ?? `page ${firstPage}`
      const list = lists.get(key)
      if (list) list.text += `\n${part.text}`
      else lists.set(key, part)
    }
  }
  return [...lists.values()]
}

// Each column from page to page; where pages are missing another stream begins.
function followColumns(columns: Column[]): { firstPage: number; text: string }[] {
  const streams: { firstPage: number; lastPage: number; column: number; text: string }[] = []
  for (const { page, column, text } of columns) {
    const before = streams.findLast(stream => stream.column === column)
    if (before && page - before.lastPage <= 1) {
      before.text += `\n${text}`
      before.lastPage = page
    } else streams.push({ firstPage: page, lastPage: page, column, text })
  }
  return streams
}

function readColumns(text: string): Column[] {
  const marks = [...text.matchAll(PAGE_MARK)]
  if (marks.length === 0) return [{ page: 0, column: 0, text }]
  return marks.map((mark, index) => ({
    page: Number(mark[1]),
    column: Number(mark[2]),
    text: text.slice(mark.index + mark[0].length, marks[index + 1]?.index),
  }))
}

function cutAtMarks(stream: string): RegisterList[] {
  const parts: RegisterList[] = []
  let numac: string | null = null
  let from = 0
  for (const mark of stream.matchAll(LIST_MARK)) {
    parts.push({ numac, text: stream.slice(from, mark.index) })
    numac = numacOf(
      mark[0]
        .replaceAll(/\s+/g, ' ')
        .replace(/\[ ?C ?. ?/, '[C − ')
        .replace(/ ?\/ ?/, '/'),
      null,
    )
    from = mark.index
  }
  parts.push({ numac, text: stream.slice(from) })
  return parts.filter(part => part.numac !== null || ENTRY.test(part.text))
}
