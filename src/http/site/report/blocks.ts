// A printable document: blocks of text, tables and drawings, without places on a page. Read from the markup of a
// page's sections, so that a report says what the page says, in the same words.

import { load } from 'cheerio/slim'
import { type Drawing, isDrawing, readDrawing } from './drawing.ts'
import type { MarkupNode } from './markup.ts'
import { classesOf, isElement } from './markup.ts'

export type Tone = 'good' | 'warn' | 'bad'

/** Text in one style; `\n` breaks the line. */
export type Run = { text: string; bold?: boolean; soft?: boolean; tone?: Tone | undefined; link?: string }

export type Cell = {
  runs: Run[]
  /** Which cells it heads; null for data. */
  scope: 'Row' | 'Column' | null
  columns: number
  /** Steps that the text is moved in. */
  indent: number
  isFigure: boolean
}

export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; runs: Run[] }
  | { kind: 'paragraph'; runs: Run[]; look: 'plain' | 'flag' | 'gap' }
  | { kind: 'list'; items: Block[][] }
  | { kind: 'table'; caption: Run[]; head: Cell[][]; body: Cell[][] }
  | { kind: 'drawing'; alt: string; drawing: Drawing }
  /** Side by side, two in a row. */
  | { kind: 'pairs'; items: Block[][] }

/** The blocks of `markup`, as made by the section functions of the dossier page; templates give string objects. */
export function readBlocks(markup: string): Block[] {
  const $ = load(String(markup), { xml: { xmlMode: false, lowerCaseAttributeNames: false } }, false)
  return readChildren($.root()[0] as unknown as MarkupNode)
}

const CONTAINERS = new Set(['article', 'aside', 'details', 'div', 'figure', 'header', 'section'])
const PARAGRAPHS = new Set(['p', 'figcaption', 'summary'])
const HEADINGS: Record<string, 1 | 2 | 3> = { h1: 1, h2: 2, h3: 3 }
// Ways to other pages of the site that say nothing on paper.
const SCREEN_ONLY = /\/(?:account|sign-in|history)(?:[?#]|$)/

function readChildren(parent: MarkupNode): Block[] {
  const blocks: Block[] = []
  let inline: MarkupNode[] = []
  const flush = () => {
    const runs = readRuns(inline)
    if (runs.length > 0) blocks.push({ kind: 'paragraph', runs, look: 'plain' })
    inline = []
  }
  for (const node of parent.children ?? []) {
    const block = isElement(node) ? readBlock(node) : null
    if (block === null) inline.push(node)
    else {
      flush()
      blocks.push(...block)
    }
  }
  flush()
  return blocks
}

/** Null for inline content. */
function readBlock(node: MarkupNode): Block[] | null {
  const { name = '' } = node
  const classes = classesOf(node)
  if (isSkipped(node)) return []
  if (isDrawing(node))
    return [{ kind: 'drawing', alt: node.attribs?.['aria-label'] ?? '', drawing: readDrawing(node) }]
  const level = HEADINGS[name]
  if (level !== undefined) return [{ kind: 'heading', level, runs: readRuns([node]) }]
  if (PARAGRAPHS.has(name)) return readParagraph(node)
  if (name === 'ul' && classes.has('chips')) return joinItems(node)
  if (name === 'ol' && classes.has('scale')) return joinItems(node)
  if (classes.has('trends') || (name === 'ul' && classesOf(node.parent).has('health')))
    return [{ kind: 'pairs', items: listElements(node).map(readChildren) }]
  if (name === 'ul' || name === 'ol') return readList(node)
  if (name === 'dl') return readTerms(node)
  if (name === 'table') return [readTable(node)]
  return CONTAINERS.has(name) ? readChildren(node) : null
}

function isSkipped(node: MarkupNode): boolean {
  const { name = '', attribs = {} } = node
  const classes = classesOf(node)
  if (name === 'nav' || attribs['aria-hidden'] === 'true') return true
  // What opens a table on the screen says its caption again.
  if (name === 'summary') return !classesOf(node.parent).has('flag')
  // Pages of detail, which the workbook has.
  if (name === 'details')
    return classes.has('notes') || listElements(node).some(child => classesOf(child).has('formulas'))
  return classes.has('unseen') && HEADINGS[name] === undefined
}

function readParagraph(node: MarkupNode): Block[] {
  const classes = classesOf(node)
  const runs = readRuns([node])
  if (runs.length === 0) return []
  const isFlag = classes.has('flag') || classes.has('unread') || node.name === 'summary'
  return [{ kind: 'paragraph', runs, look: isFlag ? 'flag' : classes.has('gap') ? 'gap' : 'plain' }]
}

function readList(list: MarkupNode): Block[] {
  const items = listElements(list)
    .map(readChildren)
    .filter(item => item.length > 0)
  return items.length === 0 ? [] : [{ kind: 'list', items }]
}

function joinItems(list: MarkupNode): Block[] {
  const items = listElements(list).map(item => ({
    runs: readRuns([item]),
    isCurrent: item.attribs?.['aria-current'] === 'true',
  }))
  const runs = items
    .filter(item => item.runs.length > 0)
    .flatMap(({ runs: own, isCurrent }, at) => [
      ...(at > 0 ? [{ text: '  ·  ', soft: true }] : []),
      ...own.map(run => (classesOf(list).has('scale') ? { ...run, bold: isCurrent, soft: !isCurrent } : run)),
    ])
  return runs.length === 0 ? [] : [{ kind: 'paragraph', runs, look: 'plain' }]
}

// Terms and their descriptions are a table whose rows have heads.
function readTerms(list: MarkupNode): Block[] {
  const parts = listElements(list).flatMap(node => (node.name === 'div' ? listElements(node) : [node]))
  const body: Cell[][] = []
  for (const part of parts) {
    if (part.name === 'dt') body.push([toCell(readRuns([part]), 'Row')])
    else body.at(-1)?.push(toCell(readRuns([part]), null))
  }
  const rows = body.filter(row => row.length > 1)
  return rows.length === 0 ? [] : [{ kind: 'table', caption: [], head: [], body: rows }]
}

function toCell(runs: Run[], scope: Cell['scope']): Cell {
  return { runs, scope, columns: 1, indent: 0, isFigure: false }
}

function readTable(table: MarkupNode): Block {
  const parts = listElements(table)
  const hasFigures = classesOf(table).has('figures')
  const rowsOf = (name: string) =>
    parts
      .filter(part => part.name === name)
      .flatMap(part => listElements(part).map(row => readRow(row, name === 'thead', hasFigures)))
  const caption = parts.find(({ name }) => name === 'caption')
  return {
    kind: 'table',
    caption: caption && !classesOf(caption).has('unseen') ? readRuns([caption]) : [],
    head: rowsOf('thead'),
    body: rowsOf('tbody'),
  }
}

function readRow(row: MarkupNode, isHead: boolean, hasFigures: boolean): Cell[] {
  const isBold = ['sum', 'group'].some(name => classesOf(row).has(name))
  return listElements(row).map((cell, at): Cell => {
    const runs = readRuns([cell])
    const depth = [...classesOf(cell)].find(name => name.startsWith('depth-'))
    return {
      runs: isBold || isHead ? runs.map(run => ({ ...run, bold: run.soft !== true })) : runs,
      scope: isHead ? 'Column' : cell.name === 'th' ? 'Row' : null,
      columns: Number(cell.attribs?.colspan ?? 1),
      indent: depth ? Number(depth.slice('depth-'.length)) : 0,
      isFigure: hasFigures && at > 0,
    }
  })
}

function listElements({ children = [] }: MarkupNode): MarkupNode[] {
  return children.filter(isElement)
}

type Style = Omit<Run, 'text'>

/** Text of inline nodes with single blanks, none at the ends. */
function readRuns(nodes: readonly MarkupNode[]): Run[] {
  const runs = nodes.flatMap(node => readInline(node, {})).filter(({ text }) => text !== '')
  const isBlank = (run: Run | undefined) => run !== undefined && run.text.trim() === ''
  while (isBlank(runs[0])) runs.shift()
  while (isBlank(runs.at(-1))) runs.pop()
  const [first] = runs
  const last = runs.at(-1)
  if (first) first.text = first.text.trimStart()
  if (last) last.text = last.text.trimEnd()
  return runs
}

const BREAKS = new Set(['br'])
const SOFT = ['soft', 'small', 'source', 'rubric', 'change']

function readInline(node: MarkupNode, style: Style): Run[] {
  if (node.type === 'text')
    return [{ ...style, text: (node.data ?? '').replaceAll(/[ \t\r\n]+/g, ' ').replaceAll('\u00ad', '') }]
  if (!isElement(node) || node.name === 'svg') return []
  if (BREAKS.has(node.name ?? '')) return [{ text: '\n' }]
  const classes = classesOf(node)
  const href = node.attribs?.href ?? ''
  if (classes.has('unseen') && node.name === 'span') return []
  if (node.name === 'a' && (classes.has('button') || SCREEN_ONLY.test(href))) return []
  const own = styleOf(node, classes, style)
  const runs = (node.children ?? []).flatMap(child => readInline(child, own))
  // The head of a column of figures has its deposit on a line of its own, a change its own line below the value.
  const isBelow = node.name === 'small' && (classes.has('change') || !classes.has('rubric'))
  return isBelow && node.parent?.name !== 'p' ? [{ text: '\n' }, ...runs] : runs
}

function styleOf(node: MarkupNode, classes: ReadonlySet<string>, style: Style): Style {
  const { name = '', attribs = {} } = node
  const tone = (['bad', 'warn', 'good'] as const).find(one => classes.has(one))
  const isBad = classes.has('negative') || classes.has('unread')
  return {
    ...style,
    ...((name === 'b' || name === 'strong' || name === 'summary') && { bold: true }),
    ...((name === 'small' || SOFT.some(one => classes.has(one))) && { soft: true }),
    ...(classes.has('chip') && tone && { tone, bold: true }),
    ...(isBad && name !== 'p' && { tone: 'bad' as const }),
    ...(/^https?:/.test(attribs.href ?? '') && { link: attribs.href as string }),
  }
}
