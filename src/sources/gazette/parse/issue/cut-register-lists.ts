// Cuts the register's lists out of an issue's three-column pages, one column per language (French or Dutch
// first, by year). A list starts in each column with the ministry's name and its number, and continues over
// the pages.

import { numacOf } from '../../../../domain/publications/publication.ts'
import type { PrintedLine, PrintedPage } from './printed-page.ts'

/** `languages` holds the lines in French, Dutch and German. `page` is where the list starts. */
export type ListCut =
  | { kind: 'list'; numac: string; page: number; languages: string[][] }
  | { kind: 'fault'; page: number; reason: string }

type ListCutter = {
  push(page: PrintedPage): ListCut[]
  end(): ListCut[]
  /** Whether a page without entries may hold the last lines of earlier lists. */
  runsOn(page: PrintedPage): boolean
}

const NUMBER = /^\[C\s?[−–-]\s?\d{4}\/2\d{5}\]$/
// Compared without spaces, since names are sometimes printed letter-spaced.
const MINISTRY = /^(?:SERVICEPUBLICF|FEDERALEOVERHEIDSDIENST|FÖDERALERÖFFENTLICHER)/i
const REGISTER = /Banque-?Carrefour|Kruispuntbank|ZentralenDatenbank/i
const ENTITIES = [/^(?:N[o°º]?|Num)\.?ent\.?\d/i, /^Ond\.?Nr\.?\d/i, /^Unt\.?nr\.?\d/i]
/** Separator between a list and the next text. */
const SEPARATOR = /^[*\s]+$/
/** Maximum lines of a ministry's name. */
const MINISTRY_LINES = 5
/** Maximum lines of a column on a page with only an entry's end. */
const TAIL_LINES = 8
/** Lines after the number in which a register list is named. */
const TITLE_LINES = 20

type OpenList = { numac: string; page: number; languages: string[][] }

/** Whether a three-column page may hold lists, or the end of one. */
export function isListPage(page: PrintedPage): boolean {
  return (
    page.columns.length === 3 &&
    page.columns.some(column => column.some(line => NUMBER.test(line.text) || isEntity(line)))
  )
}

/** Takes list pages in order; yields a list when all its columns have ended. */
export function createListCutter(): ListCutter {
  let open = new Map<string, OpenList>()
  let current: (string | null)[] = [null, null, null]
  let lastPage = 0
  let told = false

  function release(keep: (string | null)[]): ListCut[] {
    const done = [...open.values()].filter(list => !keep.includes(list.numac))
    open = new Map([...open].filter(([numac]) => keep.includes(numac)))
    return done
      .filter(isRegisterList)
      .map(list => ({ kind: 'list', ...list, languages: orderLanguages(list.languages) }))
  }

  // Whether the column holds entries before its first list starts.
  function take(column: PrintedLine[], at: number): boolean {
    const begins = findListStarts(column)
    const orphans = current[at] === null ? column.slice(0, begins[0]?.line) : []
    column.forEach((line, index) => {
      const begin = begins.find(candidate => candidate.line === index)
      if (begin) current[at] = begin.numac
      const numac = current[at]
      if (!numac || SEPARATOR.test(line.text)) return
      const list = open.get(numac) ?? { numac, page: line.page, languages: [[], [], []] }
      open.set(numac, list)
      list.languages[at]?.push(line.text)
    })
    return orphans.some(isEntity)
  }

  return {
    push(page) {
      const cuts = page.page === lastPage + 1 ? [] : this.end()
      lastPage = page.page
      const headless = page.columns.map(take).some(Boolean)
      if (headless && !told) {
        told = true
        cuts.push({
          kind: 'fault',
          page: page.page,
          reason: 'the start of a register list is missing from the file',
        })
      }
      return [...cuts, ...release(current)]
    },
    runsOn: page =>
      open.size > 0 &&
      page.page === lastPage + 1 &&
      page.columns.length === 3 &&
      page.columns.every(column => column.length <= TAIL_LINES),
    end() {
      current = [null, null, null]
      told = false
      return release(current)
    },
  }
}

// First lines of the lists in a column: the ministry's name above the number.
function findListStarts(column: PrintedLine[]): { line: number; numac: string }[] {
  const begins: { line: number; numac: string }[] = []
  column.forEach((line, index) => {
    if (!NUMBER.test(line.text)) return
    let first = index
    for (let at = index - 1; at >= Math.max(0, index - MINISTRY_LINES); at--) {
      if (MINISTRY.test(withoutSpaces(column[at]?.text ?? ''))) first = at
    }
    begins.push({ line: first, numac: numacOf(line.text.replace(/\s/g, ''), null) as string })
  })
  return begins
}

function isRegisterList(list: OpenList): boolean {
  return list.languages.some(lines =>
    REGISTER.test(
      withoutSpaces(
        lines
          .slice(0, TITLE_LINES)
          .join('')
          .replace(/-\s*(?=\p{Ll})/gu, ''),
      ),
    ),
  )
}

const withoutSpaces = (text: string): string => text.replace(/\s/g, '')

function isEntity(line: { text: string }): boolean {
  const text = withoutSpaces(line.text)
  return ENTITIES.some(entity => entity.test(text))
}

// Columns are ordered by the labels of their entries; one without entries keeps its position.
function orderLanguages(columns: string[][]): string[][] {
  const languages = columns.map(lines => {
    const entry = lines.find(text => isEntity({ text }))
    return entry === undefined ? -1 : ENTITIES.findIndex(entity => entity.test(withoutSpaces(entry)))
  })
  const rank = (at: number): number => ((languages[at] as number) < 0 ? at : (languages[at] as number))
  return columns
    .map((_, at) => at)
    .sort((a, b) => rank(a) - rank(b))
    .map(at => columns[at] as string[])
}
