import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CompanyChangeFact, EventFact, MandateFact } from '../../../src/domain/gazette-fact.ts'
import type { Act } from '../../../src/store/gazette/acts.ts'
import type { ListActs } from '../../../src/usecases/list-acts.ts'
import { type Answer, ask, COMPANY, NUMBER, playTool } from './played.ts'

const base = {
  numac: '25123456',
  pubDate: '2025-03-04',
  enterpriseNumber: NUMBER,
  identifiedBy: 'printed' as const,
  span: { start: 10, end: 20 },
}

function mandate(more: Partial<MandateFact> = {}): MandateFact {
  return {
    ...base,
    fact: 'mandate',
    change: 'appointment',
    office: 'director',
    role: 'bestuurder',
    holder: { kind: 'person', name: 'Odilon Van Pluim', enterpriseNumber: null },
    representative: null,
    effectiveOn: null,
    term: { endsOn: null, endsAtMeetingOf: 2031, years: 6, indefinite: false },
    ...more,
  }
}

const seat: CompanyChangeFact = {
  ...base,
  fact: 'company_change',
  change: 'seat',
  before: 'Molenstraat 1, 9000 Gent',
  after: null,
  effectiveOn: '2025-02-01',
}

const event: EventFact = {
  ...base,
  fact: 'event',
  eventKind: 'bankruptcy_opening',
  source: 'faillissement',
  severity: 'high',
  debtor: { name: 'De Verzonnen Molen', legalForm: 'BV', naturalPerson: false, address: 'Molenstraat 1' },
  court: 'Ondernemingsrechtbank Gent, afdeling Gent',
  eventDate: '2025-03-01',
  reference: '20250098',
  judges: ['Clotilde Verbeeld'],
  practitioners: [
    {
      role: 'curator',
      change: 'appointed',
      name: 'Anselm Kurz',
      officeAddress: 'Kouter 1',
      email: 'a@b.example',
    },
  ],
  keyDates: { claimsDeadline: '2025-04-01' },
  corrects: null,
  detail: null,
}

const act = (n: number, facts: Act['facts']): Act => ({
  numac: `251${String(n).padStart(5, '0')}`,
  publishedOn: '2025-03-04',
  kind: 'act',
  rubrics: ['ONTSLAGEN - BENOEMINGEN'],
  facts,
})

const waitingAmong = (acts: Act[]) => acts.filter(({ facts }) => facts === null).length

async function askFor(
  acts: Act[] | null,
  company: typeof COMPANY | null = COMPANY,
  args = {},
): Promise<Answer> {
  const listActs: ListActs = async (_, limit) => ({
    company,
    part: acts && { acts: acts.slice(0, limit), total: acts.length, waiting: waitingAmong(acts) },
    waiting: 0,
    unanswered: [...(company ? [] : ['register' as const]), ...(acts ? [] : ['gazette' as const])],
  })
  return ask(playTool('get_company_acts', { listActs }), { kbo: NUMBER, ...args })
}

test('a correction tells what it puts right, a ban how long it lasts', async () => {
  const values = [{ field: 'cessation_of_payments' as const, before: '2025-01-02', after: '2024-09-01' }]
  const correction: EventFact = {
    ...event,
    corrects: { numac: '2025123456', pubDate: null, effect: 'replaced', values },
  }
  const ban: EventFact = { ...event, eventKind: 'professional_ban', duration: { years: 3, months: 0 } }
  const { acts } = await askFor([act(1, [correction, ban])])
  assert.deepEqual(acts[0].facts[0].corrects, { numac: '2025123456', effect: 'replaced', values })
  assert.deepEqual(acts[0].facts[1].duration, { years: 3, months: 0 })
})

test('facts are typed, stamped with their numac, and hold only what was stated', async () => {
  const { acts } = await askFor([act(1, [mandate(), seat, event])])
  assert.deepEqual(acts[0].facts, [
    {
      type: 'mandate',
      kind: 'appointment',
      numac: '25123456',
      office: 'director',
      role: 'bestuurder',
      name: 'Odilon Van Pluim',
      holder: 'person',
      termEndsAtMeetingOf: 2031,
      termYears: 6,
    },
    {
      type: 'company_change',
      kind: 'seat',
      numac: '25123456',
      before: 'Molenstraat 1, 9000 Gent',
      effectiveOn: '2025-02-01',
    },
    {
      type: 'event',
      kind: 'bankruptcy_opening',
      numac: '25123456',
      severity: 'high',
      court: 'Ondernemingsrechtbank Gent, afdeling Gent',
      eventDate: '2025-03-01',
      reference: '20250098',
      people: [{ role: 'curator', change: 'appointed', name: 'Anselm Kurz' }],
      dates: { claimsDeadline: '2025-04-01' },
    },
  ])
})

test('ten acts unless another limit is asked for, and how many there are', async () => {
  const many = Array.from({ length: 40 }, (_, n) => act(n, []))
  assert.equal((await askFor(many)).acts.length, 10)
  assert.equal((await askFor(many, COMPANY, { limit: 33 })).acts.length, 33)
  assert.equal((await askFor(many)).total, 40)
})

test('not read yet, read without a fact, and nothing on file are three different answers', async () => {
  const { acts, waiting, note } = await askFor([act(1, null), act(2, [])])
  assert.deepEqual(
    acts.map(({ facts }: Answer) => facts),
    [null, []],
  )
  assert.equal(waiting, 1)
  assert.match(note, /1 of 2 wait to be read/)
  const none = await askFor([])
  assert.deepEqual([none.acts, none.total], [[], 0])
  assert.match(none.note, /get_extraction_status/)
  assert.match(none.note, /No acts have been read here yet.*court notices of 2025-01-02 to 2026-07-31/)
})

test('a gazette that does not answer gives null and says so, never an empty list', async () => {
  const answer = await askFor(null)
  assert.deepEqual([answer.acts, answer.total, answer.legalName], [null, null, 'De Verzonnen Molen'])
  assert.match(answer.note, /gazette source did not answer.*does not mean nothing on record/)
})

test('without the register the acts are told, and that the company is not confirmed', async () => {
  const answer = await askFor([act(1, [])], null)
  assert.equal(answer.legalName, null)
  assert.equal(answer.acts.length, 1)
  assert.equal(answer.dossierUrl, `https://griffie.example/nl/company/${NUMBER}`)
  assert.match(answer.note, /register did not answer/)
})

test('an answer of more than 12,000 bytes is cut at whole acts, and says so', async () => {
  const many = Array.from({ length: 100 }, (_, n) => act(n, [mandate(), mandate()]))
  const answer = await askFor(many, COMPANY, { limit: 100 })
  assert.ok(Buffer.byteLength(JSON.stringify(answer)) <= 12_000)
  assert.ok(answer.acts.length > 10 && answer.acts.length < 100)
  assert.ok(answer.acts.every(({ facts }: Answer) => facts.length === 2))
  assert.match(answer.note, new RegExp(`Cut at 12000 bytes: ${answer.acts.length} of the 100`))
})

test('one act with a hundred names leaves room for its neighbours, and says how many it holds back', async () => {
  const crowd = Array.from({ length: 300 }, () => mandate())
  const { acts } = await askFor([act(1, crowd), act(2, [mandate()]), act(3, [mandate()])])
  assert.equal(acts.length, 3)
  assert.equal(acts[0].facts.length + acts[0].factsLeftOut, 300)
  assert.equal(acts[1].factsLeftOut, undefined)
})

test('private data that slipped into a fact does not get out', async () => {
  const leaky = mandate({
    role: 'bestuurder (RN 61.03.12-901.23)',
    holder: {
      kind: 'person',
      name: 'Odilon Van Pluim, geboren te Gent op 12 maart 1961',
      enterpriseNumber: null,
    },
  })
  assert.doesNotMatch(JSON.stringify(await askFor([act(1, [leaky])])), /901|1961/)
})
