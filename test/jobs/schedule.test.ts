// Scheduled jobs on a real queue.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { pino } from 'pino'
import { openQueue, type Queue } from '../../src/jobs/queue.ts'
import { JobFailure, runSchedule, type ScheduledJob } from '../../src/jobs/schedule.ts'
import { readJobs } from '../../src/usecases/health/read-jobs.ts'
import { createTestDatabase } from '../database.ts'

const { url, pool } = await createTestDatabase()
const lines: { job?: string; msg?: string; code?: string }[] = []
const logger = pino({ level: 'info' }, { write: line => void lines.push(JSON.parse(line)) })

async function openWorker(
  jobs: readonly ScheduledJob[],
  signal = new AbortController().signal,
): Promise<Queue> {
  const queue = await openQueue({ url, logger })
  after(() => queue.stop({ graceful: false }))
  await runSchedule(queue, jobs, { logger, pool, signal, pollIntervalSeconds: 0.5 })
  return queue
}

async function jobNamed(name: string) {
  const jobs = await readJobs(pool)
  return jobs.find(job => job.name === name)
}

async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 15_000
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error('It did not come about within fifteen seconds.')
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

test('a job is scheduled once in Belgian time, however often workers start', async () => {
  const job = { name: 'nightly-one', cron: '30 4 * * *', run: async () => 'done' }
  const queue = await openWorker([job])
  await openWorker([job])
  const schedules = await queue.getSchedules('nightly-one')
  assert.deepEqual(
    schedules.map(({ cron, timezone }) => [cron, timezone]),
    [['30 4 * * *', 'Europe/Brussels']],
  )
})

test('a due job is run once by one worker, and its result is logged', async () => {
  let runs = 0
  const job: ScheduledJob = {
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
  assert.equal(await queue.send('nightly-two'), null, 'one instance at a time')
  await eventually(() => lines.some(({ job, msg }) => job === 'nightly-two' && msg === 'job done'))
  assert.equal(runs, 1)
})

test('a failing job is kept for a retry, without its message', async () => {
  const job: ScheduledJob = {
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
  const noted = await jobNamed('nightly-three')
  assert.deepEqual([noted?.state, noted?.error, noted?.failures], ['failing', '22001', 1])
  assert.doesNotMatch(JSON.stringify([kept, lines, noted]), /Geheim/)
})

test('the message of a JobFailure is shown until the next success', async () => {
  let well = false
  const job: ScheduledJob = {
    name: 'nightly-four',
    cron: '0 3 * * *',
    run: async () => {
      if (well) return 'three days'
      throw new JobFailure('the key in ACCOUNTS_KEY_EXTRACTS was rejected')
    },
  }
  const queue = await openWorker([job])
  await queue.send('nightly-four', null, { retryLimit: 0 })
  await eventually(async () => (await jobNamed('nightly-four'))?.state === 'failing')
  assert.equal((await jobNamed('nightly-four'))?.error, 'the key in ACCOUNTS_KEY_EXTRACTS was rejected')
  well = true
  // The run is recorded before the queue ends the job, and until then the queue takes no second one.
  await eventually(async () => (await queue.send('nightly-four', null, { retryLimit: 0 })) !== null)
  await eventually(async () => (await jobNamed('nightly-four'))?.state === 'well')
  const { done, failures, successAgeS } = (await jobNamed('nightly-four')) ?? {}
  assert.deepEqual([done, failures], ['three days', 0])
  assert.ok(successAgeS !== null && successAgeS !== undefined && successAgeS < 60)
})

test('a job without its setting is not scheduled and names the setting', async () => {
  const job: ScheduledJob = {
    name: 'nightly-five',
    cron: '0 3 * * *',
    run: async () => assert.fail('it ran'),
  }
  const queue = await openWorker([job])
  assert.equal((await queue.getSchedules('nightly-five')).length, 1)
  await openWorker([{ ...job, offBecause: 'REGISTER_USER is not set' }])
  assert.equal((await queue.getSchedules('nightly-five')).length, 0)
  const noted = await jobNamed('nightly-five')
  assert.deepEqual([noted?.state, noted?.offBecause], ['off', 'REGISTER_USER is not set'])
})

test('an interrupted job is run by the next worker and does not count as failed', async () => {
  const stop = new AbortController()
  let begun = 0
  const job: ScheduledJob = {
    name: 'nightly-six',
    cron: '0 3 * * *',
    async run(signal) {
      begun++
      if (begun > 1) return 'the rest'
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      return 'never'
    },
  }
  const first = await openWorker([job], stop.signal)
  await first.send('nightly-six')
  await eventually(() => begun === 1)
  assert.equal((await jobNamed('nightly-six'))?.state, 'running')
  stop.abort(new Error('Stopped.'))
  await eventually(() => lines.some(({ job, msg }) => job === 'nightly-six' && /interrupted/.test(msg ?? '')))
  await first.stop({ graceful: false })
  await openWorker([job])
  await eventually(async () => (await jobNamed('nightly-six'))?.done === 'the rest')
  assert.equal((await jobNamed('nightly-six'))?.failures, 0)
})
