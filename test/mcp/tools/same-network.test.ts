// REST, the tool and the page tell of the same network: neighbours, insolvencies, companies at the address.

import { test } from 'node:test'
import { createTestDatabase } from '../../database.ts'
import { fillNetwork } from '../../fixtures/network.ts'
import { issueKey, runApp } from '../../rest/running-app.ts'
import { compareNetwork } from './compare-network.ts'
import { openTools } from './open-tools.ts'

const { url, pool } = await createTestDatabase()
const app = await runApp({ databaseUrl: url, key: await issueKey(pool) })
const { centre, leaf, head, manager, auditor } = await fillNetwork(pool)
const tool = openTools(url)('get_company_network')

test('REST, the tool and the page tell of the same network', async () => {
  for (const number of [centre, leaf, head, manager, auditor]) await compareNetwork(number, { app, tool })
})
