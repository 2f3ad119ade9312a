import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EMPTY_SUPPRESSION } from '../../../test/fixtures/empty-suppression.ts'
import type { CompanyFacts } from '../../domain/company/company.ts'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { SourceUnavailableError } from '../../domain/errors.ts'
import type { Risk, Score, StoredRisk } from '../../domain/risk.ts'
import { summariseEvents } from '../../domain/timeline/lifecycle-event.ts'
import type { Timeline } from '../../store/gazette/dossier-timeline.ts'
import type { Dossier } from './compose-dossier.ts'
import { createGetCompany } from './get-company.ts'

const number = '0403449823' as EnterpriseNumber
const SOURCES = ['register', 'gazette', 'risk'] as const
type Silent = ReadonlySet<(typeof SOURCES)[number]>
const SUBSETS: Silent[] = Array.from(
  { length: 8 },
  (_, bits) => new Set(SOURCES.filter((_, at) => bits & (1 << at))),
)

const SCORES: (Score | undefined)[] = [
  undefined,
  {
    probability: 0.002,
    altmanZ: 3,
    modelVersion: '1.1.0+0123456789ab',
    evaluatedAt: '2026-01-01T00:00:00.000Z',
    reason: null,
    validUntil: '9999-12-31',
  },
]

type Truth = { byRegister: boolean; byGazette: boolean; score: Score | undefined }
const TRUTHS: Truth[] = [true, false].flatMap(byRegister =>
  [true, false].flatMap(byGazette => SCORES.map(score => ({ byRegister, byGazette, score }))),
)

function setUp(truth: Truth) {
  const state = { truth, silent: new Set() as Silent, version: 1 }
  const reader = <T>(source: (typeof SOURCES)[number], answer: () => T) => ({
    async read() {
      if (state.silent.has(source)) throw new SourceUnavailableError(source)
      return answer()
    },
  })
  const opening = { source: 'faillissement' as const, pubDate: '2026-02-01', eventDate: '2026-01-30' }
  const getCompany = createGetCompany({
    readers: {
      companies: reader('register', () => factsOf(state.truth)),
      timelines: reader(
        'gazette',
        (): Timeline => ({
          summary: summariseEvents(state.truth.byGazette ? [opening] : [], state.truth.byGazette),
          mandates: [],
          waiting: 0,
        }),
      ),
      scores: reader(
        'risk',
        (): StoredRisk => ({ score: state.truth.score, openBankruptcy: state.truth.byGazette }),
      ),
    },
    suppression: EMPTY_SUPPRESSION,
    dataVersion: () => String(state.version++), // never cached
  })
  return { state, readDossier: async (): Promise<Dossier> => getCompany(number) }
}

function factsOf({ byRegister }: Truth): CompanyFacts {
  return {
    enterpriseNumber: number,
    legalName: 'Voorbeeld',
    legalForm: '014',
    primaryNace: '62100',
    address: null,
    situationCode: byRegister ? '050' : '000',
    naturalPerson: false,
    inRegister: true,
  }
}

/** Whether `shown` looks better than `truth`; an unknown risk does not. */
function isBetter(shown: Risk, truth: Risk): boolean {
  return shown.probability !== null && truth.probability !== null && shown.probability < truth.probability
}

const name = (silent: Silent) => [...silent].join(' and ') || 'nothing'

for (const silent of SUBSETS) {
  test(`with ${name(silent)} unavailable the risk never looks better than with all sources`, async () => {
    for (const before of TRUTHS) {
      for (const truth of TRUTHS) {
        const whole = await setUp(truth).readDossier()
        const { state, readDossier } = setUp(before)
        await readDossier() // cached
        state.truth = truth
        state.silent = new Set([...silent].filter(source => source !== 'register'))
        if (silent.has('register')) await readDossier() // cached with the register, which then fails
        state.silent = silent
        const { risk } = await readDossier()
        assert.ok(!isBetter(risk, whole.risk), JSON.stringify({ before, truth, risk }))
        if (!silent.has('risk')) assert.deepEqual(risk, whole.risk)
      }
    }
  })
}

test('a bankruptcy known from one source is Severe whichever others are unavailable', async () => {
  const cases: [Partial<Truth>, Silent][] = [
    [{ byRegister: true }, new Set(['gazette'])],
    [{ byRegister: true }, new Set(['risk'])],
    [{ byRegister: true }, new Set(['gazette', 'risk'])],
    [{ byGazette: true }, new Set(['gazette'])],
  ]
  for (const score of SCORES) {
    for (const [facts, silent] of cases) {
      const { state, readDossier } = setUp({ byRegister: false, byGazette: false, ...facts, score })
      state.silent = silent
      const { risk, riskScored } = await readDossier()
      assert.deepEqual([risk.band, risk.probability, riskScored], ['Severe', 0.99, true], name(silent))
    }
  }
})

test('a bankruptcy known only from the gazette is Unknown while the risk source is unavailable', async () => {
  const { state, readDossier } = setUp({ byRegister: false, byGazette: true, score: SCORES[1] })
  state.silent = new Set(['risk'])
  const { risk, riskScored, stagesDegraded } = await readDossier()
  assert.deepEqual([risk.band, riskScored, stagesDegraded], ['Unknown', false, ['risk']])
})

test('a bankruptcy opened after a dossier was cached is Severe when the register is unavailable', async () => {
  const { state, readDossier } = setUp({ byRegister: false, byGazette: false, score: SCORES[1] })
  assert.equal((await readDossier()).risk.band, 'Low')
  state.truth = { ...state.truth, byGazette: true }
  state.silent = new Set(['register'])
  const { risk, stagesDegraded, registerSituationCode } = await readDossier()
  assert.deepEqual([risk.band, stagesDegraded, registerSituationCode], ['Severe', ['register'], null])
})
