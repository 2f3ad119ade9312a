// Parsers of untrusted text with adversarial inputs. Each runs in a thread with a deadline: linear time passes,
// quadratic time does not.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sized } from '../nightly.ts'
import { PAYLOADS } from './payloads.ts'
import { callEach } from './run-with-deadline.ts'

const MAX_LENGTH = sized(100_000, 200_000)
const of = (piece: string, length = MAX_LENGTH) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
const at = (path: string) => new URL(`../../src/${path}`, import.meta.url).href

/** Repetitions followed by a mismatch, which provoke backtracking. */
const PIECES = [
  '0',
  '1.',
  '0 ',
  '0-',
  '9.9.',
  'a',
  'a.',
  'a ',
  'A.B.',
  ' ',
  '\t',
  '\n',
  ' \n',
  '.',
  '-',
  ',',
  ';',
  '(',
  ')',
  '"',
  '<',
  '&',
  'é',
  'e\u0301',
  '\u0301',
  'ﷺ',
  '\u{1d7d8}',
  'İ',
  '\ud800',
  '\0',
  '_',
  'BE0',
  'be ',
  'bus 1 ',
  '1 a ',
  'en ',
  'vennootschap ',
]
const ENDS = ['!', 'x0']
const LONG = [...PIECES.flatMap(piece => ENDS.map(end => of(piece) + end)), ...PAYLOADS]

const READERS: [path: string, names: string[]][] = [
  ['domain/company/enterprise-number.ts', ['parseEnterpriseNumber']],
  ['domain/publications/named-companies.ts', ['findPrintedNumbers']],
  ['extract/plausibility/event-names.ts', ['findRegistrars']],
  ['domain/search/query.ts', ['parseQuery', 'parseNumber']],
  ['domain/search/fold.ts', ['foldWords', 'foldNameWords', 'foldName', 'stripAccents']],
  ['domain/private-data/redact.ts', ['redactPrivateData']],
  ['domain/private-data/streets.ts', ['redactStreets']],
  ['http/query-parameters.ts', ['parseSearchText']],
  ['http/site/members/forms.ts', ['readReturnPath']],
]

for (const [path, names] of READERS)
  for (const name of names)
    test(`${name} terminates on any text of ${MAX_LENGTH} characters`, () => callEach(at(path), name, LONG))

const WORDS = [
  'Rechtbank van koophandel ',
  'Ondernemingsrechtbank Gent, afdeling Gent. ',
  'Tribunal de l’entreprise ',
  'faillissement ',
  'Bij vonnis van 1 januari 2025 ',
  'curator: Meester ',
  'ondernemingsnummer 0403.449.823 ',
  'Benoeming bestuurder ',
  'de heer Jan Voorbeeld, ',
  'Ontslag en benoeming: ',
  'wonende te ',
  'N° 0403.449.823\n',
  '1.1.2025 ',
  'BE 0403449823 ',
]
const HEADS = [
  'Ondernemingsrechtbank Leuven\nOpening van het faillissement van: ',
  'Ondernemingsrechtbank Leuven\nOpening van het faillissement van: A BV\nCurator: ',
  'Tribunal de l’entreprise d’Eupen\nPar jugement du 3 mars 2031 est déclarée la faillite de ',
]
const LANGUAGES = [null, 'nl', 'fr', 'de']
const base = {
  numac: '2025807259',
  publishedOn: '2025-03-01',
  language: null,
  reading: 'text_layer',
  printedNumber: '2025/107259',
  page: 1,
  edition: 1,
  enterpriseNumber: null,
  rubrics: [],
}
const TEXTS = [
  ...WORDS.map(word => of(word)),
  ...['a', 'A', ' ', '\n', '0', '0.', '-\n', '. ', ', ', '(', 'é', 'A. ', 'Aa Bb, '].map(piece => of(piece)),
  ...WORDS.map(word => word + of('A')),
  ...HEADS.map(head => head + of('A')),
  ...WORDS.map(word => word + of(' ') + word),
  ...WORDS.map((word, n) => of(word + (WORDS[n + 1] ?? '\n'))),
]

for (const kind of ['court_notice', 'register_list', 'act'])
  test(`the extractor terminates on any ${kind} of ${MAX_LENGTH} characters`, () =>
    callEach(
      at('extract/extract-publication.ts'),
      'extractPublication',
      TEXTS.map((text, n) => ({ ...base, kind, text, language: LANGUAGES[n % LANGUAGES.length] })),
    ))

test('a correction with many numbers between a word of publication and a date is parsed', () =>
  callEach(
    at('extract/notices/corrections/find-correction.ts'),
    'parseCorrection',
    [`Gelieve de pub ${'n12345nn'.repeat(10)}; 3 maart 2031 als nietig te beschouwen.`],
    5_000,
  ))

test('a parser that throws or does not terminate is detected', async () => {
  const module = `data:text/javascript,export function fail(){throw new Error('x')};export function spin(){for(;;);}`
  await assert.rejects(callEach(module, 'fail', ['x']), /fail threw/)
  await assert.rejects(callEach(module, 'spin', ['x'], 200), /spin did not finish with "x"/)
})
