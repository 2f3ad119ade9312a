import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SourceUnavailableError } from '../../../src/domain/errors.ts'
import type { Officer } from '../../../src/store/gazette/officers.ts'
import type { Recorded } from '../../../src/store/gazette/unread-texts.ts'
import type { PointReader } from '../../../src/store/point-reader.ts'
import { createListOfficers } from '../../../src/usecases/list-officers.ts'
import { type Answer, ask, COMPANY, NUMBER, playTool } from './played.ts'

function officer(more: Partial<Officer> = {}): Officer {
  return {
    role: 'bestuurder',
    roleKind: 'director',
    office: 'director',
    currency: 'current',
    name: 'Odilon Van Pluim',
    address: null,
    from: '2020-01-01',
    to: null,
    source: 'BsActsV3',
    sourceNumac: '20123456',
    holderNumber: null,
    representative: null,
    confirmedOn: '2024-06-30',
    termEndsOn: null,
    ...more,
  }
}

async function askFor(officers: Officer[] | undefined | Error, waiting = 0): Promise<Answer> {
  const reader: PointReader<Recorded<Officer[]>> = {
    read: async () => {
      if (officers instanceof Error) throw officers
      return { value: officers, waiting }
    },
  }
  const listOfficers = createListOfficers({ companies: { read: async () => COMPANY }, officers: reader })
  return ask(playTool('get_company_officers', { listOfficers }), { kbo: NUMBER })
}

const namesOf = (list: Answer[]) => list.map(({ name }) => name)

test('current officers come first, then stale, then former ones, newest first', async () => {
  const { officers } = await askFor([
    officer({ name: 'A', currency: 'former', to: '2019-01-01' }),
    officer({ name: 'B', currency: 'stale' }),
    officer({ name: 'C', currency: 'former', to: '2022-01-01' }),
    officer({ name: 'D', from: '2018-01-01' }),
    officer({ name: 'E', from: '2023-01-01' }),
  ])
  assert.deepEqual(namesOf(officers), ['E', 'D', 'B', 'C', 'A'])
  assert.deepEqual(
    officers.map(({ currency }: Answer) => currency),
    ['current', 'current', 'stale', 'former', 'former'],
  )
})

test('auditors and those a court named stand apart from the board', async () => {
  const answer = await askFor([
    officer(),
    officer({ name: 'Toets Bedrijfsrevisoren', roleKind: 'director_company', office: 'statutory_auditor' }),
    officer({
      name: 'Anselm Kurz',
      roleKind: 'curator',
      role: 'curator',
      office: null,
      address: 'Kouter 1, 9000 Gent',
    }),
  ])
  assert.deepEqual([answer.officers, answer.auditors, answer.courtAppointed].map(namesOf), [
    ['Odilon Van Pluim'],
    ['Toets Bedrijfsrevisoren'],
    ['Anselm Kurz'],
  ])
  assert.equal(answer.courtAppointed[0].address, 'Kouter 1, 9000 Gent')
  assert.equal('office' in answer.courtAppointed[0], false)
})

test('a company in office is told with its number, its seat and who acts for it', async () => {
  const { officers } = await askFor([
    officer({
      name: 'Wiek BV',
      roleKind: 'director_company',
      holderNumber: NUMBER,
      representative: 'Clotilde Verbeeld',
      address: 'Molenstraat 1, 9000 Gent',
    }),
  ])
  const { holder, enterpriseNumber, representative, address } = officers[0]
  assert.deepEqual([holder, enterpriseNumber, representative], ['company', NUMBER, 'Clotilde Verbeeld'])
  assert.equal(address, 'Molenstraat 1, 9000 Gent')
})

test('a person is never told with an address', async () => {
  const { officers } = await askFor([officer({ address: 'Thuisstraat 7, 9000 Gent' })])
  assert.equal('address' in officers[0], false)
})

test('none found is told apart from a source that did not answer', async () => {
  const none = await askFor(undefined)
  assert.deepEqual([none.officers, none.auditors, none.courtAppointed], [[], [], []])
  assert.match(none.note, /not proof/)
  const unread = await askFor(new SourceUnavailableError('gazette'))
  assert.deepEqual([unread.officers, unread.auditors, unread.courtAppointed], [null, null, null])
  assert.match(unread.note, /did not answer/)
})

test('while texts wait to be read no list is given, and the note counts them', async () => {
  const answer = await askFor([officer()], 3)
  assert.deepEqual([answer.officers, answer.auditors, answer.courtAppointed], [null, null, null])
  assert.match(answer.note, /^3 gazette texts about this company wait to be read/)
  assert.doesNotMatch(answer.note, /did not answer/)
})

test('a board of hundreds is cut at whole mandates, former ones first, and says so', async () => {
  const many = Array.from({ length: 300 }, (_, n) =>
    officer({ name: `Lid ${n}`, currency: n % 2 === 0 ? 'current' : 'former' }),
  )
  const curator = officer({ roleKind: 'curator', role: 'curator', office: null, name: 'Anselm Kurz' })
  const answer = await askFor([...many, curator])
  assert.ok(Buffer.byteLength(JSON.stringify(answer)) <= 12_000)
  assert.equal(answer.officers.length + answer.leftOut, 300)
  assert.ok(answer.officers.every(({ currency }: Answer) => currency === 'current'))
  assert.deepEqual(namesOf(answer.courtAppointed), ['Anselm Kurz'])
  assert.match(answer.note, /Cut at 12000 bytes/)
})
