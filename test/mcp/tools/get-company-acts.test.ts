import assert from 'node:assert/strict'
import { test } from 'node:test'
import type {
  CompanyChangeFact,
  EventFact,
  MandateFact,
} from '../../../src/domain/publications/gazette-fact.ts'
import type { Act, ActQuery } from '../../../src/store/gazette/acts.ts'
import type { ListActs } from '../../../src/usecases/timeline/list-acts.ts'
import { type Answer, ask, COMPANY, NUMBER, refusal, stubTool } from './stub-tools.ts'

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

const startAt = (acts: Act[], start: ActQuery['start']) =>
  start ? acts.findIndex(({ numac }) => numac === start.numac) + (start.inclusive ? 0 : 1) : 0

const waitingAmong = (acts: Act[]) => acts.filter(({ facts }) => facts === null).length

async function askFor(
  acts: Act[] | null,
  company: typeof COMPANY | null = COMPANY,
  args = {},
): Promise<Answer> {
  const listActs: ListActs = async (_, { limit, start }) => ({
    company,
    absence: null,
    part: acts && {
      acts: acts.slice(startAt(acts, start)).slice(0, limit),
      total: acts.length,
      waiting: waitingAmong(acts),
    },
    waiting: 0,
    unanswered: [...(company ? [] : ['register' as const]), ...(acts ? [] : ['gazette' as const])],
  })
  return ask(stubTool('get_company_acts', { listActs }), { kbo: NUMBER, ...args })
}

test('a correction has what it corrects, a ban its duration', async () => {
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

test('facts are typed, have a numac, and only stated fields', async () => {
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

test('the default limit is ten acts, with the total', async () => {
  const many = Array.from({ length: 40 }, (_, n) => act(n, []))
  assert.equal((await askFor(many)).acts.length, 10)
  assert.equal((await askFor(many, COMPANY, { limit: 33 })).acts.length, 33)
  assert.equal((await askFor(many)).total, 40)
})

test('unread, read without facts, and nothing on file are distinguished', async () => {
  const { acts, waiting, note } = await askFor([act(1, null), act(2, [])])
  assert.deepEqual(
    acts.map(({ facts }: Answer) => facts),
    [null, []],
  )
  assert.equal(waiting, 1)
  assert.match(note, /1 of 2 are not yet processed/)
  const none = await askFor([])
  assert.deepEqual([none.acts, none.total], [[], 0])
  assert.match(none.note, /get_extraction_status/)
  assert.match(none.note, /No acts have been processed yet.*court notices from 2025-01-02 to 2026-07-31/)
})

test('an unavailable gazette yields null with a note, not an empty list', async () => {
  const answer = await askFor(null)
  assert.deepEqual([answer.acts, answer.total, answer.legalName], [null, null, 'De Verzonnen Molen'])
  assert.match(answer.note, /Gazette source unavailable.*does not mean that nothing is on record/)
})

test('without the register acts are returned, with the company unconfirmed', async () => {
  const answer = await askFor([act(1, [])], null)
  assert.equal(answer.legalName, null)
  assert.equal(answer.acts.length, 1)
  assert.equal(answer.dossierUrl, `https://griffie.example/nl/company/${NUMBER}`)
  assert.match(answer.note, /Register unavailable/)
})

test('results over 12,000 bytes are truncated at whole acts, with a note', async () => {
  const many = Array.from({ length: 100 }, (_, n) => act(n, [mandate(), mandate()]))
  const answer = await askFor(many, COMPANY, { limit: 100 })
  assert.ok(Buffer.byteLength(JSON.stringify(answer)) <= 12_000)
  assert.ok(answer.acts.length > 10 && answer.acts.length < 100)
  assert.ok(answer.acts.every(({ facts }: Answer) => facts.length === 2))
  assert.match(
    answer.note,
    new RegExp(`Truncated at 12000 bytes: the newest ${answer.acts.length} of the 100`),
  )
})

test('an act with a hundred names is truncated and counts omitted facts', async () => {
  const crowd = Array.from({ length: 300 }, () => mandate())
  const { acts } = await askFor([act(1, crowd), act(2, [mandate()]), act(3, [mandate()])])
  assert.equal(acts.length, 3)
  assert.equal(acts[0].facts.length + acts[0].factsLeftOut, 300)
  assert.equal(acts[1].factsLeftOut, undefined)
})

test('private data in facts are redacted', async () => {
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

const numacsOf = ({ acts }: Answer): string[] => acts.map(({ numac }: Answer) => numac)

/** All pages, each requested with the cursor of the previous one. */
async function readOn(acts: Act[], args: object): Promise<Answer[]> {
  const answers: Answer[] = []
  let cursor: string | undefined
  do {
    answers.push(await askFor(acts, COMPANY, { ...args, ...(cursor && { cursor }) }))
    cursor = answers.at(-1).nextCursor
  } while (cursor !== undefined && answers.length < 200)
  return answers
}

test('pagination reaches every act exactly once, despite truncation', async () => {
  const many = Array.from({ length: 150 }, (_, n) => act(n, n % 3 === 0 ? [mandate(), mandate()] : []))
  for (const args of [{}, { limit: 7 }, { limit: 100 }]) {
    const answers = await readOn(many, args)
    assert.deepEqual(
      answers.flatMap(numacsOf),
      many.map(({ numac }) => numac),
    )
    assert.ok(answers.every(({ total }) => total === 150))
  }
})

test('the omitted facts of an act are reachable by its own cursor', async () => {
  const names = Array.from(
    { length: 120 },
    (_, n) => `Odilon Van Pluim ${'abcdefghij'[n % 10]}${'klmnopqrstuv'[n % 12]}`,
  )
  const crowd = names.map(name => mandate({ holder: { kind: 'person', name, enterpriseNumber: null } }))
  const acts = [act(1, []), act(2, crowd), act(3, [mandate()])]
  const read: string[] = []
  let cursor: string | undefined
  do {
    const answer = await askFor(acts, COMPANY, cursor ? { cursor } : {})
    const crowded = answer.acts.find(({ numac }: Answer) => numac === acts[1]?.numac)
    read.push(...crowded.facts.map(({ name }: Answer) => name))
    assert.equal(answer.acts.at(-1).numac, acts[2]?.numac, 'its neighbours are shown too')
    cursor = crowded.factsCursor
  } while (cursor !== undefined)
  assert.deepEqual(read, names)
})

test('the last page has no cursor and does not claim that nothing is on file', async () => {
  const one = await askFor([act(1, [])], COMPANY, { limit: 1 })
  assert.equal(one.nextCursor, undefined)
  const behind = await askFor([act(1, [])], COMPANY, { cursor: `2025-03-04.${act(1, []).numac}` })
  assert.deepEqual([behind.acts, behind.total, behind.note], [[], 1, 'There are no more acts.'])
})

test('invalid cursors, dates and types are rejected', async () => {
  const tool = stubTool('get_company_acts', {})
  for (const cursor of [
    '',
    'next',
    '2025-02-30.25100001',
    '0000-01-01.25100001',
    '2025-03-04',
    '2025-03-04.2510000',
    "2025-03-04.'--",
    7,
  ])
    assert.match(await refusal(tool, { kbo: NUMBER, cursor }), /cursor must be a nextCursor/)
  for (const from of ['2019', '2019-13-01', '2026-02-30', '0000-01-01', '0999-12-31', 2019])
    assert.match(await refusal(tool, { kbo: NUMBER, from }), /from must be a day/)
  await refusal(tool, { kbo: NUMBER, type: 'seat' })
})

test('an empty filter result does not claim that nothing is on file', async () => {
  const { note } = await askFor([], COMPANY, { from: '2019-01-01', until: '2019-12-31' })
  assert.match(note, /^No act on file matches from, until and type/)
})

test('from later than until is refused: an empty answer would say that nothing was published', async () => {
  const tool = stubTool('get_company_acts', {
    listActs: async () => {
      throw new Error('not to be asked')
    },
  })
  const advice = await refusal(tool, { kbo: NUMBER, from: '2025-03-02', until: '2025-03-01' })
  assert.match(advice, /from: must not be later than until/)
})
