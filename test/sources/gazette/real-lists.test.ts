// Every company in real register lists is accounted for: a fact, a mere change of address, or a list whose
// number is on a missing page. Real lists are not part of the project.

import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { PROJECT_DIR } from '../../../src/config.ts'
import { parseEnterpriseNumber } from '../../../src/domain/company/enterprise-number.ts'
import { extractPublication } from '../../../src/extract/extract-publication.ts'
import { readPublications } from '../../../src/sources/gazette/parse/read-publications.ts'
import { splitRegisterLists } from '../../fixtures/gazette/split-register-lists.ts'

const FILE = join(PROJECT_DIR, '../shared/data/gazette/kbo_lists_2025-03-07_by_column.txt')
const options = existsSync(FILE) ? {} : { skip: 'no real register lists at hand' }

const ENTRY = /(?:No ent|Ond\. Nr|Unt\. nr)\. (\d{4}\.\d{3}\.\d{3})/g
const NEW_ADDRESS = /adressedusi[èe]geestlasuivante/

test(
  'each company of the lists has a fact, a new address alone, or a list without its title',
  options,
  async () => {
    const text = readFileSync(FILE, 'utf8')
    const printed = new Set(
      [...text.matchAll(ENTRY)].map(([, number]) => parseEnterpriseNumber(number as string)),
    )
    const told = new Set<string | null>()
    for await (const item of readPublications(FILE)) {
      if (!('publication' in item)) continue
      for (const fact of extractPublication(item.publication)) {
        assert.equal(fact.doubts, undefined)
        told.add(fact.enterpriseNumber)
      }
    }
    const untitled = splitRegisterLists(text).filter(({ numac }) => numac === null)
    const moved = new Set<string | null>()
    const headless = new Set<string | null>()
    for (const entry of untitled.flatMap(list => list.text.split(/(?=No ent\.|Ond\. Nr\.|Unt\. nr\.)/))) {
      const number = parseEnterpriseNumber(entry.slice(0, 24))
      if (number) (NEW_ADDRESS.test(entry.replaceAll(/\s/g, '')) ? moved : headless).add(number)
    }
    assert.ok(!printed.has(null))
    const unaccounted = [...printed].filter(one => !told.has(one) && !moved.has(one) && !headless.has(one))
    assert.deepEqual(unaccounted, [])
    assert.deepEqual(
      [printed.size, told.size, moved.size, [...headless].filter(one => !moved.has(one)).length],
      [92, 54, 37, 1],
    )
  },
)
