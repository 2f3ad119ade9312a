// Whole issues cut into notices, beside the notices another reader cut out of the same day.

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Publication } from '../../src/domain/publication.ts'
import { readPublications } from '../../src/sources/gazette/read/read-publications.ts'
import type { Row } from '../report.ts'

/** A row for each file of issue pages in `folder`: notices lost, merged or of another text. */
export async function measureIssues(folder: string, known: readonly Publication[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name)
    const read: Publication[] = []
    let unreadable = 0
    for await (const item of readPublications(path)) {
      if ('publication' in item) read.push(item.publication)
      else unreadable++
    }
    const notices = read.filter(({ kind }) => kind === 'court_notice')
    rows.push(compare(name, notices, unreadable, new Map(known.map(one => [one.numac, one]))))
  }
  return rows
}

// Pages are excerpts: a notice whose beginning or number is on a page left out is told as unreadable, not lost.
function compare(
  name: string,
  notices: readonly Publication[],
  unreadable: number,
  known: ReadonlyMap<string, Publication>,
): Row {
  const shared = notices.filter(({ numac }) => known.has(numac))
  const other = shared.filter(({ numac, text }) => squeeze(text) !== squeeze(known.get(numac)?.text ?? ''))
  return {
    what: name,
    measured: `${notices.length} notices, ${shared.length - other.length} of ${shared.length} with the same text`,
    reference: `${unreadable} cut off at the excerpt's ends`,
    ratio: '',
    target: 'none merged',
    reached: other.length === 0,
  }
}

function squeeze(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** The folder of real data beside the project, or null. */
export function findRealData(projectDir: string): string | null {
  const folder = join(projectDir, '..', 'shared', 'data', 'gazette')
  return existsSync(folder) ? folder : null
}
