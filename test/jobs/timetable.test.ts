// The timetable over a real queue.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { pino } from 'pino'
import { openQueue, type Queue } from '../../src/jobs/queue.ts'
import { keepTimetable, type TimedJob } from '../../src/jobs/timetable.ts'
import { createTestDatabase } from '../database.ts'

const { url } = await createTestDatabase()
const lines: { job?: string; msg?: string; code?: string }[] = []
const logger = pino({ level: 'info' }, { write: line => void lines.push(JSON.parse(line)) })
const signal = new AbortController().signal

async function openWorker(jobs: readonly TimedJob[]): Promise<Queue> {
  const queue = await openQueue({ url, logger })
  after(() => queue.stop({ graceful: false }))
  await keepTimetable(queue, jobs, { logger, signal, lookEverySeconds: 0.5 })
  return queue
}

async function eventually(holds: () => boolean): Promise<void> {
  const deadline = performance.now() + 15_000
  while (!holds()) {
    if (performance.now() > deadline) throw new Error('It did not come about within fifteen seconds.')
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

test('a job stands on the timetable at its hour, in Belgian time, however often workers start', async () => {
  const job = { name: 'nightly-one', cron: '30 4 * * *', run: async () => 'done' }
  const queue = await openWorker([job])
  await openWorker([job])
  const schedules = await queue.getSchedules('nightly-one')
  assert.deepEqual(
    schedules.map(({ cron, timezone }) => [cron, timezone]),
    [['30 4 * * *', 'Europe/Brussels']],
  )
})

test('what is due is done once, by one of the workers, and what was done is logged', async () => {
  let runs = 0
  const job: TimedJob = {
    name: 'nightly-two',
    cron: '0 3 * * *',
    run: async () => {
      runs++
      await new Promise(resolve => setTimeout(resolve, 1_200)) // longer than workers look again
      return 'seven companies'
    },
  }
  const queue = await openWorker([job])
  await openWorker([job])
  await queue.send('nightly-two')
  assert.equal(await queue.send('nightly-two'), null, 'one of a name at a time')
  await eventually(() => lines.some(({ job, msg }) => job === 'nightly-two' && msg === 'job done'))
  assert.equal(runs, 1)
})

test('a job that fails is kept to be tried again, and nothing of its message is stored', async () => {
  const job: TimedJob = {
    name: 'nightly-three',
    cron: '0 3 * * *',
    run: async () => {
      throw Object.assign(new Error('value "Jan Geheim" is too long'), { code: '22001' })
    },
  }
  const queue = await openWorker([job])
  const id = (await queue.send('nightly-three')) as string
  await eventually(() => lines.some(({ job, msg }) => job === 'nightly-three' && /failed/.test(msg ?? '')))
  const [kept] = await queue.findJobs('nightly-three', { id })
  assert.ok(kept)
  assert.doesNotMatch(JSON.stringify([kept, lines]), /Geheim/)
})
