// The network around a company, with the people who link companies.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { pino } from 'pino'
import type { EnterpriseNumber } from '../../src/domain/company/enterprise-number.ts'
import type { SourceName } from '../../src/domain/errors.ts'
import { createSuppressionList } from '../../src/domain/suppression/suppression-list.ts'
import { openSource, type Source } from '../../src/store/db/source.ts'
import { createGetNetwork, MAX_NODES } from '../../src/usecases/network/get-network.ts'
import { SHARED_OFFICE_FROM } from '../../src/usecases/network/same-address.ts'
import { createTestDatabase } from '../database.ts'
import { ANN, addMandate, addSeat, fillNetwork, LUC } from '../fixtures/network.ts'
import { addCompany, insert } from '../rest/running-app.ts'

const { pool, url } = await createTestDatabase()
const logger = pino({ level: 'silent' })
const open = (name: SourceName) => openSource({ name, url, logger, timing: { statementTimeoutMs: 20_000 } })
const sources: Record<SourceName, Source> = {
  register: open('register'),
  gazette: open('gazette'),
  accounts: open('accounts'),
  risk: open('risk'),
}
after(() => Promise.all(Object.values(sources).map(source => source.close())))
const suppressing = (companies: number[], names: string[]) =>
  createGetNetwork({ sources, suppression: { list: () => createSuppressionList({ companies, names }) } })
const getNetwork = suppressing([], [])
const made = await fillNetwork(pool)
const { centre, failed, old, manager, audited, auditor } = made

const namesOf = ({ nodes }: Awaited<ReturnType<typeof getNetwork>>) =>
  nodes.map(({ company, party }) => company?.legalName ?? party.name)

test('with the right people link companies, and a shareholder is the officer of the same name', async () => {
  const network = await getNetwork(centre, { depth: 2, withPeople: true })
  const luc = network.nodes.filter(({ party }) => party.name === 'Luc Verplume')
  assert.deepEqual(
    luc.map(({ id, distance }) => [id, distance]),
    [[LUC, 1]],
  )
  const edges = network.edges.filter(({ fromId }) => fromId === LUC)
  assert.deepEqual(
    edges.map(({ kind, toId, currency }) => [kind, toId, currency]),
    [
      ['holds', centre, 'current'],
      ['director_of', centre, 'current'],
      ['director_of', failed, 'former'],
      ['director_of', old, 'former'],
    ],
  )
  assert.equal(new Set(namesOf(network)).size, network.nodes.length, 'nobody is there twice')
  assert.ok(network.edges.some(({ fromId, toId }) => fromId === ANN && toId === manager))
  assert.deepEqual(network.notAnswered, [])
})

test('companies of the same people that failed are around when the mandate ran within the year before', async () => {
  const { insolvenciesAround } = await getNetwork(centre, { depth: 1, withPeople: true })
  assert.deepEqual(
    insolvenciesAround?.map(({ name, openedOn, links }) => [name, openedOn, links[0]?.kind]),
    [
      ['Zuster', '2025-02-03', 'group'],
      ['Gevallen', '2024-05-06', 'same_person'],
    ],
  )
  assert.equal(insolvenciesAround?.[1]?.links[0]?.through?.party.personId, LUC)
})

test('an auditor links nothing, but its own network has what it audits', async () => {
  const around = await getNetwork(centre, { depth: 2, withPeople: true })
  assert.ok(namesOf(around).includes('Nazicht') && !namesOf(around).includes('Nagezien'))
  const { edges } = await getNetwork(auditor, { depth: 1, withPeople: true })
  assert.deepEqual(
    edges.map(({ kind, toId }) => [kind, toId]),
    [
      ['auditor_of', centre],
      ['auditor_of', audited],
    ],
  )
})

test('mandates on doubtful statements alone are no edges', async () => {
  assert.ok(!namesOf(await getNetwork(centre, { depth: 1, withPeople: true })).includes('Dirk Twijfel'))
})

test('a suppressed person links nothing, a suppressed company is nowhere', async () => {
  const hiding = suppressing([Number(manager)], ['Verplume, Luc'])
  const network = await hiding(centre, { depth: 2, withPeople: true })
  assert.ok(namesOf(network).every(name => !['Luc Verplume', 'Gevallen', 'Beheer'].includes(name ?? '')))
  assert.deepEqual(
    network.insolvenciesAround?.map(({ name }) => name),
    ['Zuster'],
  )
})

test('a hub is cut to 200 nodes by the rule, with what was cut', async () => {
  const hub = (await addCompany(pool, { legal_name: 'Spil' })) as EnterpriseNumber
  const seat = { role_kind: 'director_company', name: 'Spil BV', holder_number: Number(hub) }
  for (let at = 0; at < 240; at++) {
    const currency = at < 20 ? 'former' : 'current'
    await addMandate(pool, (await addCompany(pool)) as EnterpriseNumber, { ...seat, currency })
  }
  const { nodes, leftOut, edges } = await getNetwork(hub, { depth: 2, withPeople: false })
  assert.deepEqual([nodes.length, leftOut.nodes, leftOut.isMinimum], [MAX_NODES, 41, true])
  assert.ok(edges.every(({ currency }) => currency === 'current'))
})

test('an address of many companies is an office: counted, and linking nobody', async () => {
  const tenant = (await addCompany(pool, { legal_name: 'Huurder' })) as EnterpriseNumber
  await addSeat(pool, tenant, '9000')
  for (let at = 0; at < SHARED_OFFICE_FROM; at++)
    await addSeat(pool, (await addCompany(pool)) as EnterpriseNumber, '9000')
  const { sameAddress, edges } = await getNetwork(tenant, { depth: 1, withPeople: false })
  assert.deepEqual([sameAddress?.count, sameAddress?.isSharedOffice, edges], [SHARED_OFFICE_FROM, true, []])
  assert.equal(sameAddress?.companies.length, 5)
})

test('people that were never derived are named as missing', async () => {
  await pool.query('DELETE FROM people.derivation')
  const { notAnswered } = await getNetwork(centre, { depth: 1, withPeople: true })
  assert.deepEqual(notAnswered, ['people'])
  assert.deepEqual((await getNetwork(centre, { depth: 1, withPeople: false })).notAnswered, [])
  await insert(pool, 'people.derivation', { derived_at: new Date(), appearances: 5, people: 2, took_ms: 1 })
})
