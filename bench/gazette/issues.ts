// Cuts whole issues into notices and compares them with another tool's segmentation.

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Publication } from '../../src/domain/publications/publication.ts'
import { countNoise } from '../../src/domain/publications/text-noise.ts'
import { readPublications } from '../../src/sources/gazette/parse/read-publications.ts'
import type { Row } from '../report.ts'
import { loadNotices } from './real-notices.ts'

/** Segmentation of the 2026 issues, stored next to the issues. */
const LATER_SETS = [
  'enterprise_court_notices_2026-01_02.jsonl.gz',
  'free_text_notices_2025-02_2026-02.jsonl.gz',
]

/** A row per file of issue pages in `folder`: notices lost, merged, with other text or with noise. */
export async function measureIssues(folder: string, known: readonly Publication[]): Promise<Row[]> {
  const rows: Row[] = []
  const all = [...known]
  for (const set of LATER_SETS) {
    const path = join(folder, '..', 'insolvency', set)
    if (existsSync(path)) all.push(...(await loadNotices(path)))
  }
  const byNumac = new Map(all.map(one => [one.numac, one]))
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name)
    const read: Publication[] = []
    let unreadable = 0
    for await (const item of readPublications(path)) {
      if ('publication' in item) read.push(item.publication)
      else unreadable++
    }
    rows.push(compare(name, read, unreadable, byNumac))
  }
  return rows
}

// Files are excerpts: a notice with its start or number on a missing page is unreadable, not lost.
function compare(
  name: string,
  read: readonly Publication[],
  unreadable: number,
  known: ReadonlyMap<string, Publication>,
): Row {
  const notices = read.filter(({ kind }) => kind === 'court_notice')
  const shared = notices.filter(({ numac }) => known.has(numac))
  const other = shared.filter(({ numac, text }) => squeeze(text) !== squeeze(known.get(numac)?.text ?? ''))
  const noisy = read.filter(({ text }) => countNoise(text) > 0)
  return {
    what: name,
    measured:
      `${notices.length} notices and ${read.length - notices.length} lists, ${noisy.length} with noise, ` +
      `${shared.length - other.length} of ${shared.length} with the same text`,
    reference: `${unreadable} cut off at the excerpt's ends`,
    ratio: '',
    target: 'none merged, no noise',
    reached: other.length === 0 && noisy.length === 0,
  }
}

// National register numbers in the reference texts were replaced.
function squeeze(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\d{2}[ .]?\d{2}[ .]?\d{2}[- .]*\d{3}[- .]?\d{2}(?!\d)/g, '#')
    .trim()
}

/** The folder of real data next to the project, or null. */
export function findRealData(projectDir: string): string | null {
  const folder = join(projectDir, '..', 'shared', 'data', 'gazette')
  return existsSync(folder) ? folder : null
}
