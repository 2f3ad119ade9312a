// Changes that loads of the register record.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CHANGE_VALUES } from '../../../src/http/rest/v1/changes/change-values.ts'
import { storeScores } from '../../../src/risk/score/score-companies.ts'
import { importRegister } from '../../../src/sources/register/import/import-register.ts'
import {
  dropRetainedRegister,
  rollbackRegister,
} from '../../../src/sources/register/import/rollback-register.ts'
import { readChanges, readFeedBounds } from '../../../src/store/history/read-changes.ts'
import { createTestDatabase } from '../../database.ts'
import { makeModel } from '../../fixtures/risk-model.ts'
import { insert } from '../../rest/running-app.ts'
import { type Rows, SMALL_REGISTER } from './extract-folder.ts'
import { dayOf, writeDay } from './simulated-register.ts'

const database = await createTestDatabase()
const { pool } = database

const [FIRM, OTHER, TRADER, NEW] = ['0200000108', '0200000207', '0200000306', '0200000405']

type Told = {
  kind: string
  number: string
  unit: string | null
  on: string | null
  reference: string | null
  before: unknown
  after: unknown
}

/** What is recorded during `work`, in order. */
async function changesOf(work: () => Promise<unknown>): Promise<Told[]> {
  const { newest } = await readFeedBounds(pool)
  await work()
  const found = await readChanges(
    pool,
    { position: newest, item: 1_000_000 },
    { kinds: null, companies: null },
    1_000,
  )
  for (const { kind, before, after } of found) {
    const values = CHANGE_VALUES[kind]
    for (const side of ['before', 'after'] as const) {
      const value = side === 'before' ? before : after
      assert.ok(value === null || values[side]?.safeParse(value).success, `${kind} ${JSON.stringify(value)}`)
    }
  }
  return found.map(change => ({
    kind: change.kind,
    number: change.enterpriseNumber,
    unit: change.establishmentNumber,
    on: change.effectiveOn,
    reference: change.reference,
    before: change.before,
    after: change.after,
  }))
}

const load = (type: 'full' | 'update', day: number, rows: Rows) =>
  importRegister(database, writeDay(type, day, rows), { force: true })

async function startAnew(day: number): Promise<void> {
  // After a sample nothing is carried over.
  await importRegister(database, writeDay('full', day, SMALL_REGISTER), { force: true, sample: true })
  await load('full', day, SMALL_REGISTER)
  await dropRetainedRegister(database)
}

const rowsOf = (table: string) => SMALL_REGISTER[table] as string[]

// One change of each company, and what a Full then has.
const NAME: Rows = {
  denomination_delete: ['"0200.000.108"', '"2.100.000.127"'],
  denomination_insert: [
    '"0200.000.108","2","001","De Zilveren Bijenkorf BV"',
    '"0200.000.108","1","001","La Ruche d\'Or"', // as it was
    '"2.100.000.127","2","003","Was en Zoet"',
  ],
}

test('the first load records nothing', async () => {
  assert.deepEqual(await changesOf(() => load('full', 10, SMALL_REGISTER)), [])
})

test('an Update and a Full that say the same again record nothing', async () => {
  const again: Rows = {}
  for (const table of ['enterprise', 'establishment', 'denomination', 'address', 'contact', 'activity']) {
    again[`${table}_delete`] = [...new Set(rowsOf(table).map(line => line.split(',')[0] as string))]
    again[`${table}_insert`] = rowsOf(table).toReversed()
  }
  const told = await changesOf(async () => {
    await load('update', 11, again)
    await load('update', 12, {})
    await load(
      'full',
      13,
      Object.fromEntries(Object.entries(SMALL_REGISTER).map(([t, r]) => [t, r.toReversed()])),
    )
  })
  assert.deepEqual(told, [])
  const { rows } = await pool.query('SELECT groups FROM history.register_version WHERE enterprise_number > 0')
  assert.deepEqual(rows, [])
})

test('a name is told with what it replaces, of an establishment too', async () => {
  await startAnew(20)
  const told = await changesOf(() => load('update', 21, NAME))
  const common = { kind: 'register.name', number: FIRM, on: dayOf(21), reference: '21' }
  const old = { type: '001', language: '2', name: 'De Gulden Bijenkorf  BV' }
  const shop = { type: '003', language: '2' }
  assert.deepEqual(told, [
    {
      ...common,
      unit: null,
      before: { legal_name: 'De Gulden Bijenkorf BV', names: [old] },
      after: {
        legal_name: 'De Zilveren Bijenkorf BV',
        names: [{ ...old, name: 'De Zilveren Bijenkorf BV' }],
      },
    },
    {
      ...common,
      unit: '2100000127',
      before: { legal_name: null, names: [{ ...shop, name: 'Honingwinkel "Zoet"' }] },
      after: { legal_name: null, names: [{ ...shop, name: 'Was en Zoet' }] },
    },
  ])
})

test('a natural person is told without names, and neither a home nor contacts are kept', async () => {
  await startAnew(30)
  const told = await changesOf(async () => {
    await load('update', 31, {
      denomination_delete: ['"0200.000.306"'],
      denomination_insert: ['"0200.000.306","0","001","Vogelsang, Willem"'],
      address_insert: ['"0200.000.306","REGO",,,"9000","Gent","Gent","Thuisstraat","Thuisstraat","1","","",'],
      contact_insert: [
        '"0200.000.306","ENT","TEL","09 000 00 00"',
        '"2.100.000.226","ENT","TEL","09 000 00 01"',
      ],
    })
    await load('update', 32, {
      address_delete: ['"0200.000.306"'],
      contact_delete: ['"0200.000.306"', '"2.100.000.226"'],
      enterprise_delete: ['"0200.000.306"'],
    })
  })
  const nothing = { legal_name: null, legal_form: null, situation: '000' }
  assert.deepEqual(
    told.map(({ kind, number, before, after }) => ({ kind, number, before, after })),
    [
      { kind: 'register.name', number: TRADER, before: null, after: null },
      { kind: 'register.left', number: TRADER, before: nothing, after: null },
    ],
  )
  const { rows } = await pool.query(
    `SELECT FROM history.register_version WHERE groups LIKE '%Thuisstraat%' OR groups LIKE '%09 000%'`,
  )
  assert.equal(rows.length, 0)
})

const MANY: Rows = {
  enterprise_delete: ['"0200.000.108"', '"0200.000.207"'],
  enterprise_insert: [
    '"0200.000.108","AC","012","2","014",,05-03-1999',
    '"0200.000.405","AC","000","2","014",,01-10-2025',
  ],
  denomination_insert: ['"0200.000.405","2","001","Nieuwe Zaak"'],
  address_delete: ['"0200.000.108"'],
  address_insert: ['"0200.000.108","REGO",,,"9000","Gent","Gent","Graslei","Graslei","1","","",'],
  activity_delete: ['"0200.000.108"', '"2.100.000.226"'],
  activity_insert: [
    '"0200.000.108","001","2025","56111","MAIN"',
    '"0200.000.108","001","2008","56101","MAIN"',
    '"0200.000.108","006","2025","99999","SECO"',
    '"2.100.000.226","003","2025","47810","MAIN"',
    '"2.100.000.226","003","2008","47810","MAIN"',
  ],
  establishment_delete: ['"2.100.000.127"'],
  establishment_insert: [
    '"2.100.000.424",01-10-2025,"0200.000.306"',
    '"2.100.000.325",16-09-2020,"0200.000.108"',
  ],
}

const MANY_TOLD = [
  ['register.legal_form', FIRM, null, { code: '610' }, { code: '014' }],
  ['register.situation', FIRM, null, { code: '000' }, { code: '012' }],
  [
    'register.seat',
    FIRM,
    null,
    { street: 'Korenlei 12 A bus 0001', zip: '9000', city: 'Gent' },
    { street: 'Graslei 1', zip: '9000', city: 'Gent' },
  ],
  [
    'register.activities',
    FIRM,
    null,
    [{ group: '006', version: '2025', code: '10820', classification: 'MAIN' }],
    [{ group: '006', version: '2025', code: '99999', classification: 'SECO' }],
  ],
  ['register.establishment_opened', FIRM, '2100000325', null, { start_date: '2020-09-16' }],
  ['register.establishment_closed', FIRM, '2100000127', { start_date: '1999-03-05' }, null],
  [
    'register.left',
    OTHER,
    null,
    { legal_name: '"Ferronnerie Grandjean" S.A.', legal_form: '014', situation: '050' },
    null,
  ],
  ['register.establishment_opened', TRADER, '2100000424', null, { start_date: '2025-10-01' }],
  ['register.establishment_closed', TRADER, '2100000325', { start_date: '2020-09-16' }, null],
  ['register.arrived', NEW, null, null, { legal_name: 'Nieuwe Zaak', legal_form: '014', situation: '000' }],
]
const short = (told: Told[]) =>
  told.map(({ kind, number, unit, before, after }) => [kind, number, unit, before, after])

test('an Update records each kind, once', async () => {
  await startAnew(40)
  assert.deepEqual(short(await changesOf(() => load('update', 41, MANY))), MANY_TOLD)
})

test('a Full after a Full records what the Update between would', async () => {
  await startAnew(50)
  const kept = (table: string) => {
    const gone = MANY[`${table}_delete`] ?? []
    const fresh = MANY[`${table}_insert`] ?? []
    const keys = [...gone, ...fresh].map(line => line.split(',')[0])
    const isChild = table !== 'establishment' && table !== 'enterprise'
    const replaced = isChild ? gone : keys
    return [...rowsOf(table).filter(line => !replaced.includes(line.split(',')[0] as string)), ...fresh]
  }
  const full = Object.fromEntries(Object.keys(SMALL_REGISTER).map(table => [table, kept(table)]))
  assert.deepEqual(short(await changesOf(() => load('full', 51, full))), MANY_TOLD)
})

test('a company that comes back has returned', async () => {
  await startAnew(60)
  await load('update', 61, { enterprise_delete: ['"0200.000.207"'] })
  const told = await changesOf(() =>
    load('update', 62, { enterprise_insert: ['"0200.000.207","AC","000","2","014",,01-01-1968'] }),
  )
  const state = { legal_name: '"Ferronnerie Grandjean" S.A.', legal_form: '014', situation: '000' }
  assert.deepEqual(short(told), [
    ['register.returned', OTHER, null, null, state],
    ['risk.band', OTHER, null, 'Severe', 'Unknown'],
  ])
})

test('a situation that is a bankruptcy changes the band at once, by an Update as by a Full, and a run does not repeat it', async () => {
  await startAnew(80)
  await insert(pool, 'risk.score', {
    enterprise_number: Number(FIRM),
    probability: 0.002,
    model_version: '0',
    evaluated_at: '2025-01-01T00:00:00Z',
  })
  const firm = (situation: string) => `"0200.000.108","AC","${situation}","2","015","610",05-03-1999`
  const update = (day: number, situation: string) =>
    changesOf(() =>
      load('update', day, { enterprise_delete: ['"0200.000.108"'], enterprise_insert: [firm(situation)] }),
    )
  const bandsOf = (told: readonly Told[]) =>
    told.filter(({ kind }) => kind === 'risk.band').map(({ before, after, on }) => [before, after, on])
  const opened = await update(81, '050')
  assert.deepEqual(bandsOf(opened), [['Low', 'Severe', dayOf(81)]])
  assert.equal(opened.find(({ kind }) => kind === 'risk.band')?.reference, '81')
  assert.deepEqual(bandsOf(await update(82, '049')), [], 'still a bankruptcy')
  const score = () => storeScores({ pool }, makeModel(), { asOf: dayOf(82), today: dayOf(82) })
  assert.deepEqual(bandsOf(await changesOf(score)), [])
  assert.deepEqual(bandsOf(await update(83, '000')), [['Severe', 'Unknown', dayOf(83)]], 'until it is scored')
  const rows = rowsOf('enterprise').map(row => (row.startsWith('"0200.000.108"') ? firm('050') : row))
  const full = await changesOf(() => load('full', 84, { ...SMALL_REGISTER, enterprise: rows }))
  assert.deepEqual(bandsOf(full), [['Unknown', 'Severe', dayOf(84)]])
})

test('with an open bankruptcy by the gazette, and for natural persons, the register changes no band', async () => {
  await startAnew(90)
  await insert(pool, 'risk.open_bankruptcy', { enterprise_number: Number(FIRM) })
  const told = await changesOf(() =>
    load('update', 91, {
      enterprise_delete: ['"0200.000.108"', '"0200.000.306"'],
      enterprise_insert: [
        '"0200.000.108","AC","050","2","015","610",05-03-1999',
        '"0200.000.306","AC","050","1",,,15-09-2020',
      ],
    }),
  )
  assert.deepEqual(
    told.map(({ kind }) => kind),
    ['register.situation', 'register.situation'],
  )
  await pool.query('DELETE FROM risk.open_bankruptcy')
})

test('a rollback takes the changes back in reverse, and the extract records them again', async () => {
  await startAnew(70)
  await load('update', 71, MANY)
  const told = await changesOf(() => rollbackRegister(database))
  const opposite: Record<string, string> = {
    'register.left': 'register.returned',
    'register.arrived': 'register.left',
    'register.establishment_opened': 'register.establishment_closed',
    'register.establishment_closed': 'register.establishment_opened',
  }
  const reversed = MANY_TOLD.toReversed().map(([kind, number, unit, before, after]) => [
    opposite[kind as string] ?? kind,
    number,
    unit,
    after,
    before,
  ])
  assert.deepEqual(short(told), reversed)
  assert.deepEqual(
    [...new Set(told.map(({ reference, on }) => `${reference} ${on}`))],
    [`rollback of extract 71 ${dayOf(70)}`],
  )
  assert.deepEqual(short(await changesOf(() => load('update', 71, MANY))), MANY_TOLD)
})

test('a rollback of a Full takes its changes back', async () => {
  await startAnew(80)
  await load('full', 81, { ...SMALL_REGISTER, contact: [], establishment: rowsOf('establishment').slice(1) })
  const told = await changesOf(() => rollbackRegister(database))
  assert.deepEqual(short(told), [
    ['register.establishment_opened', FIRM, '2100000127', null, { start_date: '1999-03-05' }],
  ])
})

test('a mass Update, which cannot be rolled back, is recorded too', async () => {
  await startAnew(90)
  const told = await changesOf(() =>
    importRegister(database, writeDay('update', 91, MANY), { force: true, notedAtMostRows: 1 }),
  )
  assert.deepEqual(short(told), MANY_TOLD)
})

test('sample data and real data have no history in common', async () => {
  await startAnew(100)
  await load('update', 101, NAME)
  await importRegister(database, writeDay('full', 102, SMALL_REGISTER), { force: true, sample: true })
  const counted = () =>
    pool.query(`SELECT (SELECT count(*)::int FROM history.register_version) AS versions,
                       (SELECT count(*)::int FROM history.change WHERE kind LIKE 'register.%') AS changes`)
  assert.deepEqual((await counted()).rows, [{ versions: 0, changes: 0 }])
  await load('update', 103, NAME)
  assert.equal((await counted()).rows[0].changes, 2)
  await load('full', 104, SMALL_REGISTER)
  assert.deepEqual((await counted()).rows, [{ versions: 0, changes: 0 }])
})

test('an establishment of a legal person that moves is a change, one of a natural person is not', async () => {
  await startAnew(90)
  const line = rowsOf('address').find(row => row.startsWith('"2.100.000.127"')) as string
  const cells = line.split(',')
  const moved = (unit: string) => cells.with(0, `"${unit}"`).with(9, '"77"').join(',')
  const told = await changesOf(() =>
    load('update', 91, {
      address_delete: ['"2.100.000.127"', '"2.100.000.325"'],
      address_insert: [moved('2.100.000.127'), moved('2.100.000.325')],
    }),
  )
  assert.deepEqual(
    told.map(({ kind, number, unit }) => [kind, number, unit]),
    [['register.establishment_address', FIRM, '2100000127']],
  )
  const { before, after } = told[0] as { before: unknown; after: { number: string } }
  assert.equal(after.number, '77')
  assert.deepEqual({ ...after, number: '3' }, before)
})

test('a company that holds a mandate is shown with its seat after a load that moves it, and after a rollback', async () => {
  await startAnew(100)
  await pool.query(
    `INSERT INTO gazette.mandate (enterprise_number, role, role_kind, currency, name, address, source, source_numac, holder_number)
     VALUES ($1, 'bestuurder', 'director_company', 'current', 'De Gulden Bijenkorf', 'Korenlei 12 A bus 0001, 9000 Gent', 'BsActsV3', '25000001', $2)`,
    [Number(OTHER), Number(FIRM)],
  )
  const seat = async () => (await pool.query('SELECT address FROM gazette.mandate')).rows[0].address
  await load('update', 101, {
    address_delete: MANY.address_delete as string[],
    address_insert: MANY.address_insert as string[],
  })
  assert.equal(await seat(), 'Graslei 1, 9000 Gent')
  await rollbackRegister(database)
  assert.equal(await seat(), 'Korenlei 12 A bus 0001, 9000 Gent')
})
