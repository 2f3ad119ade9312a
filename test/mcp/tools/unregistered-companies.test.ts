// What the tools tell of companies that are not in the register.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestDatabase } from '../../database.ts'
import { addCompany, insert, withChecksum } from '../../rest/running-app.ts'
import { openTools } from './open-tools.ts'
import { ask, NUMBER, refusal } from './stub-tools.ts'

const { pool, url } = await createTestDatabase()
const tool = openTools(url)
const PARTS = ['get_company_acts', 'get_company_officers', 'get_company_financials', 'get_extraction_status']

const left = await addCompany(pool, {
  legal_name: 'Vertrokken Molen',
  in_register: false,
  left_on: '2025-10-04',
})
const leftBefore = await addCompany(pool, { legal_name: 'Lang Vertrokken', in_register: false })
const filed = withChecksum(8_880_002)
await insert(pool, 'accounts.deposit', {
  enterprise_number: Number(filed),
  reference: '2025-00000001',
  deposited_on: '2025-06-30',
  period_end: '2024-12-31',
})

test('every tool but profile and network answers about a company that left the register, and says since when', async () => {
  for (const name of PARTS) {
    const answer = await ask(tool(name), { kbo: left })
    assert.equal(answer.legalName, 'Vertrokken Molen', name)
    assert.match(answer.note, /^Not in the register since the extract of 2025-10-04\./, name)
    assert.match((await ask(tool(name), { kbo: leftBefore })).note, /^No longer in the register; since which/)
  }
})

test('a company of the accounts alone is answered by its number', async () => {
  const answer = await ask(tool('get_company_financials'), { kbo: filed })
  assert.equal(answer.fiscalYear, 2024)
  assert.match(answer.note, /^Not in any loaded extract of the register\./)
  assert.match(answer.dossierUrl, new RegExp(`/nl/company/.*${filed}$`))
})

for (const what of ['profile', 'network'])
  test(`without a ${what} it is told since when, and which tools to call`, async () => {
    const asked = tool(`get_company_${what}`)
    const message = await refusal(asked, { kbo: left })
    assert.match(
      message,
      new RegExp(`^No ${what} of Vertrokken Molen \\(\\d{10}\\)\\. Not in the register since`),
    )
    assert.match(message, /extract of 2025-10-04\. get_company_acts, .* https?:/)
    assert.match(await refusal(asked, { kbo: filed }), /Not in any loaded extract of the register\./)
    assert.match(await refusal(asked, { kbo: NUMBER }), /in no extract of the Belgian register/)
  })
