// Lists of the Crossroads Bank for Enterprises cut from the three-column pages of an issue (FR | NL | DE). A list
// begins in each column with the ministry's name and its number, and runs on, column by column, over the pages.

import { numacOf } from '../../../../domain/publication.ts'
import type { PrintedLine, PrintedPage } from './printed-page.ts'

/** `languages` holds the lines of each column, from left to right. `page` is where the list begins. */
export type ListCut =
  | { kind: 'list'; numac: string; page: number; languages: string[][] }
  | { kind: 'fault'; page: number; reason: string }

export type ListCutter = { push(page: PrintedPage): ListCut[]; end(): ListCut[] }

const NUMBER = /^\[C\s?[−–-]\s?\d{4}\/2\d{5}\]$/
const MINISTRY = /^(?:SERVICE PUBLIC F|FEDERALE OVERHEIDSDIENST|FÖDERALER ÖFFENTLICHER)/i
const REGISTER = /Banque-?\s?Carrefour|Kruispuntbank|Zentralen Datenbank/i
const ENTITY = /^(?:No ent\.|Ond\. Nr\.|Unt\. nr\.)/i
/** What parts a list from the next text. */
const STARS = /^[*\s]+$/
/** Lines a ministry's name takes at most. */
const MINISTRY_LINES = 5
/** Lines after the number in which a list of the register names it. */
const TITLE_LINES = 20

type List = { numac: string; page: number; languages: string[][] }

/** Whether a page of three columns may hold lists, or the end of one. */
export function isListPage(page: PrintedPage): boolean {
  return (
    page.columns.length === 3 &&
    page.columns.some(column => column.some(line => NUMBER.test(line.text) || ENTITY.test(line.text)))
  )
}

/** Takes the list pages in their order; a list is given when all its columns have ended. */
export function createListCutter(): ListCutter {
  let open = new Map<string, List>()
  let current: (string | null)[] = [null, null, null]
  let lastPage = 0
  let told = false

  function release(keep: (string | null)[]): ListCut[] {
    const done = [...open.values()].filter(list => !keep.includes(list.numac))
    open = new Map([...open].filter(([numac]) => keep.includes(numac)))
    return done.filter(isRegisterList).map(list => ({ kind: 'list', ...list }))
  }

  function take(column: PrintedLine[], at: number): boolean {
    const begins = findBegins(column)
    const headless =
      begins[0]?.line !== 0 && current[at] === null && column.some(line => ENTITY.test(line.text))
    column.forEach((line, index) => {
      const begin = begins.find(candidate => candidate.line === index)
      if (begin) current[at] = begin.numac
      const numac = current[at]
      if (!numac || STARS.test(line.text)) return
      const list = open.get(numac) ?? { numac, page: line.page, languages: [[], [], []] }
      open.set(numac, list)
      list.languages[at]?.push(line.text)
    })
    return headless
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
          reason: 'the beginning of a register list is not in the file',
        })
      }
      return [...cuts, ...release(current)]
    },
    end() {
      current = [null, null, null]
      told = false
      return release(current)
    },
  }
}

// First lines of the lists in a column: the ministry's, above the number.
function findBegins(column: PrintedLine[]): { line: number; numac: string }[] {
  const begins: { line: number; numac: string }[] = []
  column.forEach((line, index) => {
    if (!NUMBER.test(line.text)) return
    let first = index
    for (let at = index - 1; at >= Math.max(0, index - MINISTRY_LINES); at--) {
      if (MINISTRY.test(column[at]?.text ?? '')) first = at
    }
    begins.push({ line: first, numac: numacOf(line.text.replace(/\s/g, ''), null) as string })
  })
  return begins
}

function isRegisterList(list: List): boolean {
  return list.languages.some(lines =>
    REGISTER.test(lines.slice(0, TITLE_LINES).join(' ').replaceAll('- ', '-')),
  )
}
