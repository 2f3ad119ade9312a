import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CompanyFacts } from '../../domain/company/company.ts'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { UnreadTextsError } from '../../domain/errors.ts'
import { unscoredRisk } from '../../domain/risk.ts'
import type { Dossier } from './compose-dossier.ts'
import { createGetOverview, unansweredSources } from './get-overview.ts'

const number = '0412345614' as EnterpriseNumber
const company = { enterpriseNumber: number, inRegister: true, naturalPerson: false } as CompanyFacts

/** A dossier of a company with nothing on record. */
const cached: Dossier = {
  company,
  registerSituationCode: '000',
  risk: unscoredRisk('no_score_held'),
  rollup: null,
  insolvencyEventCount: 0,
  adminEventCount: 0,
  mandates: [],
  otherMandates: [],
  insolvencyTimelineRead: true,
  unreadTexts: 0,
  openBankruptcyByGazette: false,
  riskScored: false,
  stagesDegraded: [],
  asOf: '2031-03-12T10:00:00Z',
}

function overviewOf(waiting: number) {
  const officers = { officers: [], auditors: [], courtAppointed: [] }
  const getOverview = createGetOverview({
    companies: { read: async () => company },
    getCompany: () => cached,
    getFinancials: async () => ({}) as never,
    getOwnership: async () => ({}) as never,
    getNetwork: async () => ({ notAnswered: [] }) as never,
    listEvents: async () => {
      if (waiting > 0) throw new UnreadTextsError(waiting)
      return { value: [], current: true }
    },
    listOfficers: async () => ({
      company,
      absence: null,
      part: waiting > 0 ? null : officers,
      unanswered: [],
      waiting,
      namedInAccounts: [],
    }),
    listActs: async () => ({
      company,
      absence: null,
      part: { acts: [], total: 0, waiting },
      unanswered: [],
      waiting: 0,
    }),
    nameCodes: async () => ({}) as never,
    getRegisterRecord: async () => ({ record: {}, labels: {} }) as never,
    listEstablishments: async () => ({ page: {}, labels: {} }) as never,
    explainScores: async () => ({ scores: [], explanation: null }),
  })
  return getOverview(number, {
    scope: {} as never,
    language: 'nl',
    acts: 10,
    establishments: { after: null, limit: 10 },
    withPeople: false,
  })
}

test('a cached dossier has no timeline once publications about the company are unread', async () => {
  const overview = await overviewOf(2)
  const { insolvencyEventCount, mandates, unreadTexts, stagesDegraded } = overview.dossier
  assert.deepEqual([insolvencyEventCount, mandates, unreadTexts], [null, null, 2])
  assert.deepEqual(stagesDegraded, ['insolvency_timeline'])
  assert.deepEqual([overview.isComplete, unansweredSources(overview)], [false, []])
})

test('without unread publications the dossier is shown as composed', async () => {
  const overview = await overviewOf(0)
  assert.equal(overview.dossier, cached)
  assert.deepEqual([overview.isComplete, unansweredSources(overview)], [true, []])
})
