// What publications, filings and scores change about a company is recorded as changes, in the transaction that changes it.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Change } from '../../../src/domain/changes/change.ts'
import type { Publication } from '../../../src/domain/publications/publication.ts'
import { CHANGE_VALUES } from '../../../src/http/rest/v1/changes/change-values.ts'
import { storeScores } from '../../../src/risk/score/score-companies.ts'
import { importAccounts } from '../../../src/sources/accounts/import/import-accounts.ts'
import { deriveTimelines, extractFacts } from '../../../src/sources/gazette/import/extract-facts.ts'
import { inTransaction } from '../../../src/store/db/pool.ts'
import { savePublications } from '../../../src/store/gazette/save-publications.ts'
import { readChanges } from '../../../src/store/history/read-changes.ts'
import { readRisks } from '../../../src/store/risk/scores.ts'
import { createTestDatabase } from '../../database.ts'
import { writeJsonXbrl, writeReference } from '../../fixtures/accounts/json-xbrl.ts'
import { writeFolder } from '../../fixtures/accounts/temp-folder.ts'
import { makeModel } from '../../fixtures/risk-model.ts'
import { addCompany, insert } from '../../rest/running-app.ts'
import { type NoticeFixture, noticePublication } from './notice-texts.ts'

const { url, pool } = await createTestDatabase()
const TODAY = '2026-06-01'

async function publish(publications: readonly Publication[], today = TODAY): Promise<void> {
  await inTransaction(pool, client => savePublications(client, publications))
  await extractFacts(
    pool,
    publications.map(({ numac }) => numac),
    today,
  )
}

/** The changes of a company as kind, reference, day, before and after. */
async function changesOf(company: string): Promise<unknown[][]> {
  const filter = { kinds: null, companies: [Number(company)] }
  const changes: Change[] = await readChanges(pool, { position: 0, item: 0 }, filter, 1000)
  for (const { kind, before, after } of changes) {
    const values = CHANGE_VALUES[kind]
    assert.ok(
      before === null || values.before?.safeParse(before).success,
      `${kind} ${JSON.stringify(before)}`,
    )
    assert.ok(after === null || values.after?.safeParse(after).success, `${kind} ${JSON.stringify(after)}`)
  }
  return changes.map(({ kind, reference, effectiveOn, before, after }) => [
    kind,
    reference,
    effectiveOn,
    before,
    after,
  ])
}

let notices = 0

function opening(company: string, publishedOn: string): NoticeFixture {
  return {
    number: ++notices,
    publishedOn,
    enterpriseNumber: company,
    heading: 'Opening van het faillissement van: VERZONNEN DAKEN BV DREEF 12, 9160 LOKEREN.',
    date: `3 januari ${publishedOn.slice(0, 4)}`,
    rest: 'Curator: TOON ARKENS, MARKT 1, 9160 LOKEREN- toon@voorbeeld.be.',
  }
}

function act(company: string, numac: string, publishedOn: string, text: string): Publication {
  return {
    ...noticePublication(opening(company, publishedOn)),
    numac,
    kind: 'act',
    enterpriseNumber: company as Publication['enterpriseNumber'],
    text: `Uittreksel uit de notulen van de algemene vergadering van 4 mei 2026. ${text}`,
  }
}

const COURT = 'Ondernemingsrechtbank Gent, afdeling Dendermonde'
const OPENED = {
  court: COURT,
  event_kind: 'bankruptcy_opening',
  event_date: '2026-01-03',
  source: 'faillissement',
  severity: 'high',
}

test('a new event is a change, and reading it again is none', async () => {
  const company = await addCompany(pool)
  const notice = noticePublication(opening(company, '2026-05-20'))
  await publish([notice])
  const [event, band, ...more] = await changesOf(company)
  assert.deepEqual(event, ['gazette.insolvency_event', notice.numac, '2026-05-20', null, OPENED])
  assert.deepEqual(band, ['risk.band', notice.numac, '2026-05-20', 'Unknown', 'Severe'])
  assert.deepEqual(more, [])
  await extractFacts(pool, [notice.numac], TODAY)
  await inTransaction(pool, client => deriveTimelines(client, [Number(company)], TODAY))
  assert.equal((await changesOf(company)).length, 2)
})

test('a natural person has no band, and its events carry no name', async () => {
  const person = await addCompany(pool, { natural_person: true, legal_name: 'Verbeeld, Clotilde' })
  await publish([
    noticePublication({
      ...opening(person, '2026-05-20'),
      heading: 'Opening van het faillissement van: VERBEELD CLOTILDE, DREEF 12, 9160 LOKEREN.',
    }),
  ])
  const changes = await changesOf(person)
  assert.deepEqual(
    changes.map(([kind]) => kind),
    ['gazette.insolvency_event'],
  )
  assert.doesNotMatch(JSON.stringify(changes), /verbeeld|dreef/i)
})

test('a bankruptcy that is loaded late is a change, since it sets the band today', async () => {
  const company = await addCompany(pool)
  const notice = noticePublication(opening(company, '2024-02-20'))
  await publish([notice])
  const opened = { ...OPENED, event_date: '2024-01-03' }
  const expected = [
    ['gazette.insolvency_event', notice.numac, '2024-02-20', null, opened],
    ['risk.band', notice.numac, '2024-02-20', 'Unknown', 'Severe'],
  ]
  assert.deepEqual(await changesOf(company), expected)
  await extractFacts(pool, [notice.numac], TODAY)
  assert.deepEqual(await changesOf(company), expected)
  const closing = noticePublication({
    ...opening(company, '2024-12-20'),
    heading:
      'Sluiting faillissement wegens ontoereikend actief van: VERZONNEN DAKEN BV DREEF 12, 9160 LOKEREN.',
    rest: 'Geopend op 3 januari 2024.',
  })
  await publish([closing])
  const ended = (await changesOf(company))
    .slice(2)
    .map(([kind, reference, , before]) => [kind, reference, before])
  assert.deepEqual(ended, [
    ['gazette.insolvency_event', closing.numac, null],
    ['risk.band', closing.numac, 'Severe'],
  ])
})

test('a judicial dissolution withholds the band at once, and the next run tells it no second time', async () => {
  const company = await addCompany(pool)
  const score = { probability: 0.01, model_version: '0', evaluated_at: '2026-01-01T00:00:00Z' }
  await insert(pool, 'risk.score', { enterprise_number: Number(company), ...score })
  const notice = noticePublication({
    ...opening(company, '2026-05-20'),
    heading: 'Gerechtelijke ontbinding van: VERZONNEN DAKEN BV DREEF 12, 9160 LOKEREN.',
    rest: 'Vereffenaar: TOON ARKENS, MARKT 1, 9160 LOKEREN- toon@voorbeeld.be.',
  })
  await publish([notice])
  const bandsOf = async () => (await changesOf(company)).filter(([kind]) => kind === 'risk.band')
  assert.deepEqual(await bandsOf(), [['risk.band', notice.numac, '2026-05-20', 'Moderate', 'Unknown']])
  const risk = (await readRisks(pool, [Number(company)])).get(Number(company))
  assert.deepEqual([risk?.judiciallyDissolved, risk?.openBankruptcy], [true, false])
  await storeScores({ pool }, makeModel(), { asOf: TODAY, today: TODAY })
  assert.equal((await bandsOf()).length, 1)
})

test('what is loaded late and decides nothing of today is history and no change', async () => {
  const company = await addCompany(pool)
  const number = { ...opening(company, '2024-02-20'), date: '3 januari 2024' }
  await publish([
    noticePublication(number),
    noticePublication({
      ...opening(company, '2024-12-20'),
      heading:
        'Sluiting faillissement wegens ontoereikend actief van: VERZONNEN DAKEN BV DREEF 12, 9160 LOKEREN.',
      rest: 'Geopend op 3 januari 2024.',
    }),
  ])
  assert.deepEqual(await changesOf(company), [])
  const text = 'De vergadering benoemt tot bestuurder voor onbepaalde duur de heer Wouter Klaproos.'
  await publish([act(company, '26010001', '2026-02-20', text)])
  assert.deepEqual(await changesOf(company), [])
})

test('an annulled event is withdrawn, however old, by a recent publication', async () => {
  const company = await addCompany(pool)
  const wrong = noticePublication(opening(company, '2026-01-10'))
  await publish([wrong], '2026-01-11')
  const before = await changesOf(company)
  await publish([
    noticePublication({
      ...opening(company, '2026-05-20'),
      heading: 'ERRATUM: Faillissement van: VERZONNEN DAKEN BV DREEF 12, 9160 LOKEREN.',
      rest: `De publicatie van 10 januari 2026 met numac ${wrong.numac} is als nietig te beschouwen.`,
    }),
  ])
  const since = (await changesOf(company)).slice(before.length)
  const withdrawn = since.find(([kind]) => kind === 'gazette.insolvency_event_withdrawn')
  assert.deepEqual(withdrawn?.slice(1), [wrong.numac, '2026-01-10', OPENED, null])
  const band = since.find(([kind]) => kind === 'risk.band')
  assert.deepEqual(band?.slice(2), ['2026-05-20', 'Severe', 'Unknown'])
})

test('what the gazette opens or ends changes no band while the register records a bankruptcy', async () => {
  const company = await addCompany(pool, { situation: '050' })
  const wrong = noticePublication(opening(company, '2026-05-10'))
  await publish([wrong])
  await publish([
    noticePublication({
      ...opening(company, '2026-05-20'),
      heading: 'ERRATUM: Faillissement van: VERZONNEN DAKEN BV DREEF 12, 9160 LOKEREN.',
      rest: `De publicatie van 10 mei 2026 met numac ${wrong.numac} is als nietig te beschouwen.`,
    }),
  ])
  const kinds = (await changesOf(company)).map(([kind]) => kind)
  assert.ok(kinds.includes('gazette.insolvency_event_withdrawn'))
  assert.ok(!kinds.includes('risk.band'))
})

test('a bankruptcy that ends after it was scored leaves the band unknown at once, as the dossier has it', async () => {
  const company = await addCompany(pool)
  const wrong = noticePublication(opening(company, '2026-05-10'))
  await publish([wrong])
  await insert(pool, 'risk.score', {
    enterprise_number: Number(company),
    probability: 0.99,
    reason: 'open_bankruptcy',
    model_version: '0',
    evaluated_at: '2026-05-11T00:00:00Z',
  })
  await publish([
    noticePublication({
      ...opening(company, '2026-05-20'),
      heading: 'ERRATUM: Faillissement van: VERZONNEN DAKEN BV DREEF 12, 9160 LOKEREN.',
      rest: `De publicatie van 10 mei 2026 met numac ${wrong.numac} is als nietig te beschouwen.`,
    }),
  ])
  const bands = (await changesOf(company)).filter(([kind]) => kind === 'risk.band')
  assert.deepEqual(bands.at(-1)?.slice(2), ['2026-05-20', 'Severe', 'Unknown'])
})

test('officers are counted by publication, without names; a filing that confirms them is no change', async () => {
  const company = await addCompany(pool)
  const appoints = 'De vergadering benoemt tot bestuurder voor onbepaalde duur de heer Wouter Klaproos.'
  await publish([act(company, '26020001', '2026-05-06', appoints)])
  const resigns =
    'De vergadering aanvaardt het ontslag van de heer Wouter Klaproos als bestuurder met ingang van 4 mei 2026. ' +
    'De vergadering benoemt tot bestuurder voor onbepaalde duur mevrouw Iris Distelvink.'
  await publish([act(company, '26020002', '2026-05-20', resigns)])
  const changes = await changesOf(company)
  assert.deepEqual(changes, [
    ['gazette.officers', '26020001', '2026-05-06', null, { appointed: 1 }],
    ['gazette.officers', '26020002', '2026-05-20', null, { appointed: 1, ended: 1 }],
  ])
  assert.doesNotMatch(JSON.stringify(changes), /Klaproos|Distelvink/)
  await extractFacts(pool, ['26020001', '26020002'], TODAY)
  await inTransaction(pool, client => deriveTimelines(client, [Number(company)], '2036-06-01')) // stale by then
  assert.equal((await changesOf(company)).length, 2)
})

test('a change of the company has its kind and its new name, once', async () => {
  const company = await addCompany(pool)
  const text = 'De vergadering beslist de naam van de vennootschap te wijzigen in "Verzonnen Molens".'
  await publish([act(company, '26030001', '2026-05-06', text)])
  await extractFacts(pool, ['26030001'], TODAY)
  assert.deepEqual(
    (await changesOf(company)).map(([kind, reference, , , after]) => [kind, reference, after]),
    [
      [
        'gazette.company_change',
        '26030001',
        { change: 'name', value: 'Verzonnen Molens', effective_on: null },
      ],
    ],
  )
})

async function file(company: string, reference: string, depositedOn: string, equity = '400'): Promise<void> {
  const end = `${Number(depositedOn.slice(0, 4)) - 1}-12-31`
  const figures = { '20/58': '1000', '29/58': '1000', '54/58': '1000', '10/49': '1000', '10/15': equity }
  const folder = writeFolder({
    'references.json': [
      writeReference(reference, {
        EnterpriseNumber: company,
        DepositDate: depositedOn,
        ExerciseDates: { startDate: `${end.slice(0, 4)}-01-01`, endDate: end },
        GeneralAssemblyDate: null,
      }),
    ],
    'a.json': writeJsonXbrl(reference, figures),
  })
  await importAccounts({ url, pool }, folder, { today: TODAY })
}

test('a recent filing is a change when it is first stored', async () => {
  const company = await addCompany(pool)
  await file(company, '2026-00000021', '2026-05-20')
  await file(company, '2026-00000021', '2026-05-20')
  await file(company, '2025-00000021', '2025-05-20')
  const after = { period_end: '2025-12-31', model: 'm81-f', has_figures: true }
  assert.deepEqual(await changesOf(company), [['accounts.filed', '2026-00000021', '2026-05-20', null, after]])
})

test('a run that changes the band is a change; a first score and an open bankruptcy are none', async () => {
  const [company, first, bankrupt] = [await addCompany(pool), await addCompany(pool), await addCompany(pool)]
  const score = (number: string) =>
    insert(pool, 'risk.score', {
      enterprise_number: Number(number),
      probability: 0.3,
      model_version: '0',
      evaluated_at: '2026-01-01T00:00:00Z',
    })
  for (const number of [company, bankrupt]) await score(number)
  for (const [at, number] of [company, first, bankrupt].entries())
    await file(number, `2025-0000003${at}`, '2025-06-20')
  await publish([noticePublication(opening(bankrupt, '2026-05-20'))])
  await storeScores({ pool }, makeModel(), { asOf: TODAY, today: TODAY })
  const bandsOf = async (number: string) =>
    (await changesOf(number)).filter(([kind]) => kind === 'risk.band').map(change => change.slice(2))
  const [[day, before, after] = [], ...more] = await bandsOf(company)
  assert.deepEqual([day, before, more], [TODAY, 'Severe', []])
  assert.ok(typeof after === 'string' && after !== 'Severe', String(after))
  assert.deepEqual(await bandsOf(first), [])
  assert.deepEqual(await bandsOf(bankrupt), [])
})
