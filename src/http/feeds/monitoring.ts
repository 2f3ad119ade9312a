// What monitors read: GET /healthz (liveness, independent of the data sources), GET /health/status (probe
// results and data freshness; 200 even when degraded), GET /version (the running build).

import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Build } from '../../platform/process/build-info.ts'
import type { EndpointReport } from '../../store/db/replicas/endpoint-pool.ts'
import type { Coverage } from '../../store/gazette/coverage.ts'
import type { Health, Probe, ReadHealth } from '../../usecases/health/read-health.ts'
import type { JobReport } from '../../usecases/health/read-jobs.ts'
import { CACHE_NO_STORE, NOSNIFF_HEADER } from '../caching.ts'
import { jsonSchema } from '../json-schema.ts'
import { METHOD_NOT_ALLOWED, sendProblem } from '../problem.ts'
import { JSON_TYPE, registerReadOnly, sendText } from './respond.ts'

// GET /healthz: liveness check, independent of the data sources.

const OTHER_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']
const LIVENESS_BODY = JSON.stringify({ status: 'ok' })
const schema = { response: { 200: jsonSchema(z.strictObject({ status: z.literal('ok') })) } }

export function registerLiveness(app: FastifyInstance): void {
  app.get('/healthz', { schema }, (_request, reply) => {
    reply
      .headers({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': CACHE_NO_STORE,
        ...NOSNIFF_HEADER,
      })
      .send(LIVENESS_BODY)
  })
  app.route({
    method: OTHER_METHODS,
    url: '/healthz',
    handler: (_request, reply) =>
      sendProblem(reply.header('cache-control', CACHE_NO_STORE), METHOD_NOT_ALLOWED),
  })
}

// GET /health/status: probe results and data freshness. Responds 200 even when degraded, with details in the body;
// /healthz is the liveness check.

export function registerHealthStatus(app: FastifyInstance, readHealth: ReadHealth): void {
  registerReadOnly(app, '/health/status', async (_request, reply) =>
    reply
      .headers({ 'content-type': JSON_TYPE, 'cache-control': CACHE_NO_STORE })
      .send(JSON.stringify(toHealthBody(await readHealth()))),
  )
}

function toHealthBody({
  status,
  probes,
  jobs,
  timetable,
  freshness,
  sources,
  sharedLimits,
  databases,
  checkedAt,
}: Health) {
  const { register, gazette, accounts, risk } = freshness
  return {
    status,
    probes: {
      database: toProbe(probes.database),
      view: toProbe(probes.view),
      job_server: toProbe(probes.jobServer),
    },
    jobs: jobs && {
      waiting: jobs.waiting,
      active: jobs.active,
      failed: jobs.failed,
      worker_seen_at: jobs.workerSeenAt,
    },
    timetable: timetable?.map(toTimedJob) ?? null,
    freshness: {
      register: register && {
        extract_number: register.extractNumber,
        snapshot_date: register.snapshotDate,
        loaded_at: register.loadedAt,
        age_days: register.ageDays,
      },
      gazette: gazette && {
        newest_publication: gazette.newestOn,
        waiting: gazette.waiting,
        more_waiting: gazette.moreWaiting,
        view_refreshed_at: gazette.viewRefreshedAt,
        view_pending_since: null, // the view is computed when it is read
        read: { notices: toDays(gazette.read.notices), acts: toDays(gazette.read.acts) },
      },
      accounts: accounts && { newest_deposit: accounts.newestOn, loaded_at: accounts.loadedAt },
      risk: risk && { evaluated_at: risk.evaluatedAt, model_version: risk.modelVersion },
    },
    sources,
    shared_limits: sharedLimits,
    databases: databases.map(toDatabase),
    checked_at: checkedAt,
  }
}

// Without a day that was read no days in between can be missing or not.
function toDays({ from, until, missing }: Coverage) {
  return { from, until, weekdays_missing: from === null ? null : missing }
}

function toDatabase({ name, role, used, lagMs, reason }: EndpointReport) {
  return { name, role, used, lag_ms: lagMs === null ? null : Math.round(lagMs), reason }
}

function toProbe({ ok, latencyMs, detail }: Probe) {
  return { ok, latency_ms: latencyMs, detail }
}

function toTimedJob(job: JobReport) {
  return {
    name: job.name,
    state: job.state,
    schedule: job.cron,
    off_because: job.offBecause,
    last_started_at: job.startedAt,
    last_success_at: job.succeededAt,
    last_success_age_s: job.successAgeS,
    last_done: job.done,
    last_failure_at: job.failedAt,
    last_error: job.error,
    failures_since_success: job.failures,
    backlog: job.backlog,
  }
}

export function registerVersion(app: FastifyInstance, { release, commit, builtAt }: Build): void {
  const body = JSON.stringify({ release, commit, built_at: builtAt })
  // Must be revalidated: during a rolling release, old and new processes share one address.
  registerReadOnly(app, '/version', (request, reply) =>
    sendText(request, reply, { body, type: JSON_TYPE, cacheControl: 'no-cache' }),
  )
}
