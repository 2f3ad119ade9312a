// The JSON-LD of companies against the types and properties of https://schema.org.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from 'cheerio'
import { LANGUAGES } from '../../src/http/i18n/languages.ts'
import { importRegister } from '../../src/sources/register/import/import-register.ts'
import { createTestDatabase } from '../database.ts'
import { ABROAD, FIRM, LARGE, RECORD_ROWS, TRADER } from '../fixtures/register-record.ts'
import { recordEmptyFetches, runApp } from '../rest/running-app.ts'
import { writeExtract } from '../sources/register/extract-folder.ts'

const database = await createTestDatabase()
await importRegister(database, writeExtract('full', 1, RECORD_ROWS))
await recordEmptyFetches(database.pool)
const timing = { source: { statementTimeoutMs: 20_000, retryAfterMs: 100 } }
const app = await runApp({ databaseUrl: database.url, timing })

type Rule = RegExp | string
type Node = Record<string, unknown> & { '@type': string }

const URL_RULE = /^https?:\/\//
const TEXT = /\S/

// Properties of each type that are in use: a text by its form, or a node by its type.
const TYPES: Record<string, { required: string[]; known: Record<string, Rule> }> = {
  Organization: {
    required: ['url', 'name', 'legalName', 'identifier', 'iso6523Code'],
    known: {
      url: URL_RULE,
      name: TEXT,
      legalName: TEXT,
      identifier: 'PropertyValue',
      iso6523Code: /^0208:\d{10}$/,
      vatID: /^BE\d{10}$/,
      foundingDate: /^\d{4}-\d\d-\d\d$/,
      keywords: 'DefinedTerm',
      address: 'PostalAddress',
    },
  },
  PropertyValue: {
    required: ['propertyID', 'value'],
    known: { propertyID: /^BE-BCE_KBO$/, value: /^\d{10}$/ },
  },
  DefinedTerm: {
    required: ['inDefinedTermSet', 'termCode'],
    known: { inDefinedTermSet: TEXT, termCode: /^\d{2,7}$/ },
  },
  PostalAddress: {
    required: [],
    known: { streetAddress: TEXT, postalCode: TEXT, addressLocality: TEXT, addressCountry: TEXT },
  },
}

function assertValid({ '@type': type, '@context': _, '@id': id, ...properties }: Node): void {
  const { required, known } = TYPES[type] ?? assert.fail(`the type ${type}`)
  if (id !== undefined) assert.match(String(id), URL_RULE)
  for (const name of required) assert.ok(name in properties, `${type} without ${name}`)
  for (const [name, value] of Object.entries(properties)) {
    const rule = known[name] ?? assert.fail(`${name} of ${type}`)
    if (typeof rule === 'string') {
      assert.equal((value as Node)['@type'], rule, name)
      assertValid(value as Node)
    } else assert.match(String(value), rule, name)
  }
}

async function read(number: string, lang: string): Promise<Node | null> {
  const text = await (await fetch(`${app.url}/${lang}/company/${number}`)).text()
  const json = load(text)('script[type="application/ld+json"]').text()
  return json === '' ? null : JSON.parse(json)
}

test('types and properties are those of schema.org, and the required ones are there', async () => {
  for (const number of [FIRM, LARGE, ABROAD])
    for (const lang of LANGUAGES) {
      const told = (await read(number, lang)) ?? assert.fail(number)
      assert.deepEqual([told['@context'], told['@type']], ['https://schema.org', 'Organization'])
      assertValid(told)
      assert.equal((told.identifier as Node).value, number)
    }
})

test('a natural person has no structured data', async () => {
  assert.equal(await read(TRADER, 'nl'), null)
})
