import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { HistoryEntry } from '../../../src/domain/changes/history-entry.ts'
import type { RegisterRecord } from '../../../src/domain/company/register-record.ts'
import { SourceUnavailableError } from '../../../src/domain/errors.ts'
import { riskOf, type UnscoredReason, unscoredRisk } from '../../../src/domain/risk.ts'
import type { InsolvencyState } from '../../../src/domain/timeline/insolvency-state.ts'
import type { Financials } from '../../../src/usecases/accounts/get-financials.ts'
import type { Dossier } from '../../../src/usecases/dossier/compose-dossier.ts'
import { createGetProfile } from '../../../src/usecases/dossier/get-profile.ts'
import { financials, year } from '../../fixtures/tool-accounts.ts'
import { type Answer, ask, COMPANY, NUMBER, stubTool } from './stub-tools.ts'

const SCORED: Dossier['risk'] = {
  band: 'Moderate',
  scoreOutOf100: 99,
  probability: 0.0123,
  altmanZ: null,
  modelVersion: 'verzonnen-1',
  evaluatedAt: '2026-01-01T00:00:00Z',
}

function dossier(more: Partial<Dossier> = {}): Dossier {
  return {
    company: COMPANY,
    registerSituationCode: '000',
    risk: SCORED,
    rollup: null,
    insolvencyEventCount: 0,
    adminEventCount: 0,
    mandates: [],
    otherMandates: [],
    insolvencyTimelineRead: true,
    unreadTexts: 0,
    openBankruptcyByGazette: false,
    riskScored: true,
    stagesDegraded: [],
    asOf: '2026-01-02T00:00:00Z',
    ...more,
  }
}

const RECORD: RegisterRecord = {
  enterpriseNumber: NUMBER,
  legalName: COMPANY.legalName,
  kind: 'legal_person',
  naturalPerson: false,
  inRegister: true,
  startDate: '1999-05-01',
  situationCode: '000',
  form: '014',
  formCac: null,
  names: [{ name: COMPANY.legalName, type: '001', language: '2' }],
  addresses: [],
  activities: [],
  branches: [],
  contacts: [],
  counts: { names: 1, addresses: 0, activities: 0, branches: 0, contacts: 0, establishments: 0 },
  seat: null,
  primaryVersion: null,
  hasVatActivity: false,
}

const LABELS = {
  legalForm: () => null,
  situation: () => null,
  activity: (code: string | null, version: string | null) => ({
    text: `Activiteit ${code} van ${version}`,
    language: 'nl' as const,
    broader: null,
  }),
}

type Played = {
  dossier?: Partial<Dossier>
  accounts?: Financials | Error
  registered?: Partial<RegisterRecord> | Error
  history?: HistoryEntry[] | Error
  insolvency?: InsolvencyState
}

async function askFor(played: Played = {}): Promise<Answer> {
  const { accounts = financials([year(2024)]) } = played
  const getProfile = createGetProfile({
    getCompany: () => dossier(played.dossier),
    getFinancials: async () => {
      if (accounts instanceof Error) throw accounts
      return accounts
    },
    nameCodes: async () => ({
      legalForm: { text: 'Besloten vennootschap', language: 'nl' },
      situation: { text: 'Normale toestand', language: 'nl' },
      activity: null,
    }),
    getRegisterRecord: async () => {
      if (played.registered instanceof Error) throw played.registered
      return { record: { ...RECORD, ...played.registered }, labels: LABELS }
    },
    getHistory: async () => {
      if (played.history instanceof Error) throw played.history
      return {
        company: COMPANY,
        absence: null,
        watchedFrom: null,
        unanswered: [],
        waiting: 0,
        entries: played.history ?? [],
        next: null,
      }
    },
    readDossierState: async () => played.insolvency ?? null,
  })
  return ask(stubTool('get_company_profile', { getProfile }), { kbo: NUMBER })
}

const unscored = (reason: UnscoredReason) => ({ risk: unscoredRisk(reason), riskScored: false })

test('a dissolution that only the gazette reports is told, since the codes do not show it', async () => {
  const { note, situationCode } = await askFor({ insolvency: { state: 'dissolved_and_closed' } })
  assert.equal(situationCode, '000')
  assert.match(note ?? '', /a court has dissolved the company and closed its liquidation/)
  assert.match((await askFor({ insolvency: { state: 'in_liquidation' } })).note ?? '', /is in liquidation/)
  assert.doesNotMatch(
    (await askFor({ insolvency: { state: 'as_registered' } })).note ?? '',
    /dissolved|liquidation/,
  )
})

test('a profile has identity, latest figures, risk and insolvency', async () => {
  const answer = await askFor()
  assert.equal(answer.legalName, 'De Verzonnen Molen')
  assert.equal(answer.status, 'active')
  assert.deepEqual(answer.address, COMPANY.address)
  assert.deepEqual([answer.legalForm, answer.legalFormName], ['610', 'Besloten vennootschap'])
  assert.equal('activity' in answer, false)
  assert.deepEqual(answer.accounts, {
    fiscalYear: 2024,
    periodEnd: '2024-12-31',
    depositedOn: '2025-06-30',
    currency: 'EUR',
  })
  assert.equal(answer.figures.totalAssets, 9273680.09)
  assert.deepEqual([answer.risk.band, answer.risk.probability], ['Moderate', 0.0123])
  assert.deepEqual(answer.insolvency, {
    openBankruptcy: false,
    openBankruptcyBy: [],
    events: 0,
    adminEvents: 0,
  })
  assert.equal(answer.dossierUrl, `https://griffie.example/nl/company/de-verzonnen-molen-${NUMBER}`)
  assert.match(answer.note, /^Processed: court notices from 2025-01-02 to 2026-07-31, without 3 working days/)
})

test('every headline figure and ratio is present, with a reason if null or not applicable', async () => {
  const given = [
    askFor(),
    askFor({ accounts: financials([]) }),
    askFor({ accounts: new SourceUnavailableError('accounts') }),
    askFor({ accounts: financials([year(2024, 'bank', { filed: null, noFigures: 'filed_as_pdf' })]) }),
  ]
  for (const { figures, ratios, health, absent } of await Promise.all(given)) {
    assert.equal(Object.keys(figures).length, 9)
    assert.equal(Object.keys(ratios).length, 6)
    const without = Object.entries({ ...figures, ...ratios, health })
      .filter(([, value]) => typeof value !== 'number')
      .map(([name]) => name)
    assert.deepEqual(Object.values(absent).flat().sort(), without.sort())
  }
})

test('banks, insurers and holdings have markers instead of trading ratios, with or without filings', async () => {
  for (const [primaryNace, what] of [
    ['64190', 'bank'],
    ['65120', 'insurer'],
    ['64210', 'holding'],
  ] as const) {
    const company = { ...COMPANY, primaryNace }
    const { ratios, figures, absent, sector } = await askFor({
      dossier: { company },
      accounts: financials([]),
    })
    assert.match(sector, new RegExp(`^${what}: `))
    assert.deepEqual(
      [ratios.marginNet, ratios.ebitda, ratios.netWorkingCapital, figures.grossMargin],
      Array(4).fill('not_applicable'),
    )
    assert.ok(Object.keys(absent).some(reason => reason.startsWith(`Not applicable to a`)))
  }
})

test('an open bankruptcy is reported', async () => {
  const rollup = {
    totalEvents: 2,
    interimSignals: 0,
    reorgEvents: 1,
    faillissementEvents: 1,
    firstSignalDate: '2024-01-01',
    lastSignalDate: '2025-01-01',
    hasOpenFaillissement: true,
  }
  const answer = await askFor({
    dossier: { rollup, insolvencyEventCount: 2, adminEventCount: 1, registerSituationCode: '050' },
  })
  assert.equal(answer.situationCode, '050')
  assert.deepEqual(answer.insolvency, {
    openBankruptcy: true,
    openBankruptcyBy: ['gazette', 'register'],
    events: 2,
    adminEvents: 1,
    firstSignal: '2024-01-01',
    lastSignal: '2025-01-01',
  })
})

test('a bankruptcy is reported by any source, and denied only when both were read', async () => {
  const unread = {
    rollup: null,
    insolvencyEventCount: null,
    adminEventCount: null,
    insolvencyTimelineRead: false,
    stagesDegraded: ['insolvency_timeline' as const],
  }
  const byRegister = await askFor({ dossier: { ...unread, registerSituationCode: '048' } })
  assert.deepEqual(byRegister.insolvency, {
    openBankruptcy: true,
    openBankruptcyBy: ['register'],
    events: null,
    adminEvents: null,
  })
  const silentRegister = { registerSituationCode: null, stagesDegraded: ['register' as const] }
  const { insolvency } = await askFor({ dossier: silentRegister })
  assert.deepEqual([insolvency.openBankruptcy, insolvency.openBankruptcyBy], [null, []])
})

test('a gross margin that was filed is the same figure in profile and accounts, whatever the sector', async () => {
  const filed = { '20/58': '100', '9900': '60' }
  const { figures, absent } = await askFor({ accounts: financials([year(2024, 'holding', { filed })]) })
  assert.equal(figures.grossMargin, 60)
  assert.ok(
    !Object.values(absent as Record<string, string[]>)
      .flat()
      .includes('grossMargin'),
  )
})

test('a gross margin that no line states is not filed, whatever can be computed', async () => {
  const { derived, ...ordinary } = year(2024)
  assert.ok(derived?.ratios[0])
  const ratios = [...derived.ratios, { ...derived.ratios[0], id: 'gross_margin', value: '60' }]
  const { figures, absent } = await askFor({
    accounts: financials([{ ...ordinary, derived: { ...derived, ratios } }]),
  })
  assert.equal(figures.grossMargin, null)
  assert.ok(absent['Not filed.'].includes('grossMargin'))
})

test('a missing score is Unknown and null with a reason, never zero', async () => {
  const reasonOf = async (reason: UnscoredReason) => {
    const { risk } = await askFor({ dossier: unscored(reason) })
    assert.deepEqual([risk.band, risk.scoreOutOf100, risk.probability], ['Unknown', null, null])
    return risk.reason
  }
  assert.match(await reasonOf('no_score_held'), /No risk score is stored/)
  assert.match(await reasonOf('natural_person'), /Natural persons are never scored/)
  assert.match(await reasonOf('no_accounts_held'), /No annual accounts were held when/)
  assert.match(await reasonOf('risk_unanswered'), /source unavailable/i)
  assert.equal((await askFor()).risk.reason, undefined)
})

test('an unavailable gazette makes insolvency null, with a note', async () => {
  const answer = await askFor({
    dossier: {
      rollup: null,
      insolvencyEventCount: null,
      adminEventCount: null,
      insolvencyTimelineRead: false,
      stagesDegraded: ['insolvency_timeline'],
    },
  })
  assert.equal(answer.insolvency, null)
  assert.match(answer.note, /Gazette source unavailable/)
})

test('pending publications make insolvency null, and the note counts them', async () => {
  const unread = { rollup: null, insolvencyEventCount: null, adminEventCount: null, mandates: null }
  const coverage = { insolvencyTimelineRead: false, unreadTexts: 2 }
  const answer = await askFor({
    dossier: { ...unread, ...coverage, stagesDegraded: ['insolvency_timeline'] },
  })
  assert.equal(answer.insolvency, null)
  assert.match(answer.note, /^2 gazette publications about this company are not yet processed/)
  assert.doesNotMatch(answer.note, /source unavailable/i)
})

test('unavailable accounts do not affect other fields, with a note', async () => {
  const answer = await askFor({ accounts: new SourceUnavailableError('accounts') })
  assert.equal(answer.accounts, null)
  assert.equal(answer.risk.band, 'Moderate')
  assert.match(answer.note, /Accounts source unavailable/)
})

test('a cached dossier during a register outage names the register as unavailable', async () => {
  const answer = await askFor({
    dossier: { registerSituationCode: null, stagesDegraded: ['register'] },
    accounts: new SourceUnavailableError('register'),
  })
  assert.equal(answer.situationCode, null)
  assert.equal('situation' in answer, false)
  assert.match(answer.note, /Register unavailable/)
  assert.doesNotMatch(answer.note, /accounts source/i)
})

test('a natural person has no accounts, with that reason', async () => {
  const company = { ...COMPANY, naturalPerson: true }
  const { naturalPerson, absent } = await askFor({
    dossier: { company, ...unscored('natural_person') },
    accounts: financials([], { neverFiles: true }),
  })
  assert.equal(naturalPerson, true)
  assert.ok('A natural person deposits no annual accounts.' in absent)
})

test('the sector is null without activity and figures', async () => {
  const company = { ...COMPANY, primaryNace: null }
  const without = { dossier: { company }, accounts: financials([]) }
  assert.equal((await askFor(without)).sector, null)
  assert.equal((await askFor({ ...without, accounts: new SourceUnavailableError('accounts') })).sector, null)
  assert.equal((await askFor({ accounts: financials([]) })).sector, 'ordinary', 'its activity tells')
})

test('a probability set by a rule names the rule', async () => {
  const risk = riskOf(undefined, { naturalPerson: false, openBankruptcy: true, today: '2026-01-01' })
  const ruled = await askFor({ dossier: { risk, registerSituationCode: '050' } })
  assert.deepEqual([ruled.risk.probability, ruled.risk.rule], [0.99, 'open_bankruptcy'])
  assert.equal('rule' in (await askFor()).risk, false)
})

test('a score has its filing and the number of known inputs', async () => {
  const basis = { deposit: '2025-00000001', periodEnd: '2024-12-31', inputsKnown: 7, inputsTotal: 8 }
  assert.deepEqual((await askFor({ dossier: { risk: { ...SCORED, basis } } })).risk.basis, basis)
  assert.equal('basis' in (await askFor()).risk, false)
})

test('the profile says briefly what else the register files', async () => {
  const activity = { group: '001', version: '2025', code: '62100', classification: 'MAIN' }
  const data = await askFor({
    dossier: { company: { ...COMPANY, primaryNace: '62100' } },
    registered: {
      primaryVersion: '2025',
      names: [
        { name: COMPANY.legalName, type: '001', language: '2' },
        { name: 'Verzonnen Winkel', type: '003', language: '2' },
        { name: 'Verzonnen Winkel', type: '003', language: '1' },
      ],
      activities: [
        activity,
        { ...activity, code: '47910' },
        { ...activity, group: '006', code: '47910' },
        { ...activity, code: '46110', classification: 'SECO' },
        { ...activity, version: '2008', code: '62010' },
      ],
      counts: { ...RECORD.counts, establishments: 12 },
    },
  })
  assert.equal(data.founded, '1999-05-01')
  assert.deepEqual(data.otherNames, ['Verzonnen Winkel'])
  assert.equal(data.establishments, 12)
  assert.deepEqual(data.otherActivities, [{ nace: '47910', name: 'Activiteit 47910 van 2025' }])
})

test('while the register does not answer what only its record says is null, not empty', async () => {
  const data = await askFor({ registered: new SourceUnavailableError('register') })
  assert.deepEqual(
    [data.founded, data.otherNames, data.establishments, data.otherActivities],
    [null, null, null, null],
  )
  assert.match(String(data.note), /Register unavailable/)
})

test('former names and the last change come from the history; without it they are unknown', async () => {
  const renamed = {
    date: '2019-03-01',
    kind: 'gazette.company_change',
    source: 'gazette',
    reference: '19012345',
    recordedAt: null,
    establishmentNumber: null,
    before: 'De Oude Molen',
    after: { change: 'name', value: 'De Verzonnen Molen', effective_on: null },
  } as const
  const { formerNames, lastChange } = await askFor({ history: [renamed] })
  assert.deepEqual(formerNames, ['De Oude Molen (until 2019-03-01)'])
  assert.equal(lastChange, '2019-03-01 gazette.company_change')
  assert.deepEqual((await askFor()).formerNames, [])
  const unknown = await askFor({ history: new SourceUnavailableError('register') })
  assert.deepEqual([unknown.formerNames, 'lastChange' in unknown], [null, false])
})
