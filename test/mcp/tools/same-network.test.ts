// REST, the tool and the page tell of the same network: neighbours, insolvencies, companies at the address.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from 'cheerio'
import { networkSchema } from '../../../src/http/rest/v1/network-schema.ts'
import { createTestDatabase } from '../../database.ts'
import { fillNetwork } from '../../fixtures/network.ts'
import { issueKey, runApp } from '../../rest/running-app.ts'
import { openTools } from './open-tools.ts'
import { ask } from './stub-tools.ts'

const { url, pool } = await createTestDatabase()
const app = await runApp({ databaseUrl: url, key: await issueKey(pool) })
const { centre, leaf, head, manager, auditor } = await fillNetwork(pool)
const tool = openTools(url)('get_company_network')

test('REST, the tool and the page tell of the same network', async () => {
  for (const number of [centre, leaf, head, manager, auditor]) await compare(number)
})

async function compare(number: string): Promise<void> {
  const answer = await app.get(`/companies/${number}/network?depth=2`)
  const { nodes, insolvencies_around, same_address } = networkSchema.parse(await answer.json())
  const page = await (await fetch(`${app.url}/en/company/${number}`)).text()
  const section = load(page)('#network')
  const told = await ask(tool, { kbo: number })

  const drawn = section.find('figure > svg').text()
  const named = JSON.stringify([told.heldBy, told.holds, told.officerCompanies, told.edges])
  for (const { kind, name, distance, enterprise_number } of nodes) {
    if (kind === 'person' || distance === 0) continue
    assert.ok(drawn.includes(name as string), `the page draws ${name}`)
    assert.ok(named.includes(enterprise_number ?? (name as string)), `the tool names ${name}`)
  }
  const around = insolvencies_around?.map(({ enterprise_number }) => enterprise_number) ?? []
  assert.deepEqual(
    told.insolvencies?.map((line: string) => /\d{10}/.exec(line)?.[0]),
    around,
  )
  assert.deepEqual(
    section
      .find('tbody th a')
      .get()
      .map(link => /\d{10}/.exec(link.attribs.href ?? '')?.[0]),
    around,
  )
  const count = same_address?.count ?? 0
  assert.equal(/same house: 1\./.test(told.note ?? ''), count === 1)
  assert.equal(/One other legal person/.test(section.text()), count === 1)
}
