import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CompanyFacts } from '../../domain/company/company.ts'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { NO_EVENTS } from '../../domain/timeline/lifecycle-event.ts'
import type { CoverageStart } from '../../store/gazette/coverage-start.ts'
import { createGetPastDossier } from './get-past-dossier.ts'
import type { PastReaders } from './past-readers.ts'

const number = '0403449823' as EnterpriseNumber
const company = { enterpriseNumber: number, inRegister: true, situationCode: '000' } as CompanyFacts
const READ_FROM: CoverageStart = { notices: '2025-02-01', acts: null, isReceived: true }

function dossierOn(day: string, { coverage = READ_FROM, events = 0 } = {}) {
  const past = {
    registered: async () => company,
    timeline: async () => ({
      summary: { ...NO_EVENTS, insolvencyEventCount: events },
      mandates: [],
      waiting: 0,
    }),
    risk: async () => undefined,
    coverageStart: async () => coverage,
  } as unknown as PastReaders
  const getPastDossier = createGetPastDossier({ past, register: { run: () => assert.fail() } })
  return getPastDossier(number, { asOf: day, knownAt: null })
}

test('of days before those that are read a dossier has no counts, instead of zeros', async () => {
  const unread = { insolvencyEventCount: null, mandates: null, insolvencyTimelineRead: false }
  assert.partialDeepStrictEqual(await dossierOn('2025-01-31'), unread)
  const coverage = { ...READ_FROM, isReceived: false }
  assert.partialDeepStrictEqual(await dossierOn('2025-02-01', { coverage }), unread)
  assert.partialDeepStrictEqual(await dossierOn('2025-02-01'), { insolvencyEventCount: 0, mandates: [] })
})

test('what a later publication tells of an earlier day is told', async () => {
  assert.partialDeepStrictEqual(await dossierOn('2025-01-31', { events: 1 }), { insolvencyEventCount: 1 })
})
