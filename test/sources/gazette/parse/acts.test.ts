import assert from 'node:assert/strict'
import { test } from 'node:test'
import { actPdf, newFolder, save, scannedActPdf } from './generate-pdf.ts'
import { readAll } from './read-all.ts'

const folder = newFolder()

const FIRST = [
  'Ondernemingsnr : 0123.456.749',
  'Naam',
  '(voluit) : De Verzonnen Bakkerij',
  'Rechtsvorm : Besloten vennootschap',
  'Volledig adres v.d. zetel : Molendreef 3 - 8999 Duinekerke',
  'Onderwerp akte : Ontslagen en benoemingen',
  'De algemene vergadering van 5 maart 2031 aanvaardt het ontslag van Willem',
  'Fantast als bestuurder en benoemt in zijn plaats Veronica Luchtkasteel voor',
  'onbepaalde duur.',
]
const SECOND = [
  'Het mandaat van Veronica Luchtkasteel wordt niet vergoed. De vergadering geeft',
  'volmacht aan het kantoor Nimmerland om de akte neer te leggen.',
]

test('an act is read from its text layer, without margin, box, foot and repeated headings', async () => {
  const pdf = await actPdf(
    [
      { lines: FIRST, foot: true },
      { lines: ['Luik B - vervolg', ...SECOND], foot: true },
    ],
    '12/03/2031',
  )
  const { publications, unreadable } = await readAll(save(folder, '31004567.pdf', pdf))
  assert.deepEqual(unreadable, [])
  assert.deepEqual(publications, [
    {
      numac: '31004567',
      kind: 'act',
      publishedOn: '2031-03-12',
      language: 'nl',
      text: [...FIRST, ...SECOND].join('\n'),
      reading: 'text_layer',
      printedNumber: null,
      page: null,
      edition: null,
      enterpriseNumber: null,
      rubrics: [],
    },
  ])
})

test('a scanned act is recognised without the frame of its form', async () => {
  const path = save(folder, '31004568.pdf', await scannedActPdf(FIRST, '13/03/2031'))
  const { publications, unreadable } = await readAll(path)
  assert.deepEqual(unreadable, [])
  const [act] = publications
  assert.ok(act)
  assert.deepEqual(
    [act.numac, act.publishedOn, act.reading, act.language],
    ['31004568', '2031-03-13', 'ocr', 'nl'],
  )
  const read = act.text.split('\n')
  assert.equal(read.length, FIRST.length, act.text)
  const exact = FIRST.filter(line => read.includes(line))
  assert.ok(exact.length >= FIRST.length - 2, `most lines are read to the letter:\n${act.text}`)
  assert.ok(act.text.includes('0123.456.749'))
})

test('a scanned act is reported as unreadable when OCR is disabled', async () => {
  const path = save(folder, 'off/31004569.pdf', await scannedActPdf(FIRST, '13/03/2031'))
  assert.deepEqual(await readAll(path, { ocr: 'never' }), {
    publications: [],
    unreadable: [
      {
        file: path,
        place: null,
        reason: 'the act is a scan without text, and OCR is disabled',
      },
    ],
  })
})

test('a text act has day and rubric in its comments, language and company in its name', async () => {
  const content = ['# 2031-03-12 0004567 ONTSLAGEN - BENOEMINGEN', '# a remark', '[OCR]', ...FIRST].join('\n')
  const { publications } = await readAll(save(folder, '31004567_nl_0123456749.txt', content))
  const [act] = publications
  assert.ok(act)
  assert.equal(act.text, FIRST.join('\n'))
  assert.deepEqual(
    [act.kind, act.publishedOn, act.language, act.enterpriseNumber, act.reading, act.rubrics],
    ['act', '2031-03-12', 'nl', '0123456749', 'ocr', ['ONTSLAGEN - BENOEMINGEN']],
  )
})
