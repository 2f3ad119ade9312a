import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { JobRun } from '../../store/intake/jobs.ts'
import { toJobReport } from './read-jobs.ts'

const NEVER: JobRun = {
  name: 'sitemap',
  cron: '30 4 * * *',
  offBecause: null,
  startedAt: null,
  succeededAt: null,
  done: null,
  failedAt: null,
  error: null,
  failures: 0,
}
const BACKLOGS = { registerDays: 2, publications: 0, timelineChanges: 7 }
const NOW = Date.parse('2031-03-04T12:00:00Z')
const at = (time: string) => new Date(`2031-03-04T${time}Z`)
const report = (run: Partial<JobRun>) => toJobReport({ ...NEVER, ...run }, BACKLOGS, NOW)

test('job states: waiting, running, well, failing, well again', () => {
  assert.equal(report({}).state, 'waiting')
  assert.equal(report({ startedAt: at('04:30:00') }).state, 'running')
  const well = report({ startedAt: at('04:30:00'), succeededAt: at('04:31:00') })
  assert.deepEqual([well.state, well.successAgeS], ['well', 26_940])
  const failed = {
    startedAt: at('05:30:00'),
    succeededAt: at('04:31:00'),
    failedAt: at('05:31:00'),
    failures: 1,
  }
  assert.equal(report(failed).state, 'failing')
  assert.equal(report({ ...failed, startedAt: at('06:00:00') }).state, 'running')
  assert.equal(report({ ...failed, succeededAt: at('06:01:00'), failures: 0 }).state, 'well')
})

test('a disabled job is off, whatever its previous runs', () => {
  const off = report({ offBecause: 'REGISTER_USER is not set', succeededAt: at('04:31:00') })
  assert.equal(off.state, 'off')
})

test('the backlog is counted for some jobs and null for others', () => {
  assert.equal(report({}).backlog, null)
  assert.equal(report({ name: 'register-extracts' }).backlog, 2)
  assert.equal(report({ name: 'gazette-facts' }).backlog, 0)
})

test('a success in the future, due to clock skew, has age 0', () => {
  assert.equal(report({ succeededAt: at('12:00:03') }).successAgeS, 0)
})
