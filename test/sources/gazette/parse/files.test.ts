import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ParseProgress } from '../../../../src/sources/gazette/parse/parse-result.ts'
import { readPublications } from '../../../../src/sources/gazette/parse/read-publications.ts'
import { articlePage, COMPANY_PAGE } from '../client/generate-pages.ts'
import { flow, issuePdf, newFolder, save } from './generate-pdf.ts'
import { readAll } from './read-all.ts'

const HEADER = 'MONITEUR BELGE — 12.03.2031 — BELGISCH STAATSBLAD'
const GERMAN = [
  '|Unternehmensgericht Eupen',
  'Unternehmensgericht EUPEN.',
  'Urteil vom: 6 März 2031.',
  '>2031/140011',
]
const LINE = JSON.stringify({
  pub_date: '2031-03-12',
  notice_no: '2031/140012',
  text: 'Unternehmensgericht Eupen\nUrteil vom: 7 März 2031.',
})

async function reasonsFor(name: string, content: Buffer | string): Promise<string[]> {
  const path = save(newFolder(), name, content)
  const { publications, unreadable } = await readAll(path)
  assert.deepEqual(publications, [])
  assert.ok(unreadable.every(({ file }) => file === path))
  return unreadable.map(({ reason }) => reason)
}

test('an empty, damaged, encrypted and foreign PDF each has its own reason', async () => {
  const whole = await issuePdf(flow(GERMAN, 4, HEADER))
  for (const name of ['2031-03-12.pdf', '31004567.pdf']) {
    assert.deepEqual(await reasonsFor(name, ''), ['the file is empty'])
    assert.deepEqual(await reasonsFor(name, 'no PDF at all'), ['the file is not a PDF, or it is damaged'])
    assert.deepEqual(
      await reasonsFor(name, await issuePdf(flow(GERMAN, 4, HEADER), { userPassword: 'geheim' })),
      ['the PDF is encrypted and requires a password'],
    )
  }
  assert.equal((await reasonsFor('2031-03-12.pdf', whole.subarray(0, 300))).length, 1)
  const foreign = await issuePdf([{ layout: [{ left: 50, width: 300 }], columns: [['A recipe for soup.']] }])
  assert.deepEqual(await reasonsFor('soup.pdf', foreign), [
    'the PDF has no gazette page with text, and its name is not that of an act',
  ])
})

test('an unknown kind of file and a missing one are reported', async () => {
  assert.deepEqual(await reasonsFor('notes.docx', 'PK'), ['unsupported file type'])
  assert.deepEqual(await reasonsFor('notes.txt', 'Hello.'), [
    'the file name is not the number of an act, and the text is not from an issue',
  ])
  assert.deepEqual(await reasonsFor('page.html', '<html><body>Nothing</body></html>'), [
    'the page contains no gazette text',
  ])
  const { unreadable } = await readAll('/nowhere/at/all.pdf')
  assert.deepEqual(unreadable, [
    { file: '/nowhere/at/all.pdf', place: null, reason: 'no such file or folder' },
  ])
})

test('saved pages of the site are read: a text, and the court notices on a company’s page', async () => {
  const folder = newFolder()
  const text = { numac: '2031804466', body: `Tribunal de l'entreprise de Mervaux<br>Faillite de : X SRL` }
  save(folder, 'article.html', articlePage('2031-06-11', text))
  save(folder, 'company.html', COMPANY_PAGE)
  const { publications, unreadable } = await readAll(folder)
  assert.deepEqual(unreadable, [])
  assert.deepEqual(
    publications.map(({ numac, kind }) => [numac, kind]),
    [
      ['2031804466', 'court_notice'],
      ['2031804477', 'court_notice'],
    ],
  )
})

test('a folder is read recursively in name order, and a bad file does not affect others', async () => {
  const folder = newFolder()
  save(folder, '2031/03/12_1.pdf', await issuePdf(flow(GERMAN, 4, HEADER)))
  save(folder, '2031/broken.pdf', '%PDF-1.4 broken')
  save(folder, 'a.jsonl', LINE)
  save(folder, '.hidden', 'x')
  const { publications, unreadable } = await readAll(folder)
  assert.deepEqual(
    publications.map(({ numac }) => numac),
    ['2031840011', '2031840012'],
  )
  assert.deepEqual(
    unreadable.map(({ file }) => file.slice(folder.length)),
    ['/2031/broken.pdf'],
  )
})

test('progress is reported', async () => {
  const path = save(newFolder(), 'issue.pdf', await issuePdf(flow(GERMAN, 1, HEADER)))
  const told: ParseProgress[] = []
  await readAll(path, { onProgress: progress => told.push(progress) })
  assert.deepEqual(told, [
    { file: path, unit: 'page', done: 1, total: 2 },
    { file: path, unit: 'page', done: 2, total: 2 },
  ])
})

test('an aborted read ends with its reason', async () => {
  const path = save(newFolder(), 'issue.pdf', await issuePdf(flow(GERMAN, 1, HEADER)))
  const controller = new AbortController()
  const reading = readPublications(path, {
    signal: controller.signal,
    onProgress: () => controller.abort(new Error('enough')),
  })
  await assert.rejects(reading.next(), /enough/)
})
