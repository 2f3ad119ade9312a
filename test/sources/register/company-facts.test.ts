// Selection of a company's name, activity and address among those filed.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { importRegister } from '../../../src/sources/register/import/import-register.ts'
import { createTestDatabase } from '../../database.ts'
import { type Rows, writeExtract } from './extract-folder.ts'

const database = await createTestDatabase()
const rows: Rows = {
  enterprise: [],
  establishment: [],
  denomination: [],
  address: [],
  activity: [],
  code: ['"Nace2025","56111","NL","Restaurants"'],
}
let added = 0
let shopsAdded = 0

type Filed = {
  names?: [language: string, type: string, name: string][]
  zip?: string
  trader?: boolean
  struckOff?: string
  form?: string
  activities?: string[]
  shops?: { since: string; zip: string; activities?: string[] }[]
}

const dots = (number: number, parts: RegExp) =>
  String(number)
    .padStart(10, '0')
    .replace(parts, (_, ...groups) => groups.slice(0, -2).join('.'))
const address = (entity: string, type: string, zip: string, struckOff = '') =>
  `"${entity}","${type}",,,"${zip}","Plaats","Lieu","Straat","Rue","1","","",${struckOff}`

/** Adds a company; returns its number. */
function file({ names = [], zip = '9000', activities = [], shops = [], ...filed }: Filed): number {
  const front = 2_000_100 + ++added
  const number = front * 100 + (97 - (front % 97))
  const written = dots(number, /^(.{4})(.{3})(.{3})$/)
  rows.enterprise?.push(
    `"${written}","AC","000","${filed.trader ? 1 : 2}",${filed.form ?? (filed.trader ? ',' : '"014",')},01-01-2000`,
  )
  for (const [language, type, name] of names.length > 0 ? names : [['2', '001', 'Verzonnen'] as const])
    rows.denomination?.push(`"${written}","${language}","${type}","${name}"`)
  if (!filed.trader) rows.address?.push(address(written, 'REGO', zip, filed.struckOff))
  const main = (entity: string) => (activity: string) => {
    const [group, version, code] = activity.split(' ')
    rows.activity?.push(`"${entity}","${group}","${version}","${code}","MAIN"`)
  }
  activities.forEach(main(written))
  for (const shop of shops) {
    const unit = dots(2_100_100_000 + ++shopsAdded * 100, /^(.)(.{3})(.{3})(.{3})$/)
    rows.establishment?.push(`"${unit}",${shop.since},"${written}"`)
    rows.address?.push(address(unit, 'BAET', shop.zip))
    shop.activities?.forEach(main(unit))
  }
  return number
}

const named = (zip: string, ...languages: string[]) =>
  file({ zip, names: languages.map(language => [language, '001', `In ${language}`]) })
// Language codes of the register: 0 unknown, 1 French, 2 Dutch, 3 German, 4 English.
const NAMES: [number: number, name: string][] = [
  [named('9000', '1', '2', '3', '4', '0'), 'In 2'],
  [named('4000', '1', '2', '3', '4', '0'), 'In 1'],
  [named('4700', '1', '2', '3', '4', '0'), 'In 3'],
  [named('1000', '0', '4', '3', '1', '2'), 'In 2'],
  [named('1000', '0', '4', '3', '1'), 'In 1'],
  [named('1000', '0', '4', '3'), 'In 3'],
  [named('1000', '0', '4'), 'In 4'],
  [named('1000', '0'), 'In 0'],
  [named('4000', '2', '3'), 'In 2'],
  // An open mark of direction would turn what is shown behind the name.
  [file({ names: [['2', '001', 'Mo\u202elen\u2066 BV']] }), 'Molen BV'],
  [
    file({
      names: [
        ['2', '003', 'Handelsnaam'],
        ['2', '002', 'Afkorting'],
        ['1', '001', 'Nom'],
      ],
    }),
    'Nom',
  ],
]

const mainly = (...activities: string[]) => file({ activities })
const ALL_GROUPS = ['005', '004', '007', '003', '006', '001']
const OLD_AND_NEW_SHOP = [
  { since: '02-01-2010', zip: '9000', activities: ['001 2025 22222'] },
  { since: '01-01-2010', zip: '9000', activities: ['003 2025 33333'] },
]
const ACTIVITIES: [number: number, code: string | null][] = [
  [mainly('001 2003 00001', '001 2008 00002', '005 2025 00003'), '00003'],
  [mainly('001 2003 00001', '005 2008 00002'), '00002'],
  [mainly('001 2003 00001'), '00001'],
  ...ALL_GROUPS.map((group, i): [number, string] => [
    mainly(...ALL_GROUPS.slice(0, i + 1).map(one => `${one} 2025 10${one}`)),
    `10${group}`,
  ]),
  [mainly('001 2025 62200', '001 2025 62100', '001 2025 62300'), '62100'],
  [file({ shops: OLD_AND_NEW_SHOP }), '33333'],
  [file({ activities: ['005 2003 44444'], shops: OLD_AND_NEW_SHOP }), '44444'],
  [file({}), null],
]

const FORMS: [number: number, form: string | null][] = [
  [file({ form: '"014","610"' }), '610'],
  [file({ form: '"014",' }), '014'],
  [file({ form: ',' }), null],
]

const SEATS: [number: number, zip: string | null][] = [
  [file({ zip: '8500' }), '8500'],
  [file({ zip: '8500', struckOff: '01-02-2020', shops: OLD_AND_NEW_SHOP }), null],
  [
    file({
      trader: true,
      shops: [
        { since: '02-01-2010', zip: '8000' },
        { since: '01-01-2010', zip: '4700' },
      ],
    }),
    '4700',
  ],
  [file({ trader: true }), null],
]

await importRegister(database, writeExtract('full', 140, rows))

async function column(name: string, filed: [number: number, value: unknown][]): Promise<void> {
  const { rows } = await database.pool.query(
    `SELECT enterprise_number, ${name} AS value FROM register.company WHERE enterprise_number = ANY ($1)`,
    [filed.map(([number]) => number)],
  )
  const held = new Map(rows.map(({ enterprise_number, value }) => [Number(enterprise_number), value]))
  assert.deepEqual(
    filed.map(([number]) => held.get(number)),
    filed.map(([, value]) => value),
  )
}

test('the legal name is in the language of the municipality, else Dutch, French, German, English, unknown', async () => {
  await column('legal_name', NAMES)
})

test('the main activity is chosen by version, group, then lowest code; else that of the oldest establishment', async () => {
  await column('primary_nace', ACTIVITIES)
})

test('the legal form is that of current law if the register has it', async () => {
  await column('legal_form', FORMS)
})

test('the seat is used unless struck off; for a sole trader the oldest establishment', async () => {
  await column('zip', SEATS)
})
