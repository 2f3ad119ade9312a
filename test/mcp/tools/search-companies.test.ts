import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EnterpriseNumber } from '../../../src/domain/company/enterprise-number.ts'
import type { SearchHit } from '../../../src/domain/search/query.ts'
import { ask, refusal, stubTool } from './stub-tools.ts'

function hit(n: number): SearchHit {
  const front = 8_880_000 + n
  return {
    enterpriseNumber: `0${front}${String(97 - (front % 97)).padStart(2, '0')}` as EnterpriseNumber,
    legalName: `Molen ${n}`,
    slug: `molen-${n}`,
    city: n % 2 === 0 ? 'Gent' : null,
    primaryNace: null,
    matchKind: 'name',
    matchedAddress: null,
    notInRegister: n === 4,
    situationCode: null,
    matchedName: null,
    approximate: false,
  }
}

function play(hits: number) {
  const limits: number[] = []
  const tool = stubTool('search_companies', {
    searchCompanies: async (_, limit) => {
      limits.push(limit)
      return Array.from({ length: Math.min(hits, limit) }, (_, n) => hit(n))
    },
  })
  return { tool, limits }
}

test('a page has ten hits and reports whether there are more', async () => {
  const { tool, limits } = play(25)
  const names = async (page?: number) => {
    const { companies, hasMore } = await ask(tool, { query: 'molen', page })
    return [companies[0]?.legalName, companies.length, hasMore]
  }
  assert.deepEqual(await names(), ['Molen 0', 10, true])
  assert.deepEqual(await names(2), ['Molen 10', 10, true])
  assert.deepEqual(await names(3), ['Molen 20', 5, false])
  assert.deepEqual(limits, [11, 21, 31])
})

test('exactly ten hits are complete', async () => {
  assert.equal((await ask(play(10).tool, { query: 'molen' })).hasMore, false)
})

test('no hits and a page beyond the last are results with advice', async () => {
  const none = await ask(play(0).tool, { query: 'molen' })
  assert.deepEqual(none.companies, [])
  assert.match(none.note, /Nothing found\./)
  assert.match((await ask(play(3).tool, { query: 'molen', page: 2 })).note, /no more hits/)
})

test('nothing within a filter tells which filter it is', async () => {
  const one = await ask(play(0).tool, { query: 'molen', legalForm: 'bv' })
  assert.match(one.note, /^Nothing found within legalForm: omit it to search all companies\./)
  const two = await ask(play(0).tool, { query: 'molen', town: 'Gent', nace: '10', person: 'legal' })
  assert.match(two.note, /^Nothing found within town, nace, person: omit them/)
})

test('a legal form is a code or its abbreviation; another is named as it was sent', async () => {
  const filters: unknown[] = []
  const tool = stubTool('search_companies', {
    searchCompanies: async (_, __, filter) => {
      filters.push(filter?.legalForm)
      return []
    },
  })
  for (const legalForm of ['bv', '610', 'N.V.', 'ASBL']) await ask(tool, { query: 'molen', legalForm })
  assert.deepEqual(filters, ['610', '610', '014', '017'])
  assert.match(
    await refusal(tool, { query: 'molen', legalForm: 'company' }),
    /^Invalid arguments\. legalForm: write the three digits of a legal form, or its abbreviation/,
  )
})

test('the matched address is that of hits by address', async () => {
  const at = (matchKind: SearchHit['matchKind']) => ({ ...hit(0), matchKind, matchedAddress: 'Dreef 1' })
  const tool = stubTool('search_companies', { searchCompanies: async () => [at('name'), at('address')] })
  const { companies } = await ask(tool, { query: 'molen' })
  assert.deepEqual(
    companies.map((company: { matchedAddress?: string }) => company.matchedAddress),
    [undefined, 'Dreef 1'],
  )
})

test('the last page has no next page, and the note explains what to do', async () => {
  const { hasMore, note } = await ask(play(500).tool, { query: '62', page: 20 })
  assert.equal(hasMore, false)
  assert.match(note, /more specific query/)
})

test('hits have a dossier URL; companies that left the register are marked', async () => {
  const { companies, source } = await ask(play(6).tool, { query: 'molen' })
  assert.equal(
    companies[0].dossierUrl,
    `https://griffie.example/nl/company/molen-0-${hit(0).enterpriseNumber}`,
  )
  assert.deepEqual(
    companies.map((company: { notInRegister?: boolean }) => company.notInRegister),
    [undefined, undefined, undefined, undefined, true, undefined],
  )
  assert.equal(companies[1].city, null)
  assert.match(source, /KBO/)
})

test('oversized names truncate the list at whole companies, with a note', async () => {
  const long = { ...hit(0), legalName: '粉'.repeat(500) }
  const tool = stubTool('search_companies', { searchCompanies: async () => Array(10).fill(long) })
  const answer = await ask(tool, { query: 'molen' })
  assert.ok(Buffer.byteLength(JSON.stringify(answer)) <= 12_000)
  assert.ok(answer.companies.length > 5 && answer.companies.length < 10)
  assert.match(answer.note, /Truncated at 12000 bytes/)
})
