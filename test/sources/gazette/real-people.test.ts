// Personal data in all available real texts. They name real people, so values are hashed or only checked.

import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { countRight } from '../../../bench/gazette/liquidators.ts'
import { loadNotices } from '../../../bench/gazette/real-notices.ts'
import { PROJECT_DIR } from '../../../src/config.ts'
import { findPrivateData } from '../../../src/domain/private-data/redact.ts'
import type { EventFact, GazetteFact } from '../../../src/domain/publications/gazette-fact.ts'
import { hasNamedHolder } from '../../../src/domain/publications/named-facts.ts'
import type { Publication } from '../../../src/domain/publications/publication.ts'
import { extractPublication } from '../../../src/extract/extract-publication.ts'
import { readPublications } from '../../../src/sources/gazette/parse/read-publications.ts'

const FOLDER = join(PROJECT_DIR, '..', 'shared', 'data', 'gazette')
const options = { skip: existsSync(FOLDER) ? false : 'no real notices beside the project' }

let loaded: Promise<Publication[]> | undefined

function allNotices(): Promise<Publication[]> {
  loaded ??= Promise.all(
    readdirSync(join(FOLDER, 'insolvency'))
      .filter(name => name.endsWith('.jsonl.gz'))
      .map(name => loadNotices(join(FOLDER, 'insolvency', name))),
  ).then(files => files.flat())
  return loaded
}

test(
  'of liquidators read by eye at least 97 in a hundred notices have all names right',
  options,
  async () => {
    const notices = await allNotices()
    for (const set of ['read', 'unseen'] as const) {
      const { right, total } = countRight(notices, set)
      assert.ok(total > 200 && right / total >= 0.97, `${set}: ${right} of ${total}`)
    }
  },
)

const STREET =
  /(?<!\p{L})(?:RUE|AVENUE|AV\.|BOULEVARD|CHAUSS[EÉ]E|CHEMIN|ROUTE|QUAI|ALL[EÉ]E|STEENWEG)(?!\p{L})|\p{L}{3}(?:STRAAT|STRASSE|STEENWEG)(?!\p{L})/iu
const STATUS =
  /(?<!\p{L})(?:AMBTSHALVE|AFGEVOERD|RADI[EÉ]{1,2}|OVERLEDEN|D[EÉ]C[EÉ]D[EÉ]|ZONDER|SANS DOMICILE|GEKEND|BESTUURDER|WONENDE|DOMICILI\p{L}*|LIQUIDATEUR|VEREFFENAAR)(?!\p{L})/iu
const BIRTH =
  /(?<!\p{L})(?:geboren|geb\.|n[ée]e?(?:\(e\))?|born|geboortedatum|date de naissance|geburtsdatum)\s.{0,40}\d{2}/iu

// Private data in an event, described without names.
function faultsOf(fact: EventFact): string[] {
  return fact.practitioners.flatMap(({ name, role, officeAddress, email }) => {
    const faults: string[] = []
    if (/\p{Nd}/u.test(name) && !/(?<!\p{L})(?:BV|NV|SRL|SA|BVBA|SPRL)(?!\p{L})/u.test(name))
      faults.push('digits')
    if (STREET.test(name)) faults.push('a street')
    if (STATUS.test(name)) faults.push('a status')
    const closed =
      fact.eventKind === 'judicial_dissolution_and_closing' || fact.eventKind === 'bankruptcy_closing'
    if (role === 'liquidator' && closed && (officeAddress !== null || email !== null))
      faults.push('an address')
    return faults.map(fault => `${fact.numac}: ${fault} in a ${role}`)
  })
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(stringsOf)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, item]) => (OURS.has(key) ? [] : stringsOf(item)))
}

const OURS = new Set(['numac', 'span', 'enterpriseNumber', 'email'])

function privateOf(fact: GazetteFact): string[] {
  return stringsOf(fact).flatMap(text => {
    const found = findPrivateData(text).map(({ kind }) => kind as string)
    if (BIRTH.test(text)) found.push('birth')
    return found.map(kind => `${fact.numac}: ${kind} in a ${fact.fact}`)
  })
}

async function* everything(): AsyncGenerator<Publication> {
  yield* await allNotices()
  for (const folder of ['gazette_issues', 'belgian-journal', 'annex_acts', 'annex_acts_ocr', '.'])
    for (const name of readdirSync(join(FOLDER, folder)).sort()) {
      if (!/\.txt$/.test(name) || name === 'SOURCES.txt') continue
      for await (const item of readPublications(join(FOLDER, folder, name)))
        if ('publication' in item) yield item.publication
    }
}

test('no fact of any real text contains private data', options, async () => {
  const faults: string[] = []
  let facts = 0
  for await (const publication of everything()) {
    for (const fact of extractPublication(publication).filter(hasNamedHolder)) {
      facts++
      faults.push(...privateOf(fact))
      if (fact.fact === 'event') faults.push(...faultsOf(fact))
    }
  }
  assert.ok(facts > 20_000, String(facts))
  assert.deepEqual(faults.slice(0, 20), [], `${faults.length} of ${facts}`)
})
