// Register lists in fixture issues: three columns, one per language, across pages.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printRunningHead } from '../../../fixtures/gazette/running-head.ts'
import { issuePdf, type Line, newFolder, save, THREE_COLUMNS } from './generate-pdf.ts'
import { readAll } from './read-all.ts'

const HEADER = 'MONITEUR BELGE — 12.03.2031 — BELGISCH STAATSBLAD'
const folder = newFolder()

const printed = (lines: Line[]): string => lines.map(line => line.replace(/^[>|=]/, '')).join('\n')

const MINISTRY = [
  'SERVICE PUBLIC FEDERAL ECONOMIE,',
  'FEDERALE OVERHEIDSDIENST ECONOMIE,',
  'FÖDERALER ÖFFENTLICHER DIENST',
]
const REGISTER = [
  'Banque-Carrefour des Entreprises',
  'Kruispuntbank van Ondernemingen',
  'Zentralen Datenbank',
]
const ENTITY = ['No ent.', 'Ond. Nr.', 'Unt. nr.']

function listHead(number: string): Line[][] {
  return [0, 1, 2].map(at => [MINISTRY[at] as string, `>[C − ${number}]`, `Liste − Lijst − ${REGISTER[at]}`])
}

function entries(names: string[]): Line[][] {
  return [0, 1, 2].map(at => names.flatMap(name => [`${ENTITY[at]} 0123.456.749`, name]))
}

const join3 = (...parts: Line[][][]): Line[][] =>
  [0, 1, 2].map(at => parts.flatMap(part => part[at] as Line[]))

test('a register list is one publication, its three languages in sequence, across pages', async () => {
  const first = join3(listHead('2031/200710'), entries(['NIMMERLAND', 'UTOPIA']))
  const second = join3(entries(['ATLANTIS']), listHead('2031/200711'), entries(['LILLIPUT']))
  const pages = [first, second].map(columns => ({ layout: THREE_COLUMNS, columns, header: HEADER }))
  const { publications, unreadable } = await readAll(save(folder, 'lists.pdf', await issuePdf(pages)))
  assert.deepEqual(unreadable, [])
  assert.deepEqual(
    publications.map(({ numac, kind, language, page, publishedOn }) => [
      numac,
      kind,
      language,
      page,
      publishedOn,
    ]),
    [
      ['2031200710', 'register_list', null, 1, '2031-03-12'],
      ['2031200711', 'register_list', null, 2, '2031-03-12'],
    ],
  )
  const whole = join3(listHead('2031/200710'), entries(['NIMMERLAND', 'UTOPIA', 'ATLANTIS']))
  assert.equal(publications[0]?.text, whole.map(printed).join('\n\n'))
})

test('a list at the top of a page is complete with Dutch first and a letter-spaced ministry name', async () => {
  const names = ['NIMMERLAND', 'UTOPIA']
  const [french, dutch, german] = join3(listHead('2032/200069'), entries(names)) as [Line[], Line[], Line[]]
  const spacedOut = ['F E D E R A L E', ...dutch.slice(1)]
  const raised = french.map(line => line.replace('No ent.', 'N^{o} ent.'))
  const head = (page: number) => printRunningHead('2032-03-12', page)
  for (const ministry of [dutch[0] as string, 'F E D E R A L E O V E R H E I D S D I E N S T']) {
    const columns = [[ministry, ...spacedOut.slice(1)], raised, german]
    const pages = [{ layout: THREE_COLUMNS, columns, header: head }]
    const { publications, unreadable } = await readAll(save(folder, 'dutch.pdf', await issuePdf(pages)))
    assert.deepEqual(unreadable, [])
    const whole = [french, [ministry.replaceAll(/(?<=\b\S) (?=\S\b)/g, ''), ...dutch.slice(1)], german]
    assert.deepEqual(
      publications.map(({ publishedOn, text }) => [publishedOn, text]),
      [['2032-03-12', whole.map(printed).join('\n\n')]],
    )
  }
})

test('a list whose last entry ends on the next page is complete; one without its start is reported', async () => {
  const first = join3(listHead('2031/200710'), entries(['NIMMERLAND', 'UTOPIA', 'ATLANTIS', 'THULE']))
  const tail: Line[][] = [
    ['struck off.', 'En fin.'],
    ['doorgehaald.', 'Einde.'],
    ['gestrichen.', 'Ende.'],
  ]
  const pages = [first, tail, join3(entries(['LILLIPUT']), tail)].map(columns => ({
    layout: THREE_COLUMNS,
    columns,
    header: HEADER,
  }))
  const { publications, unreadable } = await readAll(
    save(folder, 'tail.pdf', await issuePdf(pages.slice(0, 2))),
  )
  assert.deepEqual(unreadable, [])
  assert.equal(publications[0]?.text, join3(first, tail).map(printed).join('\n\n'))
  const path = save(folder, 'headless.pdf', await issuePdf(pages.slice(2)))
  assert.deepEqual((await readAll(path)).unreadable, [
    { file: path, place: 'page 1', reason: 'the start of a register list is missing from the file' },
  ])
})

test('a decree that is no register list, and a three-column table, yield nothing', async () => {
  const decree = join3(listHead('2031/201234')).map(lines => lines.slice(0, 2))
  const table = [
    ['un', 'deux'],
    ['één', 'twee'],
    ['eins', 'zwei'],
  ]
  const pages = [decree, table].map(columns => ({ layout: THREE_COLUMNS, columns, header: HEADER }))
  assert.deepEqual(await readAll(save(folder, 'decree.pdf', await issuePdf(pages))), {
    publications: [],
    unreadable: [],
  })
})
