import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NothingLoadedError, SourceUnavailableError } from '../../../src/domain/errors.ts'
import type { DoubtReason } from '../../../src/domain/officers/mandate.ts'
import type { ToolDeps } from '../../../src/mcp/tools/create-tools.ts'
import type { FiledOfficers } from '../../../src/store/accounts/filed-officers.ts'
import type { BatchLoader } from '../../../src/store/db/batch-loader.ts'
import type { Officer } from '../../../src/store/gazette/officers.ts'
import type { Recorded } from '../../../src/store/gazette/unread-publications.ts'
import { createListOfficers } from '../../../src/usecases/officers/list-officers.ts'
import { type Answer, ask, COMPANY, CONTEXT, NUMBER, refusal, stubTool } from './stub-tools.ts'

function officer(more: Partial<Officer> = {}): Officer {
  return {
    role: 'bestuurder',
    roleKind: 'director',
    office: 'director',
    currency: 'current',
    name: 'Odilon Van Pluim',
    address: null,
    from: '2020-01-01',
    to: null,
    source: 'BsActsV3',
    sourceNumac: '20123456',
    holderNumber: null,
    representative: null,
    confirmedOn: '2024-06-30',
    termEndsOn: null,
    ...more,
  }
}

async function askFor(
  officers: Officer[] | undefined | Error,
  waiting = 0,
  args = {},
  filed: FiledOfficers | undefined | Error = undefined,
  deps: Partial<ToolDeps> = {},
): Promise<Answer> {
  const reader: BatchLoader<Recorded<Officer[]>> = {
    read: async () => {
      if (officers instanceof Error) throw officers
      return { value: officers, waiting }
    },
  }
  const filedOfficers: BatchLoader<FiledOfficers> = {
    read: async () => {
      if (filed instanceof Error) throw filed
      return filed
    },
  }
  const companies = { read: async () => COMPANY }
  const listOfficers = createListOfficers({
    companies,
    findUnregistered: async () => null,
    officers: reader,
    filedOfficers,
  })
  return ask(stubTool('get_company_officers', { listOfficers, ...deps }), { kbo: NUMBER, ...args })
}

const namesOf = (list: Answer[]) => list.map(({ name }) => name)

test('officers have ids and pages of people for keys with the right only, and the call is recorded', async () => {
  const listOfficers = async () => ({
    company: COMPANY,
    absence: null,
    part: {
      officers: [
        officer(),
        officer({ roleKind: 'director_company', name: 'Pluim Beheer', representative: 'Ann Verzonnen' }),
        officer({ name: 'Nog Iemand' }),
      ],
      auditors: [],
      courtAppointed: [officer({ roleKind: 'curator', name: 'Odilon Van Pluim' })],
    },
    waiting: 0,
    unanswered: [],
    namedInAccounts: [],
  })
  const recorded: unknown[] = []
  const identifyOfficers: ToolDeps['identifyOfficers'] = async (number, lookup) => {
    recorded.push(number, lookup)
    return ({ name, representative }) =>
      ({ 'Odilon Van Pluim': '0123456789abcdef', 'Ann Verzonnen': 'fedcba9876543210' })[
        representative ?? name
      ] ?? null
  }
  const tool = stubTool('get_company_officers', { listOfficers, identifyOfficers })
  const plain = await ask(tool, { kbo: NUMBER })
  assert.doesNotMatch(JSON.stringify(plain), /personId|person\//)
  assert.deepEqual(recorded, [])
  const answer = await ask(tool, { kbo: NUMBER }, { ...CONTEXT, peopleKeyId: 'abcdef01' })
  assert.deepEqual(
    [...answer.officers, ...answer.courtAppointed].map(({ personId, url }: Answer) => [personId, url]),
    [
      ['0123456789abcdef', 'https://griffie.example/nl/person/0123456789abcdef'],
      ['fedcba9876543210', 'https://griffie.example/nl/person/fedcba9876543210'],
      [undefined, undefined],
      [undefined, undefined],
    ],
  )
  assert.deepEqual(recorded, [NUMBER, { kind: 'tool', by: { keyId: 'abcdef01' } }])
})

test('current officers precede stale and former ones, newest first', async () => {
  const { officers } = await askFor([
    officer({ name: 'A', currency: 'former', to: '2019-01-01' }),
    officer({ name: 'B', currency: 'stale' }),
    officer({ name: 'C', currency: 'former', to: '2022-01-01' }),
    officer({ name: 'D', from: '2018-01-01' }),
    officer({ name: 'E', from: '2023-01-01' }),
  ])
  assert.deepEqual(namesOf(officers), ['E', 'D', 'B', 'C', 'A'])
  assert.deepEqual(
    officers.map(({ currency }: Answer) => currency),
    ['current', 'current', 'stale', 'former', 'former'],
  )
})

test('auditors and court-appointed roles are separate lists', async () => {
  const answer = await askFor([
    officer(),
    officer({ name: 'Toets Bedrijfsrevisoren', roleKind: 'director_company', office: 'statutory_auditor' }),
    officer({
      name: 'Anselm Kurz',
      roleKind: 'curator',
      role: 'curator',
      office: null,
      address: 'Kouter 1, 9000 Gent',
    }),
  ])
  assert.deepEqual([answer.officers, answer.auditors, answer.courtAppointed].map(namesOf), [
    ['Odilon Van Pluim'],
    ['Toets Bedrijfsrevisoren'],
    ['Anselm Kurz'],
  ])
  assert.equal(answer.courtAppointed[0].address, 'Kouter 1, 9000 Gent')
  assert.equal('office' in answer.courtAppointed[0], false)
})

test('a company as officer has its number, seat and representative', async () => {
  const { officers } = await askFor([
    officer({
      name: 'Wiek BV',
      roleKind: 'director_company',
      holderNumber: NUMBER,
      representative: 'Clotilde Verbeeld',
      address: 'Molenstraat 1, 9000 Gent',
    }),
  ])
  const { holder, enterpriseNumber, representative, address } = officers[0]
  assert.deepEqual([holder, enterpriseNumber, representative], ['company', NUMBER, 'Clotilde Verbeeld'])
  assert.equal(address, 'Molenstraat 1, 9000 Gent')
})

test('persons have no address', async () => {
  const { officers } = await askFor([officer({ address: 'Thuisstraat 7, 9000 Gent' })])
  assert.equal('address' in officers[0], false)
})

test('no mandates and an unavailable source are distinguished', async () => {
  const none = await askFor(undefined)
  assert.deepEqual([none.officers, none.auditors, none.courtAppointed], [[], [], []])
  assert.match(none.note, /does not prove/)
  const unread = await askFor(new SourceUnavailableError('gazette'))
  assert.deepEqual([unread.officers, unread.auditors, unread.courtAppointed], [null, null, null])
  assert.match(unread.note, /source unavailable/i)
})

test('while publications are pending the lists are null, and the note counts them', async () => {
  const answer = await askFor([officer()], 3)
  assert.deepEqual([answer.officers, answer.auditors, answer.courtAppointed], [null, null, null])
  assert.match(answer.note, /^3 gazette publications about this company are not yet processed/)
  assert.doesNotMatch(answer.note, /source unavailable/i)
})

test('long lists are truncated at whole mandates, former ones first, with a note', async () => {
  const many = Array.from({ length: 300 }, (_, n) =>
    officer({ name: `Lid ${n}`, currency: n % 2 === 0 ? 'current' : 'former' }),
  )
  const curator = officer({ roleKind: 'curator', role: 'curator', office: null, name: 'Anselm Kurz' })
  const answer = await askFor([...many, curator])
  assert.ok(Buffer.byteLength(JSON.stringify(answer)) <= 12_000)
  assert.equal(answer.officers.length + answer.leftOut, 300)
  assert.ok(answer.officers.every(({ currency }: Answer) => currency === 'current'))
  assert.deepEqual(namesOf(answer.courtAppointed), ['Anselm Kurz'])
  assert.match(answer.note, /Truncated at 12000 bytes/)
})

/** All pages, by their cursors. */
async function readOn(officers: Officer[], args = {}): Promise<Answer[]> {
  const answers: Answer[] = []
  let cursor: string | undefined
  do {
    answers.push(await askFor(officers, 0, cursor ? { ...args, cursor } : args))
    cursor = answers.at(-1).nextCursor
  } while (cursor !== undefined && answers.length < 100)
  return answers
}

test('pagination reaches every mandate exactly once', async () => {
  const lists = {
    officers: (n: number) => officer({ name: `Lid ${n}`, currency: n % 2 === 0 ? 'current' : 'former' }),
    auditors: (n: number) => officer({ name: `Revisor ${n}`, office: 'statutory_auditor' }),
    courtAppointed: (n: number) => officer({ name: `Curator ${n}`, roleKind: 'curator', office: null }),
  }
  const crowd = Object.values(lists).flatMap(one => Array.from({ length: 120 }, (_, n) => one(n)))
  for (const args of [{}, { on: '2021-06-30' }]) {
    const whole = await readOn(crowd, args)
    assert.ok(whole.length > 3)
    assert.ok(whole.every(answer => Buffer.byteLength(JSON.stringify(answer)) <= 12_000))
    const read = whole.flatMap(answer => Object.keys(lists).flatMap(list => namesOf(answer[list])))
    assert.deepEqual(read.toSorted(), crowd.map(({ name }) => name).toSorted())
    assert.deepEqual(
      whole.map(({ leftOut = 0 }) => leftOut).toSorted((a, b) => b - a),
      whole.map(({ leftOut = 0 }) => leftOut),
    )
    assert.equal('leftOut' in whole.at(-1), false)
  }
})

test('pagination also reaches mandates with the longest possible texts', async () => {
  const long = '字'.repeat(500)
  const crowd = ['curator', 'director_company', 'director'].flatMap(roleKind =>
    Array.from({ length: 5 }, (_, n) =>
      officer({
        roleKind: roleKind as Officer['roleKind'],
        name: `${n} ${long}`,
        role: long,
        representative: long,
        address: long,
        holderNumber: NUMBER,
      }),
    ),
  )
  const read = (await readOn(crowd)).flatMap(({ officers, courtAppointed }) => [
    ...officers,
    ...courtAppointed,
  ])
  assert.equal(read.length, crowd.length)
})

test('a cursor to changed lists restarts at the first page, with a note', async () => {
  const many = Array.from({ length: 300 }, (_, n) => officer({ name: `Lid ${n}` }))
  const { nextCursor, officers } = await askFor(many)
  const ended = many.map(one => (one.name === 'Lid 7' ? officer({ name: 'Lid 7', currency: 'former' }) : one))
  const answer = await askFor(ended, 0, { cursor: nextCursor })
  assert.ok(answer.officers.length >= officers.length - 1) // the note takes space
  assert.equal(answer.officers[0].name, officers[0].name)
  assert.match(answer.note, /^The mandates changed since that cursor/)
})

test('an empty result for a date states the days that were read', async () => {
  const { officers, note } = await askFor([officer({ from: '2020-01-01' })], 0, { on: '2019-12-31' })
  assert.deepEqual(officers, [])
  assert.match(
    note,
    /^No mandates found for that day, which does not prove.* No acts have been processed yet\. Processed: court notices from 2025-01-02 to 2026-07-31, without 3/,
  )
})

test('filtering by date keeps mandates with unknown dates', async () => {
  const { officers } = await askFor(
    [
      officer({ name: 'A', from: '2018-01-01', to: '2020-12-31', currency: 'former' }),
      officer({ name: 'B', from: '2019-01-01', to: '2021-06-30', currency: 'former' }),
      officer({ name: 'C', from: null, to: '2022-01-01', currency: 'former' }),
      officer({ name: 'D', from: '2021-07-01' }),
      officer({ name: 'E', from: '2020-01-01' }),
    ],
    0,
    { on: '2021-06-30' },
  )
  assert.deepEqual(namesOf(officers).toSorted(), ['B', 'C', 'E'])
  const list = await askFor(new SourceUnavailableError('gazette'), 0, { on: '2021-06-30' })
  assert.equal(list.officers, null)
})

test('a stated term ends a mandate, unless something confirms it later', async () => {
  const term = { from: '2015-01-01', termEndsOn: '2021-12-31' }
  const crowd = [
    officer({ name: 'A', ...term, confirmedOn: '2019-06-30', currency: 'stale' }),
    officer({ name: 'B', ...term, confirmedOn: '2023-06-30' }),
    officer({ name: 'C', ...term, confirmedOn: null, currency: 'stale' }),
  ]
  const on = async (day: string) => namesOf((await askFor(crowd, 0, { on: day })).officers).toSorted()
  assert.deepEqual(await on('2021-12-31'), ['A', 'B', 'C'])
  assert.deepEqual(await on('2022-01-01'), ['B'])
})

test('a day to come is refused; of a day before the first that was read it is told since when acts and notices are read', async () => {
  const tool = stubTool('get_company_officers', {})
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  for (const on of [tomorrow, '9999-12-31', '0000-01-01', '2026-02-30'])
    assert.match(
      await refusal(tool, { kbo: NUMBER, on }),
      /^Invalid arguments\. on must be .*not later than today/,
    )
  const read = { from: '2019-05-01', until: '2026-07-31', missing: 0 }
  const readCoverage = async () => ({ notices: { ...read, from: '2024-11-29' }, acts: read })
  const noteOn = async (on: string) =>
    (await askFor([officer({ from: '2010-01-01' })], 0, { on }, undefined, { readCoverage })).note
  assert.match(
    await noteOn('2012-01-01'),
    /^Not processed of that day: acts and court notices\. .* from 2019-05-01/,
  )
  assert.match(await noteOn('2019-05-01'), /^Not processed of that day: court notices\. .* from 2024-11-29/)
  assert.equal(await noteOn('2024-11-29'), undefined)
})

test('doubts about a mandate are explained next to its state', async () => {
  const doubt = (reason: DoubtReason, on: string | null, source: string) => ({
    doubts: [{ reason, on, source }],
  })
  const { officers } = await askFor([
    officer({ name: 'A', currency: 'stale', ...doubt('doubtful_statement', '2024-05-06', '24012345') }),
    officer({ name: 'B', from: '2024-01-01', ...doubt('doubtful_end', null, '25012345') }),
    officer({ name: 'C', from: '2023-01-01', ...doubt('not_on_board', '2024-06-03', '25012346') }),
    officer({ name: 'D', from: '2022-01-01', ...doubt('not_in_accounts', '2024-12-31', '2025-00012345') }),
    officer({ name: 'E', from: '2021-01-01' }),
  ])
  const told = Object.fromEntries(officers.map(({ name, doubts }: Answer) => [name, doubts]))
  assert.deepEqual(told, {
    A: [
      'Uncertain: low-confidence extraction from act 24012345 (2024-05-06), and no second source names the holder.',
    ],
    B: ['Act 25012345 may end it (undated); low-confidence extraction, no second source.'],
    C: ['Not in the board composition of act 25012346 (2024-06-03); low-confidence extraction.'],
    D: ['No longer named in the accounts of 2024 (2025-00012345).'],
    E: undefined,
  })
})

const FILED: FiledOfficers = {
  reference: '2025-00012345',
  periodEnd: '2024-12-31',
  officers: ['Odilon Van Pluim', 'Clotilde Verbeeld'].map(name => ({
    kind: 'person',
    name,
    enterpriseNumber: null,
    representative: null,
    functionCode: 'fct:m13',
    functionText: null,
    from: '2023-05-01',
    to: '2029-05-01',
  })),
}

test('persons named only in accounts are a separate list, with the year', async () => {
  const answer = await askFor([officer()], 0, {}, FILED)
  assert.deepEqual(namesOf(answer.officers), ['Odilon Van Pluim'])
  assert.deepEqual(answer.namedInAccounts, [
    {
      name: 'Clotilde Verbeeld',
      holder: 'person',
      role: 'administrator or manager',
      from: '2023-05-01',
      termEndsOn: '2029-05-01',
      year: 2024,
    },
  ])
  assert.match(answer.source, /National Bank/)
  const before = await askFor([officer()], 0, { on: '2022-01-01' }, FILED)
  assert.deepEqual(before.namedInAccounts, [])
})

test('accounts without other persons and unavailable accounts are distinguished', async () => {
  assert.deepEqual((await askFor([officer()], 0, {}, { reference: null })).namedInAccounts, [])
  assert.equal((await askFor([officer()])).namedInAccounts, null, 'no accounts are on file')
  const silent = await askFor([officer()], 0, {}, new SourceUnavailableError('accounts'))
  assert.equal(silent.namedInAccounts, null)
  assert.match(silent.note, /^Accounts source unavailable/)
  assert.deepEqual(namesOf(silent.officers), ['Odilon Van Pluim'])
  const neverLoaded = await askFor([officer()], 0, {}, new NothingLoadedError('accounts'))
  assert.equal(neverLoaded.namedInAccounts, null)
  assert.equal(neverLoaded.note, undefined)
  assert.equal((await askFor([officer()], 3, {}, FILED)).namedInAccounts, null)
})
