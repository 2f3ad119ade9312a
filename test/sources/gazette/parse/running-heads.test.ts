// Running heads of fixture issues, in observed and unobserved orders: they are removed without loss of text,
// and give the day.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { headLine, type PrintedHead, printRunningHead } from '../../../fixtures/gazette/running-head.ts'
import {
  flow,
  type Header,
  type IssuePage,
  issuePdf,
  type Line,
  newFolder,
  save,
  TWO_COLUMNS,
} from './generate-pdf.ts'
import { readAll } from './read-all.ts'

const DAY = '2031-03-12'
const folder = newFolder()

const other =
  (text: string): Header =>
  (page: number): PrintedHead => ({
    text,
    number: String(page),
    side: page % 2 === 0 ? 'left' : 'right',
  })
/** Observed heads, recognised by words or repetition; and others recognised by repetition only. */
const SEEN: Record<string, Header> = {
  'French first': page => printRunningHead(DAY, page, { order: 'french_first' }),
  'Dutch first': page => printRunningHead(DAY, page, { order: 'dutch_first' }),
  'a second edition': page => printRunningHead(DAY, page, { edition: 2, order: 'dutch_first' }),
}
const UNSEEN: Record<string, Header> = {
  'names first': other('BELGISCH STAATSBLAD · MONITEUR BELGE · 12/03/2031'),
  'one name': other('Officiële uitgave van 12.03.2031'),
  'a day in words': other('Belgische officiële bekendmakingen, 12 maart 2031'),
  'another order on odd pages': page =>
    printRunningHead(DAY, page, { order: page % 2 === 0 ? 'french_first' : 'dutch_first' }),
}

const COURT = 'Nederlandstalige ondernemingsrechtbank Brussel'
const NOTICES = Array.from({ length: 12 }, (_, at): Line[] => [
  `|${COURT}`,
  'RegSol',
  `Opening van het faillissement van: VERZONNEN ${String.fromCharCode(65 + at)} BV`,
  'MOLENDREEF 3, 8999 DUINEKERKE.',
  ...Array.from({ length: at % 4 }, () => 'Handelsactiviteit: brood en'),
  'Voorlopige datum van staking van betaling op 28/05/',
  '2030',
  'Voor eensluidend uittreksel: De curator: FANTAST WILLEM.',
])
const LINES = NOTICES.flatMap((lines, at) => [...lines, `>2031/1400${10 + at}`])
const TEXTS = NOTICES.map(lines => lines.map(line => line.replace(/^\|/, '')).join('\n'))

for (const [name, header] of Object.entries({ ...SEEN, ...UNSEEN })) {
  test(`no text contains a head, ${name}`, async () => {
    for (const perColumn of [7, 9, 13]) {
      const pdf = await issuePdf(flow(LINES, perColumn, header))
      const { publications, unreadable } = await readAll(save(folder, `issue-${perColumn}.pdf`, pdf))
      assert.deepEqual(unreadable, [])
      assert.deepEqual(
        publications.map(({ text }) => text),
        TEXTS,
      )
      const days = new Set(publications.map(({ publishedOn }) => publishedOn))
      assert.deepEqual([...days], [name === 'a day in words' ? null : DAY])
    }
  })
}

for (const [name, header] of Object.entries(SEEN)) {
  test(`on a single page a head is recognised by its words, ${name}`, async () => {
    const pdf = await issuePdf(flow(LINES.slice(0, 20), 20, header))
    const { publications } = await readAll(save(folder, 'page.pdf', pdf))
    assert.deepEqual(
      publications.map(({ text, publishedOn }) => [text, publishedOn]),
      TEXTS.slice(0, 2).map(text => [text, DAY]),
    )
  })
}

test('a title at the top of every column belongs to the text, also without a head above it', async () => {
  for (const header of [SEEN['Dutch first'], undefined]) {
    const pages = Array.from(
      { length: 6 },
      (_, at): IssuePage => ({
        layout: TWO_COLUMNS,
        columns: [2 * at, 2 * at + 1].map(one => [...(NOTICES[one] as Line[]), `>2031/1400${10 + one}`]),
        header,
      }),
    )
    const { publications, unreadable } = await readAll(
      save(folder, '2031-03-12_titles.pdf', await issuePdf(pages)),
    )
    assert.deepEqual(unreadable, [])
    assert.deepEqual(
      publications.map(({ text }) => text),
      TEXTS,
    )
  }
})

test('the pages’ day takes precedence over the file name’s, with a warning', async () => {
  const pages = flow([...(NOTICES[0] as Line[]), '>(417)'], 4, SEEN['Dutch first'] as Header)
  const path = save(folder, '2030-01-02.pdf', await issuePdf(pages))
  const warnings: unknown[] = []
  const { publications } = await readAll(path, { onWarning: warning => warnings.push(warning) })
  assert.deepEqual(
    publications.map(({ numac, publishedOn }) => [numac, publishedOn]),
    [['2031700417', DAY]],
  )
  assert.deepEqual(warnings, [
    {
      file: path,
      reason: 'date conflict: file name 2030-01-02, pages 2031-03-12; the date of the pages is used',
    },
  ])
})

/** A head as left in columns of `width` characters by text extraction, with the page number at the edge. */
function cutHead({ text, number, side }: PrintedHead, columns: number, width: number): string[] {
  const middle = ' '.repeat(Math.floor((columns * width - text.length) / 2))
  const body = side === 'left' ? number.padEnd(middle.length) + text : middle + text
  const line =
    side === 'left' ? body.padEnd(columns * width) : body.padEnd(columns * width - number.length) + number
  return Array.from({ length: columns }, (_, at) => line.slice(at * width, (at + 1) * width).trimEnd())
}

for (const [name, header] of Object.entries(SEEN)) {
  test(`fragments of a head in columns of text are dropped, ${name}`, async () => {
    for (const pageCount of [1, 6]) {
      for (const width of [66, 68, 71]) {
        const pages = Array.from({ length: pageCount }, (_, at) => {
          const head = (header as (page: number) => PrintedHead)(65_290 + at)
          return cutHead(head, 2, width).map((piece, column) => {
            const notice = NOTICES[2 * at + column] as Line[]
            const lines = [
              ...notice.map(line => line.replace(/^\|/, '    ')),
              `${' '.repeat(55)}2031/1400${10 + 2 * at + column}`,
            ]
            return `<<<PAGE pdf=${40 + at} col=${column + 1}>>>\n${piece}\n\n${lines.join('\n')}`
          })
        })
        const path = save(folder, 'columns.txt', pages.flat().join('\n\n'))
        const { publications, unreadable } = await readAll(path)
        assert.deepEqual(unreadable, [])
        assert.deepEqual(
          publications.map(({ text, publishedOn }) => [text, publishedOn]),
          TEXTS.slice(0, 2 * pageCount).map(text => [text, DAY]),
          `${pageCount} pages, ${width} wide`,
        )
      }
    }
  })
}

test('a head in a JSON line is removed, and gives the day if no field does', async () => {
  const text = TEXTS[0] as string
  for (const header of Object.values(SEEN)) {
    const lines = [8754, 8755].map(page => {
      const head = headLine((header as (page: number) => PrintedHead)(page))
      return JSON.stringify({
        notice_no: `2031/14${page}`,
        text: text.replace('\nMOLENDREEF', `\n${head}\nMOLENDREEF`),
      })
    })
    const { publications } = await readAll(save(folder, 'heads.jsonl', lines.join('\n')))
    assert.deepEqual(
      publications.map(publication => [publication.text, publication.publishedOn]),
      [
        [text, DAY],
        [text, DAY],
      ],
    )
  }
})

test('the colophon at the foot of columns of text is dropped, an address in a text is kept', async () => {
  const [first, second] = [0, 1].map(at => [
    ...(NOTICES[at] as Line[]).map(line => line.replace(/^\|/, '')),
  ]) as [Line[], Line[]]
  first.splice(3, 1, 'CHAUSSEE d’Anvers 53, 1000 Bruxelles.')
  const feet = [
    ['Belgisch Staatsblad, Antwerpsesteenweg 53, 1000 Brussel. − Monite', 'Directeur : Wil'],
    ['chaussée d’Anvers 53, 1000 Bruxelles.', 'lem Fantast'],
  ]
  const content = [first, second].map(
    (lines, at) =>
      `<<<PAGE pdf=1 col=${at + 1}>>>\n${lines.join('\n')}\n${' '.repeat(55)}2031/1400${10 + at}\n${(feet[at] as string[]).join('\n')}`,
  )
  const { publications, unreadable } = await readAll(save(folder, 'foot.txt', content.join('\n\n')))
  assert.deepEqual(unreadable, [])
  assert.deepEqual(
    publications.map(({ text }) => text),
    [first.join('\n'), second.join('\n')],
  )
})
