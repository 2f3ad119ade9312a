// Which company absorbs which: only where the act gives each number its part.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import type { Merger } from '../../domain/publications/gazette-fact.ts'
import { listSentences, parseAct } from './officers/parse-act.ts'
import { readMerger } from './read-merger.ts'

const OWN = '0403449823' as EnterpriseNumber
const OTHER = '0123456749' as EnterpriseNumber
const THIRD = '0785502634' as EnterpriseNumber

const CASES: { what: string; text: string; merger: Merger | null }[] = [
  {
    what: 'parts behind the numbers',
    text: `L'assemblée décide la fusion par absorption. 1) La SRL « ALPHA », ayant son siège à 5000 Namur, rue Haute 1,
inscrite au RPM Liège sous le numéro 0123.456.749, ci-après dénommée la « société absorbante » ;
2) La SA « BETA », ayant son siège à 5000 Namur, rue Basse 2, RPM Liège 0403.449.823, ci-après dénommée « la société
absorbée ».`,
    merger: { absorbing: OTHER, absorbed: [OWN] },
  },
  {
    what: 'parts before the numbers',
    text: `De vergadering besluit tot fusie door overneming door de overnemende vennootschap, de NV ALFA, met zetel te 9000
Gent, Veldstraat 1, RPR Gent 0403.449.823, van de overgenomen vennootschap, de BV BETA, met zetel te 9000 Gent,
Kerkstraat 3, RPR Gent 0123.456.749.`,
    merger: { absorbing: OWN, absorbed: [OTHER] },
  },
  {
    what: 'the own number need not be printed',
    text: `L'assemblée approuve la fusion et le transfert de l'intégralité du patrimoine de la société à la société
absorbante, la SA ALPHA, RPM Bruxelles 0123.456.749.`,
    merger: { absorbing: OTHER, absorbed: [OWN] },
  },
  {
    what: 'several absorbed companies, and a part in brackets',
    text: `Verschmelzung durch Aufnahme. Die Hauptversammlung beschließt die Verschmelzung der AG ALPHA, Nummer
0403.449.823 (die übernehmende Gesellschaft), mit den übertragenden Gesellschaften, der GmbH BETA, Nummer
0123.456.749, und der GmbH GAMMA, Nummer 0785.502.634.`,
    merger: { absorbing: OWN, absorbed: [OTHER, THIRD] },
  },
  {
    what: 'parts in apposition behind the numbers, in the act of the absorbed company',
    text: `L'assemblée approuve la fusion par absorption de la SA BETA, numéro d'entreprise 0403.449.823, société absorbée, par la SA
ALPHA, numéro d'entreprise 0123.456.749, société absorbante.`,
    merger: { absorbing: OTHER, absorbed: [OWN] },
  },
  {
    what: 'parts as a capacity behind the numbers',
    text: `Fusie van BETA NV, RPR 0403.449.823, als overnemende vennootschap, en ALFA BV, RPR 0123.456.749, als overgenomen
vennootschap.`,
    merger: { absorbing: OWN, absorbed: [OTHER] },
  },
  {
    what: 'a part between two numbers, with the other part behind the second',
    text: `Fusion : la SA BETA (0403.449.823) sera dissoute, société absorbée, et la SA ALPHA (0123.456.749) reprend son patrimoine,
société absorbante.`,
    merger: null,
  },
  {
    what: 'parts in brackets between the names and their numbers',
    text: `Fusion par absorption par la SA ALPHA (société absorbante - BCE 0123.456.749) de la SA BETA (société absorbée - BCE
0403.449.823).`,
    merger: { absorbing: OTHER, absorbed: [OWN] },
  },
  {
    what: 'parts in brackets before the numbers',
    text: `Fusie van ALFA NV (de "overgenomen vennootschap"), RPR 0123.456.749, door BETA NV (de "overnemende vennootschap"), RPR
0403.449.823.`,
    merger: { absorbing: OWN, absorbed: [OTHER] },
  },
  {
    what: 'a part behind a number that may be of the next name',
    text: `La SA ALPHA (ci-après la société absorbante, BCE 0123.456.749) absorbe la SA BETA (ci-après la société absorbée, BCE
0403.449.823).`,
    merger: null,
  },
  {
    what: 'parts as predicates',
    text: `La SA BETA, RPM 0403.449.823, est la société absorbée et la SA ALPHA, RPM 0123.456.749, est la société absorbante.`,
    merger: { absorbing: OTHER, absorbed: [OWN] },
  },
  {
    what: 'a number with both parts',
    text: `La société absorbante, la SA ALPHA, RPM 0123.456.749, et la SRL BETA. La société absorbée, la SA ALPHA, RPM
0123.456.749, est dissoute.`,
    merger: null,
  },
  {
    what: 'two absorbing companies',
    text: `La société absorbante, la SA ALPHA, RPM 0123.456.749. La société absorbante, la SA GAMMA, RPM 0785.502.634.`,
    merger: null,
  },
  {
    what: 'the company of the act has no part among others that have one',
    text: `La société absorbante, la SA ALPHA, RPM 0123.456.749, a absorbé la société absorbée, la SRL GAMMA, RPM
0785.502.634.`,
    merger: null,
  },
  {
    what: 'a number without a part: the notary, the auditor',
    text: `L'assemblée décide la fusion. Le réviseur, la SRL AUDIT, RPM 0123.456.749, a fait rapport. La société absorbante
reprend tous les droits et obligations.`,
    merger: null,
  },
  {
    what: 'a refused merger',
    text: `L'assemblée n'approuve pas la fusion. La société absorbante, la SA ALPHA, RPM 0123.456.749.`,
    merger: null,
  },
]

for (const { what, text, merger } of CASES)
  test(`mergers: ${what}`, () => {
    assert.deepEqual(readMerger(listSentences(parseAct(text, 0, false)), OWN), merger)
  })

test('without the number of the company itself nobody merges', () => {
  const text = CASES[0]?.text as string
  assert.equal(readMerger(listSentences(parseAct(text, 0, false)), null), null)
})
