import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { constants, gunzipSync, gzipSync } from 'node:zlib'
import {
  parseLinesFile,
  parsePublicationLine,
} from '../../../../src/sources/gazette/parse/json-lines/parse-lines-file.ts'
import { newFolder, save } from './generate-pdf.ts'
import { readAll } from './read-all.ts'

const folder = newFolder()
const NOTICE = 'Unternehmensgericht Eupen\nUnternehmensgericht EUPEN.\nUrteil vom: 6 März 2031.'
const FULL = {
  pub_date: '2031-03-12',
  edition: 2,
  notice_no: '2031/140011',
  numac_derived: '2031840011',
  pdf_page: 57,
  lang: 'de',
  type_guess: 'whatever',
  text: NOTICE,
}
const PUBLICATION = {
  numac: '2031840011',
  kind: 'court_notice',
  publishedOn: '2031-03-12',
  language: 'de',
  text: NOTICE,
  reading: 'lines',
  printedNumber: '2031/140011',
  page: 57,
  edition: 2,
  enterpriseNumber: null,
  rubrics: [],
}

function parse(line: unknown) {
  return parsePublicationLine(typeof line === 'string' ? line : JSON.stringify(line), 'line 7', 'set.jsonl')
}

test('a line becomes its publication', () => {
  assert.deepEqual(parse(FULL), [{ publication: PUBLICATION }])
})

test('number and language are inferred if missing in the line', () => {
  const { notice_no, text } = FULL
  assert.deepEqual(parse({ notice_no, text, date: '2031-03-12' }), [
    { publication: { ...PUBLICATION, page: null, edition: null } },
  ])
})

test('a number of eight digits is an act’s, with its company and rubrics', () => {
  const line = {
    numac: 31004567,
    language: 'fr',
    kbo: '0123.456.749',
    rubrics: ['DEMISSIONS'],
    text: 'Nom : Chimère',
  }
  assert.deepEqual(parse(line), [
    {
      publication: {
        ...PUBLICATION,
        numac: '31004567',
        kind: 'act',
        publishedOn: null,
        language: 'fr',
        text: 'Nom : Chimère',
        printedNumber: null,
        page: null,
        edition: null,
        enterpriseNumber: '0123456749',
        rubrics: ['DEMISSIONS'],
      },
    },
  ])
})

test('a text with the number of a register list is one', () => {
  const text = 'SERVICE PUBLIC FEDERAL ECONOMIE,\n[C − 2031/200710]\nListe'
  const [result] = parse({ numac: '2031200710', pub_date: '2031-03-12', text })
  assert.ok(result && 'publication' in result)
  assert.deepEqual([result.publication.kind, result.publication.language], ['register_list', null])
})

test('merged typed notices are split, headings become rubrics, criminal courts are dropped', () => {
  const text = [
    'Réorganisation judiciaire',
    'Gerechtelijke reorganisatie',
    'Tribunal de l’entreprise du Brabant wallon',
    'Par jugement du 3 mars 2031, le plan de la SRL Chimère est homologué',
    '(2031).',
    '(417)',
    'Infractions liées à l’état de faillite',
    'Misdrijven die verband houden',
    'met de staat van faillissement',
    'Tribunal de première instance de Songe',
    'Par jugement correctionnel, le nommé Willem Fantast, gérant de faillite.',
    '(418)',
    'Faillite',
    'Faillissement',
    ...NOTICE.split('\n'),
  ].join('\n')
  const results = parse({ ...FULL, text })
  assert.deepEqual(
    results.map(result => 'publication' in result && [result.publication.numac, result.publication.language]),
    [
      ['2031700417', 'fr'],
      ['2031840011', 'de'],
    ],
  )
  assert.deepEqual(results.at(-1), {
    publication: { ...PUBLICATION, rubrics: ['Faillite', 'Faillissement'] },
  })
  assert.ok(results[0] && 'publication' in results[0])
  assert.equal(results[0].publication.printedNumber, '(417)')
  assert.equal(results[0].publication.text, text.split('\n').slice(2, 5).join('\n'))
})

test('a merged notice with a printed number is split off', () => {
  const text = `Tribunal de l’entreprise de Songe\nFaillite de : CHIMERE SRL\n2031/140010\n${NOTICE}`
  const results = parse({ ...FULL, text })
  assert.deepEqual(
    results.map(result => 'publication' in result && [result.publication.numac, result.publication.text]),
    [
      ['2031840010', text.split('\n').slice(0, 2).join('\n')],
      ['2031840011', NOTICE],
    ],
  )
})

test('a number in brackets within a notice does not split it', () => {
  const text =
    'Tribunal de l’entreprise de Liège\nla société inscrite à Songe\n(4999)\nest déclarée en faillite.'
  const [result, ...others] = parse({ ...FULL, lang: 'fr', text })
  assert.deepEqual(others, [])
  assert.ok(result && 'publication' in result)
  assert.equal(result.publication.text, text)
})

for (const [what, line, reason] of [
  ['no JSON', '{"text":', 'the line is not valid JSON'],
  ['no object', '[1]', 'the line is not a JSON object'],
  ['no text', { ...FULL, text: ' ' }, 'the line has no text'],
  ['a NUL character', { ...FULL, text: 'a\0b' }, 'the text contains a NUL character'],
  ['no number', { text: NOTICE }, 'the line has no publication number of ten or eight digits'],
  [
    'a day no calendar has',
    { ...FULL, pub_date: '2031-02-30' },
    '"2031-02-30" is not a date of the form YYYY-MM-DD',
  ],
] as const) {
  test(`a line with ${what} is reported as unreadable`, () => {
    assert.deepEqual(parse(line), [{ unreadable: { file: 'set.jsonl', place: 'line 7', reason } }])
  })
}

test('a file of lines is read plain or compressed, with bad lines reported by number', async () => {
  const content = `${JSON.stringify(FULL)}\n\nnonsense\n${JSON.stringify(FULL)}\n`
  const [plain, packed] = [
    save(folder, 'set.jsonl', content),
    save(folder, 'set.jsonl.gz', gzipSync(content)),
  ]
  for (const path of [plain, packed]) {
    const { publications, unreadable } = await readAll(path)
    assert.equal(publications.length, 2)
    assert.deepEqual(unreadable, [{ file: path, place: 'line 3', reason: 'the line is not valid JSON' }])
  }
})

test('a truncated gzip file is reported, after all lines before the cut, however slowly they are taken', async () => {
  const lines = Array.from({ length: 20_000 }, (_, at) => JSON.stringify({ ...FULL, pdf_page: at }))
  const content = gzipSync(`${lines.join('\n')}\n`)
  const cut = content.subarray(0, content.length >> 1)
  const whole = gunzipSync(cut, { finishFlush: constants.Z_SYNC_FLUSH }).toString().split('\n').length - 1
  assert.ok(whole > 5000)
  let read = 0
  for await (const found of parseLinesFile(save(folder, 'cut.jsonl.gz', cut), {})) {
    if ('publication' in found) read++
    else
      assert.deepEqual(
        [found.unreadable.place, /the file is truncated/.test(found.unreadable.reason)],
        [`after line ${whole}`, true],
      )
    if (read % 100 === 0) await setTimeout(1)
  }
  assert.equal(read, whole)
})
