// GET /api/v1/companies/{kbo}/network

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { networkSchema } from '../../src/http/rest/v1/network/network-schema.ts'
import { errorSchema } from '../../src/http/rest/v1/schema.ts'
import { insertSuppression } from '../../src/store/access/suppression.ts'
import { inTransaction } from '../../src/store/db/pool.ts'
import { parseTarget } from '../../src/usecases/suppression/change-suppression.ts'
import { createTestDatabase } from '../database.ts'
import { fillNetwork } from '../fixtures/network.ts'
import { addCompany, insert, issueKey, issuePeopleKey, runApp, until, withChecksum } from './running-app.ts'

const { pool, url } = await createTestDatabase()
const app = await runApp({ databaseUrl: url, key: await issueKey(pool) })
const made = await fillNetwork(pool)
const { centre, head, sister, leaf, manager, auditor, neighbour } = made

async function networkOf(number: string, query = '') {
  const answer = await app.get(`/companies/${number}/network${query}`)
  assert.equal(answer.status, 200, await answer.clone().text())
  return networkSchema.parse(await answer.json())
}

test('nodes are companies, foreign ones and officers, with state and band; edges have source and date', async () => {
  const { nodes, edges, people, left_out, not_answered } = await networkOf(centre)
  assert.deepEqual(
    nodes.map(({ kind, name, distance }) => [kind, name, distance]),
    [
      ['company', 'Midden', 0],
      ['company', 'Kop', 1],
      ['company', 'Blad', 1],
      ['foreign_company', 'Imaginary Mills Ltd', 1],
      ['company', 'Beheer', 1],
      ['person', 'Luc Verplume', 1],
      ['person', 'Ann Verzonnen', 1],
      ['company', 'Nazicht', 1],
      ['company', 'Buur', 1],
    ],
  )
  assert.deepEqual([people, left_out, not_answered], [false, { nodes: 0, is_minimum: false }, []])
  const kinds = edges.map(({ kind, from, to, source }) => [kind, from, to, source.reference])
  const [mills, luc, ann] = ['Imaginary Mills Ltd', 'Luc Verplume', 'Ann Verzonnen'].map(
    name => nodes.find(node => node.name === name)?.id,
  )
  assert.deepEqual(kinds, [
    ['holds', head, centre, '2025-00000001'],
    ['holds', centre, leaf, '2025-00000002'],
    ['holds', mills, centre, '2025-00000002'],
    ['director_of', manager, centre, '20012345'],
    ['director_of', luc, centre, '20012345'],
    ['represents', ann, centre, '20012345'],
    ['auditor_of', auditor, centre, '20012345'],
    ['same_seat', centre, neighbour, null],
  ])
  assert.partialDeepStrictEqual(edges[0], { by_holder: '0.6', by_held: null, date: '2024-12-31' })
  assert.equal(edges[5]?.on_behalf_of, manager)
})

test('without the right people link nothing, at any depth, and have no ids', async () => {
  const { nodes, edges } = await networkOf(centre, '?depth=2')
  assert.ok(nodes.every(({ person_id }) => person_id === null))
  const persons = nodes.filter(({ kind }) => kind === 'person')
  assert.deepEqual(
    persons.map(({ name, distance }) => [name, distance]),
    [
      ['Luc Verplume', 1],
      ['Ann Verzonnen', 1],
    ],
  )
  for (const { id } of persons)
    assert.deepEqual(
      edges.filter(({ from }) => from === id).map(({ to }) => to),
      [centre],
    )
  assert.ok(nodes.some(({ id, distance }) => id === sister && distance === 2))
  assert.ok(!nodes.some(({ name }) => name === 'Gevallen' || name === 'Nagezien'))
})

test('with the right people link their companies, the look-up is recorded, and the answer is not cacheable', async () => {
  const key = await issuePeopleKey(pool)
  await until(async () => (await app.get(`/companies/${centre}/network`, { key })).status === 200)
  await pool.query('DELETE FROM access.people_lookup')
  const answer = await app.get(`/companies/${centre}/network?depth=2`, { key })
  assert.equal(answer.headers.get('cache-control'), 'no-store')
  const { people, nodes } = networkSchema.parse(await answer.json())
  assert.ok(people && nodes.some(({ name, distance }) => name === 'Gevallen' && distance === 2))
  const { rows } = await pool.query('SELECT kind, subject FROM access.people_lookup')
  assert.deepEqual(rows, [{ kind: 'network', subject: centre }])
})

test('a bankruptcy in the group is around, also at depth 1, with what links it', async () => {
  const { insolvencies_around, nodes } = await networkOf(centre)
  assert.ok(!nodes.some(({ id }) => id === sister))
  assert.deepEqual(insolvencies_around, [
    {
      enterprise_number: sister,
      name: 'Zuster',
      in_register: true,
      kind: 'bankruptcy',
      opened_on: '2025-02-03',
      numac: '2025800001',
      links: [{ kind: 'group', through: { id: head, name: 'Kop' } }],
    },
  ])
  const { nodes: far } = await networkOf(centre, '?depth=2')
  assert.partialDeepStrictEqual(
    far.find(({ id }) => id === sister),
    { open_bankruptcy: ['register'], risk_band: 'Severe', register_situation_code: '050' },
  )
})

test('companies in the same house are counted, and in an office centre not linked', async () => {
  const { same_address } = await networkOf(centre)
  assert.deepEqual(same_address, {
    count: 1,
    is_minimum: false,
    shared_office: false,
    companies: [{ enterprise_number: neighbour, legal_name: 'Buur' }],
  })
  assert.equal((await networkOf(leaf)).same_address, null)
})

test('another depth is a 400 that says what to write', async () => {
  for (const depth of ['3', '0', 'two', '1.5']) {
    const answer = await app.get(`/companies/${centre}/network?depth=${depth}`)
    assert.equal(answer.status, 400)
    assert.match(errorSchema.parse(await answer.json()).error, /depth: write 1 or 2/)
  }
})

test('a company of which nothing is stated is alone; an unknown one is 404', async () => {
  const lone = await addCompany(pool)
  const { nodes, edges, insolvencies_around } = await networkOf(lone)
  assert.deepEqual([nodes.length, edges, insolvencies_around], [1, [], []])
  assert.equal((await app.get(`/companies/${withChecksum(8_880_077)}/network`)).status, 404)
})

test('a source that does not answer is named, and what it would tell is null; without both it is 503', async () => {
  await inTransaction(pool, async client => {
    await client.query('LOCK TABLE gazette.mandate IN ACCESS EXCLUSIVE MODE')
    const answer = await app.get(`/companies/${centre}/network`)
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    const { not_answered, insolvencies_around, edges } = networkSchema.parse(await answer.json())
    assert.deepEqual([not_answered, insolvencies_around], [['gazette'], null])
    assert.ok(edges.every(({ kind }) => kind === 'holds' || kind === 'same_seat'))
    await client.query('LOCK TABLE accounts.ownership IN ACCESS EXCLUSIVE MODE')
    assert.equal((await app.get(`/companies/${centre}/network`)).status, 503)
  })
  await until(async () => (await networkOf(centre)).not_answered.length === 0)
})

test('while publications about the company are unread its gazette part is missing', async () => {
  await insert(pool, 'gazette.unread_text', { enterprise_number: Number(centre), numac: '2026000001' })
  after(() => pool.query('DELETE FROM gazette.unread_text'))
  const { not_answered, edges } = await networkOf(centre)
  assert.deepEqual(not_answered, ['gazette'])
  assert.ok(!edges.some(({ kind }) => kind === 'director_of'))
  await pool.query('DELETE FROM gazette.unread_text')
})

test('whether a neighbour with unread publications is bankrupt is unknown', async () => {
  await insert(pool, 'gazette.unread_text', { enterprise_number: Number(head), numac: '2026000002' })
  const { nodes } = await networkOf(centre)
  assert.equal(nodes.find(({ id }) => id === head)?.open_bankruptcy, null)
  await pool.query('DELETE FROM gazette.unread_text')
})

test('absorbed companies are linked to the one that absorbed them, whichever published the act', async () => {
  const [into, first, second] = [await addCompany(pool), await addCompany(pool), await addCompany(pool)]
  const state = (numac: string, company: string, absorbed: string[], absorbing = into) =>
    insert(pool, 'gazette.fact', {
      enterprise_number: Number(company),
      ordinal: 0,
      extractor_version: 1,
      numac,
      kind: 'company_change',
      body: { effectiveOn: null, pubDate: '2025-07-01', merger: { absorbing, absorbed } },
    })
  await state('25100001', into, [first, second])
  await state('25100002', first, [first])
  const edgesOf = async (number: string) =>
    (await networkOf(number)).edges.map(({ kind, from, to, date, source, doubtful }) => [
      ...[kind, from, to, date, source.reference],
      doubtful,
    ])
  const merged = (from: string, doubtful = false) =>
    ['merged_into', from, into, '2025-07-01', '25100001', doubtful] as const
  assert.deepEqual((await edgesOf(into)).sort(), [merged(first), merged(second)].sort())
  assert.deepEqual(await edgesOf(second), [merged(second)])
  const { nodes } = await networkOf(second, '?depth=2')
  assert.deepEqual(nodes.map(({ id }) => id).sort(), [first, into, second].sort())

  await state('25100003', into, [into], second)
  assert.deepEqual(
    (await edgesOf(second)).map(([kind, from, , , , doubtful]) => [kind, from, doubtful]).sort(),
    [
      ['merged_into', into, true],
      ['merged_into', second, true],
    ].sort(),
  )
})

test('suppressed companies and persons are in no network', async () => {
  for (const target of [sister, leaf, neighbour, 'Luc Verplume'])
    await insertSuppression(pool, parseTarget(target) ?? assert.fail(target), null)
  const text = async () => JSON.stringify(await networkOf(centre, '?depth=2'))
  await until(async () => !/Luc Verplume|Zuster|Blad|Buur/.test(await text()))
  const { same_address, insolvencies_around } = await networkOf(centre)
  assert.deepEqual([same_address?.count, same_address?.companies, insolvencies_around], [0, [], []])
})
