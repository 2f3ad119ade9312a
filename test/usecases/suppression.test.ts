// The suppression list in one process, and the preview of the command.

import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { pino } from 'pino'
import { SourceUnavailableError } from '../../src/domain/errors.ts'
import { foldNameWords } from '../../src/domain/search/fold.ts'
import { nameKey } from '../../src/domain/search/lookup-keys.ts'
import { insertSuppression, listSuppressions } from '../../src/store/access/suppression.ts'
import { parseTarget, previewSuppression } from '../../src/usecases/suppression/change-suppression.ts'
import { openSuppression, type SuppressionCache } from '../../src/usecases/suppression/suppression-cache.ts'
import { createTestDatabase } from '../database.ts'
import { addCompany, insert, until } from '../rest/running-app.ts'

const { pool } = await createTestDatabase()
const target = (whom: string) => parseTarget(whom) ?? assert.fail(whom)
const suppress = (whom: string, reason: string | null = null) => insertSuppression(pool, target(whom), reason)

beforeEach(() => pool.query('TRUNCATE access.suppression; TRUNCATE gazette.mandate'))

async function follow() {
  const state = { registerVersion: '1', registerFails: false }
  const suppression = await openSuppression({
    pool,
    register: {
      run: async work => {
        if (state.registerFails) throw new SourceUnavailableError('register')
        return work(pool)
      },
    },
    registerVersion: () => state.registerVersion,
    logger: pino({ level: 'silent' }),
    refreshMs: 20,
  })
  after(() => suppression.close())
  return { state, suppression }
}

async function addTrader(legalName: string, given: Record<string, unknown> = {}): Promise<number> {
  const number = Number(await addCompany(pool, { legal_name: legalName, natural_person: true, ...given }))
  await insert(pool, 'register.denomination', {
    entity_number: number,
    enterprise_number: number,
    denomination: legalName,
    name_key: nameKey(foldNameWords(legalName)),
  })
  return number
}

async function addMandate(given: Record<string, unknown>): Promise<void> {
  await insert(pool, 'gazette.mandate', {
    enterprise_number: 200000142,
    role: 'Bestuurder',
    role_kind: 'director',
    currency: 'current',
    source: 'BsActsV3',
    source_numac: '24012345',
    ...given,
  })
}

test('hidden companies are those of the list and sole traders with a hidden name, ascending', async () => {
  const trader = await addTrader('VAN DEN PLUIM Ode-Marie')
  const inOne = await addTrader('Odemarie Vandenpluim')
  await addTrader('Ode Marie Karel Van den Pluim')
  await addTrader('Ode-Marie Van den Pluim', { natural_person: false })
  const { suppression } = await follow()
  assert.deepEqual(suppression.companies(), [])
  await suppress('0200.000.142')
  await suppress('Ode-Marie Van den Pluim')
  const expected = [200000142, trader, inOne].sort((a, b) => a - b)
  await until(() => suppression.companies().join() === expected.join())
  for (const number of expected) assert.ok(suppression.hides(number))
})

test('a sole trader added by a register load is found', async () => {
  await suppress('Clotilde Verbeeld')
  const { state, suppression } = await follow()
  assert.deepEqual(suppression.companies(), [])
  const trader = await addTrader('Verbeeld Clotilde')
  state.registerVersion = '2'
  await until(() => suppression.hides(trader))
})

test('an unavailable register blocks nothing and is retried', async () => {
  const trader = await addTrader('Anneke Verzonnen')
  const { state, suppression } = await follow()
  state.registerFails = true
  await suppress('Anneke Verzonnen')
  await suppress('0200.000.142')
  await until(() => suppression.hides(200000142))
  assert.ok(!suppression.hides(trader), 'not by number yet')
  assert.ok(suppression.list('register').hidesName('Anneke Verzonnen'), 'by name at once')
  state.registerFails = false
  await until(() => suppression.hides(trader))
})

test('the list is the same object until it changes', async () => {
  const { suppression } = await follow()
  const before = suppression.list('register')
  await new Promise(resolve => setTimeout(resolve, 60))
  assert.equal(suppression.list('gazette'), before)
  await suppress('0200.000.142')
  await until(() => suppression.list('register') !== before)
})

test('before a list was read all sources are unavailable', async () => {
  await pool.query('DELETE FROM access.suppression_version')
  const { suppression } = await follow()
  assert.throws(() => suppression.list('gazette'), { name: 'SourceUnavailableError', source: 'gazette' })
  assert.throws(() => suppression.hides(200000142), { name: 'SourceUnavailableError', source: 'register' })
  assert.throws(() => suppression.companies(), { name: 'SourceUnavailableError', source: 'register' })
  await pool.query('INSERT INTO access.suppression_version (version) VALUES (7)')
  await until(() => !isRefused(suppression))
})

function isRefused(suppression: SuppressionCache): boolean {
  try {
    suppression.companies()
    return false
  } catch {
    return true
  }
}

test('a target is an enterprise number in any notation or a full name', () => {
  for (const number of ['0200000142', '0200.000.142', 'BE 0200.000.142', 'be0200000142'])
    assert.deepEqual(parseTarget(number), { kind: 'company', enterpriseNumber: 200000142 }, number)
  assert.deepEqual(parseTarget('  Odilon   Van Pluim '), {
    kind: 'name',
    name: 'Odilon Van Pluim',
    nameKey: 'odilon vanpluim',
  })
  for (const neither of [
    '',
    ' ',
    '0200000143',
    '123',
    'Pluim',
    'Pluim 0200000142',
    'Odilon Pluim 2',
    'a '.repeat(200),
  ])
    assert.equal(parseTarget(neither), null, neither)
})

test('a target is listed once in any spelling; a new reason replaces the old one', async () => {
  assert.equal(await suppress('Odilon Van Pluim', 'first'), true)
  assert.equal(await suppress('VAN PLUIM, Odilon'), false)
  assert.deepEqual(
    (await listSuppressions(pool)).map(({ name, reason }) => [name, reason]),
    [['Odilon Van Pluim', 'first']],
  )
  assert.equal(await suppress('Odilon Van-Pluim', 'second'), false)
  assert.equal(await suppress('0200.000.142', 'third'), true)
  assert.equal(await suppress('BE0200000142'), false)
  assert.deepEqual(
    (await listSuppressions(pool)).map(({ reason }) => reason),
    ['second', 'third'],
  )
})

test('the preview counts what a name hides and lists spellings that stay visible', async () => {
  const trader = await addTrader('Björn-Æmil D’Hondtje')
  for (const name of ['D’HONDTJE Bjorn Aemil', 'Björn-Æmil Dhondtje']) await addMandate({ name })
  await addMandate({
    name: 'Verzonnen Beheer',
    representative: 'Bjorn-Aemil D’Hondtje',
    enterprise_number: 200000241,
  })
  await addMandate({ name: 'Bjorn Aemil Karel D’Hondtje' })
  await addMandate({
    name: 'B. D’Hondtje',
    joined_names: JSON.stringify([{ name: 'Bjorn Aemil D’Hondtje', reason: 'invented' }]),
  })
  assert.deepEqual(await previewSuppression(pool, target('bjorn-æmil d’hondtje')), {
    kind: 'name',
    mandates: 3,
    companies: 2,
    soleTraders: [String(trader).padStart(10, '0')],
    otherSpellings: ['B. D’Hondtje'],
  })
})
