// Counts facts in printed register lists.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { extractPublication } from '../../src/extract/extract-publication.ts'
import { readPublications } from '../../src/sources/gazette/parse/read-publications.ts'
import type { Row } from '../report.ts'

const LISTS = 'kbo_lists_2025-03-07_by_column.txt'
const ENTRY = /^\s*No ent/gm

/**
 * Lines with the French number label in the lists of `folder`, and facts with a company extracted from them.
 */
export async function countListFacts(folder: string): Promise<{ entries: number; facts: number }> {
  const path = join(folder, LISTS)
  const entries = readFileSync(path, 'utf8').match(ENTRY)?.length ?? 0
  let facts = 0
  for await (const item of readPublications(path)) {
    if ('publication' in item)
      facts += extractPublication(item.publication).filter(({ enterpriseNumber }) => enterpriseNumber).length
  }
  return { entries, facts }
}

/** A report row for them. */
export function rowOfLists({ entries, facts }: { entries: number; facts: number }): Row {
  return {
    what: 'register lists, real, development set',
    measured: `${facts} facts of companies`,
    reference: `${entries} lines with a number's label`,
    ratio: '',
    target: '',
    reached: null,
  }
}
