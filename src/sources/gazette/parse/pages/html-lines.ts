// Converts HTML to lines: a `<br>` or block edge ends a line, a source line break does not.

import { type CheerioAPI, load } from 'cheerio'

export type PageNode = ReturnType<ReturnType<CheerioAPI['root']>['contents']>[number]

const BLOCKS = new Set(
  'p div main section table tbody tr ul ol li hr center blockquote pre h1 h2 h3 h4 h5 h6 dl dt dd'.split(' '),
)
const SKIPPED_ELEMENTS = new Set(['script', 'style', 'button', 'nav'])
const WHITESPACE_RUNS = /[ \t\r\n\f\u00a0]+/g

/** Lines of an HTML fragment, trimmed, white space collapsed, empty lines dropped. */
export function linesOf(html: string): string[] {
  return rawLinesOf(html)
    .map(line => line.replaceAll(WHITESPACE_RUNS, ' ').trim())
    .filter(line => line !== '')
}

/**
 * Lines of an HTML fragment with inner spaces and empty lines kept: in the annex the number of spaces is a
 * separator, and an empty line is a missing value.
 */
export function rawLinesOf(html: string): string[] {
  const lines = ['']
  const write = (text: string) => {
    lines[lines.length - 1] += text.replaceAll(/[\r\n\t]/g, ' ').replaceAll('\u00a0', ' ')
  }
  const visit = (node: PageNode) => {
    if (node.type === 'text') write(node.data)
    else if (node.type === 'tag' && !SKIPPED_ELEMENTS.has(node.name)) {
      if (node.name === 'br') lines.push('')
      else visitElement(node.name, node.children)
    }
  }
  const visitElement = (name: string, children: PageNode[]) => {
    const block = BLOCKS.has(name)
    if (block && lines.at(-1)?.trim()) lines.push('')
    for (const child of children) visit(child)
    if (block && lines.at(-1)?.trim()) lines.push('')
    if (name === 'td' || name === 'th') write(' ')
  }
  for (const node of load(html, null, false).root().contents().toArray()) visit(node)
  return lines.map(line => line.trim())
}
