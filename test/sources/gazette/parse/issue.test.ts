import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printRunningHead } from '../../../fixtures/gazette/running-head.ts'
import { flow, type IssuePage, issuePdf, type Line, newFolder, save, TWO_COLUMNS } from './generate-pdf.ts'
import { readAll } from './read-all.ts'

const HEADER = 'MONITEUR BELGE — 12.03.2031 — BELGISCH STAATSBLAD'
const SECOND_EDITION = 'MONITEUR BELGE — 12.03.2031 — Ed. 2 — BELGISCH STAATSBLAD'
const folder = newFolder()

const GUARDIANSHIP: Line[] = [
  '|Vredegerecht van het kanton Zandvliet',
  'Aanstelling van een bewindvoerder over Achterhuis Veronica.',
  '>2031/140001',
]
const BANKRUPTCY: Line[] = [
  '|Ondernemingsrechtbank Gent, afdeling Brugge',
  'RegSol',
  'Ondernemingsrechtbank Gent, afdeling Brugge.',
  '=Opening van het faillissement van: DE VERZONNEN',
  'BAKKERIJ BV MOLENDREEF 3, 8999 DUINEKERKE.',
  'Handelsactiviteit: brood- en banket-',
  'bakkerij (2031)',
  'Ondernemingsnummer: 0123.456.749',
  'Datum faillissement: 5 maart 2031.',
  'Voor eensluidend uittreksel: De curator: FANTAST WILLEM.',
]
const GERMAN: Line[] = [
  '|Unternehmensgericht Eupen',
  'Unternehmensgericht EUPEN.',
  'Konkurseröffnung auf Geständnis von/der: LUFTSCHLOSS GMBH',
  'WOLKENWEG 1, 4799 NEBELTAL.',
  'Urteil vom: 6 März 2031.',
]
const TYPED: Line[] = [
  '|Cour d’appel de Liège',
  'Par arrêt du 3 mars 2031, la cour a réformé le jugement qui déclarait la',
  'faillite de la SRL Chimère, rue du Mirage 2, 4999 Songe.',
]
const LINES: Line[] = [
  ...GUARDIANSHIP,
  '|Faillite',
  '|Faillissement',
  ...TYPED,
  '>(417)',
  ...BANKRUPTCY,
  '>2031/140010',
  ...GERMAN,
  '>2031/140011',
]

const printed = (lines: Line[]): string => lines.map(line => line.replace(/^[>|=]/, '')).join('\n')

test('notices are cut at their numbers across columns and pages, line ends and hyphens as printed', async () => {
  for (const perColumn of [4, 7, 11]) {
    const path = save(folder, `flow-${perColumn}.pdf`, await issuePdf(flow(LINES, perColumn, HEADER)))
    const { publications, unreadable } = await readAll(path)
    assert.deepEqual(unreadable, [])
    assert.deepEqual(
      publications.map(({ numac, printedNumber, language, text }) => ({
        numac,
        printedNumber,
        language,
        text,
      })),
      [
        { numac: '2031700417', printedNumber: '(417)', language: 'fr', text: printed(TYPED) },
        { numac: '2031840010', printedNumber: '2031/140010', language: 'nl', text: printed(BANKRUPTCY) },
        { numac: '2031840011', printedNumber: '2031/140011', language: 'de', text: printed(GERMAN) },
      ],
      `${perColumn} lines in a column`,
    )
  }
})

test('a notice on a private person and page headers yield nothing', async () => {
  const pages = flow([...GUARDIANSHIP, ...BANKRUPTCY, '>2031/140010', ...GUARDIANSHIP], 9, HEADER)
  const last = pages.at(-1) as IssuePage
  last.across = [
    'Moniteur belge, chaussée d’Anvers 1, 1000 Bruxelles. − Belgisch Staatsblad, Antwerpsesteenweg 1, 1000 Brussel.',
    'Directeur : Anna Chimère − Directeur : Anna Chimère',
  ]
  const { publications, unreadable } = await readAll(save(folder, 'private.pdf', await issuePdf(pages)))
  assert.deepEqual(unreadable, [])
  assert.deepEqual(
    publications.map(publication => publication.text),
    [printed(BANKRUPTCY)],
  )
})

test('a notice line that resembles the colophon does not remove the lines below it', async () => {
  const cited = [...BANKRUPTCY]
  cited.splice(6, 0, 'Belgisch Staatsblad, Antwerpsesteenweg 1, 1000 Brussel.')
  const pages = flow([...cited, '>2031/140010', ...GERMAN, '>2031/140011'], 9, HEADER)
  const { publications, unreadable } = await readAll(save(folder, 'cited.pdf', await issuePdf(pages)))
  assert.deepEqual(unreadable, [])
  assert.deepEqual(
    publications.map(({ text }) => text),
    [printed(cited), printed(GERMAN)],
  )
})

test('laws before the first notice and texts after the last one yield nothing', async () => {
  const law: Line[] = Array.from(
    { length: 450 },
    (_, at) => `Art. ${at}. De ondernemingsrechtbank sluit elk faillissement.`,
  )
  const lines = [
    ...law,
    ...GUARDIANSHIP,
    '|Faillite',
    '|Faillissement',
    ...BANKRUPTCY,
    '>2031/140010',
    ...law.slice(0, 40),
  ]
  const { publications, unreadable } = await readAll(
    save(folder, 'laws.pdf', await issuePdf(flow(lines, 60, HEADER))),
  )
  assert.deepEqual(unreadable, [])
  assert.deepEqual(
    publications.map(publication => publication.text),
    [printed(BANKRUPTCY)],
  )
})

test('a company notice without a court counts below its section heading', async () => {
  const typed = [
    'De curator van de BV Nimmerland roept alle schuldeisers van het',
    'faillissement op tot een vergadering.',
  ]
  const conviction = ['|Hof van beroep Gent', 'Veroordeling', 'Willem Fantast, gefailleerde, is veroordeeld.']
  const lines = [
    '|Infractions liées à l’état de faillite',
    '|Misdrijven die verband houden',
    '|met de staat van faillissement',
    ...conviction,
    '>(511)',
    '|Faillite',
    '|Faillissement',
    ...typed,
    '>(512)',
  ]
  const { publications, unreadable } = await readAll(
    save(folder, 'typed.pdf', await issuePdf(flow(lines, 20, HEADER))),
  )
  assert.deepEqual(unreadable, [])
  assert.deepEqual(
    publications.map(publication => publication.text),
    [printed(typed)],
  )
})

test('a notice has the day, the edition and the page of its number', async () => {
  const path = save(folder, 'page.pdf', await issuePdf(flow(LINES, 6, SECOND_EDITION)))
  const { publications } = await readAll(path)
  assert.deepEqual(
    publications.map(({ publishedOn, edition, page, kind, reading }) => ({
      publishedOn,
      edition,
      page,
      kind,
      reading,
    })),
    [1, 2, 3].map(page => ({
      publishedOn: '2031-03-12',
      edition: 2,
      page,
      kind: 'court_notice',
      reading: 'text_layer',
    })),
  )
})

test('the file name gives day and edition if the pages do not', async () => {
  const page: IssuePage = {
    layout: TWO_COLUMNS,
    columns: [
      [...BANKRUPTCY, '>(88)'],
      [...GERMAN, '>2031/140011'],
    ],
  }
  const path = save(folder, '2031/03/12_3.pdf', await issuePdf([page]))
  const { publications } = await readAll(path)
  assert.deepEqual(
    publications.map(({ numac, publishedOn, edition }) => [numac, publishedOn, edition]),
    [
      ['2031700088', '2031-03-12', 3],
      ['2031840011', '2031-03-12', 3],
    ],
  )
})

test('an excerpt reports the notices it contains only in part', async () => {
  const lines = [
    ...BANKRUPTCY.slice(5),
    'www.regsol.be: op 9 april 2031.',
    '>2031/140010',
    ...GERMAN,
    '>2031/140011',
  ]
  const path = save(
    folder,
    'part.pdf',
    await issuePdf(flow([...lines, ...BANKRUPTCY.slice(0, 6)], 12, HEADER)),
  )
  const { publications, unreadable } = await readAll(path)
  assert.deepEqual(
    publications.map(publication => publication.numac),
    ['2031840011'],
  )
  assert.deepEqual(unreadable, [
    { file: path, place: 'page 1', reason: 'the start of notice 2031/140010 is missing from the file' },
    { file: path, place: 'page 1', reason: 'the end of a notice, with its number, is missing from the file' },
  ])
})

test('halves of two notices are not joined where pages are missing', async () => {
  const lines = [
    ...GERMAN,
    '>2031/140011',
    ...BANKRUPTCY,
    '>2031/140010',
    ...GERMAN,
    '>2031/140012',
    ...GERMAN,
    '>2031/140013',
  ]
  const pages = flow(lines, 5, HEADER).map(
    (page, at): IssuePage => ({
      ...page,
      header: () => printRunningHead('2031-03-12', 65_290 + at),
    }),
  )
  const path = save(folder, 'left-out.pdf', await issuePdf(pages.filter((_, at) => at !== 1)))
  const { publications, unreadable } = await readAll(path)
  assert.deepEqual(
    publications.map(({ numac, text }) => [numac, text]),
    [
      ['2031840011', printed(GERMAN)],
      ['2031840013', printed(GERMAN)],
    ],
  )
  assert.deepEqual(
    unreadable.map(({ reason }) => reason),
    ['the end of a notice, with its number, is missing from the file'],
  )
})

test('a notice without its start is not stored just because it names a court later', async () => {
  const rest = [
    'Vote des créanciers : le 9 avril 2031 en la salle du',
    'tribunal de l’entreprise de Songe, de la faillite.',
  ]
  const lines = [...rest, '>2031/140010', ...GERMAN, '>2031/140011']
  const { publications, unreadable } = await readAll(
    save(folder, 'rest.pdf', await issuePdf(flow(lines, 20, HEADER))),
  )
  assert.deepEqual(
    publications.map(({ numac }) => numac),
    ['2031840011'],
  )
  assert.equal(unreadable[0]?.reason, 'the start of notice 2031/140010 is missing from the file')
})

test('superscripts stay in their word', async () => {
  const lines = [
    ...TYPED.slice(0, 1),
    'Par arrêt du 1^{er} mars 2031, la cour a réformé la faillite',
    'de la SRL M^{2} Chimère.',
  ]
  const path = save(
    folder,
    'raised.pdf',
    await issuePdf(flow(['|Faillite', '|Faillissement', ...lines, '>(417)'], 20, HEADER)),
  )
  const { publications } = await readAll(path)
  assert.equal(publications[0]?.text, printed(lines).replace('^{er}', 'er').replace('^{2}', '2'))
})

test('text extracted column by column gives the same notices', async () => {
  const columns = [LINES.slice(0, 9), LINES.slice(9, 16), LINES.slice(16)]
  const content = columns.map((lines, at) => {
    const body = lines.map(line =>
      line.startsWith('>') ? ' '.repeat(58) + line.slice(1) : `  ${line.replace(/^[|=]/, '')}`,
    )
    return `<<<PAGE pdf=${40 + (at >> 1)} col=${(at % 2) + 1}>>>\n.2031 — BELGISCH STAATSBLAD   65291\n\n${body.join('\n\n')}\n`
  })
  const { publications, unreadable } = await readAll(
    save(folder, '2031-03-12_by_column.txt', content.join('\n')),
  )
  assert.deepEqual(unreadable, [])
  assert.deepEqual(
    publications.map(({ numac, text }) => [numac, text]),
    [
      ['2031700417', printed(TYPED)],
      ['2031840010', printed(BANKRUPTCY)],
      ['2031840011', printed(GERMAN)],
    ],
  )
})
