import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestDatabase } from '../database.ts'
import { addCompany, insert } from '../rest/running-app.ts'
import { runInProcess } from './run-in-process.ts'

const { pool, url } = await createTestDatabase()
const people = (...args: string[]) => runInProcess(['people', ...args], { DATABASE_URL: url })

const numbers: string[] = []
for (const legal_name of ['Kwakkelbeek', 'Pluimhof', 'Verenland'])
  numbers.push(await addCompany(pool, { legal_name }))
for (const [at, number] of numbers.entries())
  await insert(pool, 'gazette.mandate', {
    enterprise_number: number,
    role: 'Bestuurder',
    role_kind: at < 2 ? 'director_company' : 'director',
    currency: 'current',
    name: at < 2 ? 'Beheer Pluim' : 'Odilon Van Pluim',
    source: 'BsActsV3',
    source_numac: `2401234${at}`,
    holder_key: at < 2 ? 'company 200000900' : 'person odilon vanpluim',
    holder_number: at < 2 ? 200_000_900 : null,
    representative: at < 2 ? 'Odilon Van Pluim' : null,
    numacs: [`2401234${at}`],
  })

async function idsOf(...words: string[]): Promise<string[]> {
  const { stdout } = await people('find', ...words)
  return stdout
    .trim()
    .split('\n')
    .map(line => line.slice(0, 16))
}

test('people are derived, found by words in any order, and shown with the reasons of their joins', async () => {
  const derived = await people('derive', '--all')
  assert.match(derived.stdout, /^2 people from 3 appearances in /)
  const [id] = await idsOf('van pluim', 'Odilon')
  const { stdout } = await people('show', id as string)
  assert.match(
    stdout,
    /Odilon Van Pluim\n.*Kwakkelbeek.*\n.*Pluimhof.*\none person by:\n.*same_represented_company/,
  )
  assert.match((await people('derive')).stdout, /No mandate has changed/)
  assert.match((await people('find', 'Nobody', 'Here')).stderr, /Nobody has this name/)
})

test('a split and a join are kept and listed with their note', async () => {
  const [id, namesake] = (await idsOf('Odilon Van Pluim')) as [string, string]
  const split = await people('split', id, numbers[1] as string, '--note', 'by letter')
  assert.equal(split.code, 0, split.stderr)
  assert.equal((await idsOf('Odilon Van Pluim')).length, 3)
  const joined = await people('join', id, namesake)
  assert.equal(joined.code, 0, joined.stderr)
  await people('derive', '--all')
  assert.equal((await idsOf('Odilon Van Pluim')).length, 2)
  const { stdout } = await people('decisions')
  assert.match(stdout, /^\d{4}-\d\d-\d\d {2}split .* {2}\(by letter\)\n\d{4}-\d\d-\d\d {2}join /)
})

test('what cannot be decided says why', async () => {
  const [id] = (await idsOf('Odilon Van Pluim')) as [string]
  for (const [args, code, message] of [
    [['show', 'x'], 2, /not the id of a person/],
    [['show', 'f'.repeat(16)], 4, /griffie people find/],
    [['join', id, id], 2, /one person already/],
    [['split', id, '0200065765'], 4, /has no mandate in/],
    [['split', id, '12'], 3, /Invalid enterprise numbers: 12/],
  ] as const) {
    const outcome = await people(...args)
    assert.equal(outcome.code, code, outcome.stderr)
    assert.match(outcome.stderr, message)
  }
})
