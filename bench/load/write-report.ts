// Result table of a load measurement.

import { describeMachine } from '../machine.ts'
import { type Row, renderTable } from '../report.ts'
import type { LoadResult } from './measure.ts'
import type { LoadOptions, LoadRunResult } from './run-load.ts'
import { KINDS, type Kind, type Times } from './tally.ts'

const P99_MS = 50
const MOST_MEBIBYTES = 300

const NAMES: Record<Kind, string> = {
  dossier: 'dossiers (70 %; 30 % of them of a thousand popular companies)',
  search: 'searches (20 %)',
  lifecycle: 'timelines (5 %)',
  mcp: 'MCP tool calls (5 %)',
}

/** A page for bench/results-load.md. */
export function writeReport(options: LoadOptions, outcome: LoadRunResult): string {
  const { companies, seconds, share, processes } = options
  const { rate, alone, beside, done } = outcome
  const works = done.map(
    ({ what, atS, seconds: took }) => `at ${atS.toFixed(0)} s ${what} (${took.toFixed(1)} s)`,
  )
  return `# Figures under load

Made by \`npm run bench:load\` on a generated register of ${count(companies)} companies, ${processes === 1 ? 'one process serving' : `${processes} processes serving`}. ${describeMachine()}

Open-loop load: requests are sent on a fixed schedule, ${count(rate)} a second for ${seconds} seconds, from a separate process, and timed, after a warm-up of three seconds, from
their scheduled send time, so that a stall delays all requests scheduled meanwhile. Background jobs: ${works.join('; ')};
${outcome.extracted} publications were processed. Of two cores ${beside.busyCores.toFixed(2)} were busy, ${beside.senderCores.toFixed(2)} of them by the load generator (without background jobs: ${alone.busyCores.toFixed(2)} and ${alone.senderCores.toFixed(2)}).

${renderTable(rowsOf(outcome, share))}
`
}

function rowsOf(outcome: LoadRunResult, share: number): Row[] {
  const { most, rate, alone, beside, missed, overload, besideSearches } = outcome
  const faults = [...faultsOf(alone), ...faultsOf(beside), ...(missed > 0 ? [`404: ${missed}`] : [])]
  return [
    ...(most
      ? [
          plain(
            'maximum throughput, 32 closed-loop clients',
            `${count(most.rate)} a second`,
            `p99 ${ms(most.all.p99)}`,
          ),
        ]
      : []),
    plain(
      `sent${most ? `, ${share} of that` : ''}`,
      `${count(rate)} a second; completed ${count(beside.rate)}`,
      `without background jobs: completed ${count(alone.rate)}`,
    ),
    {
      ...plain(
        'unsuccessful responses',
        faults.join(', ') || '0',
        'a 404 for a company removed by the Update counts as success',
      ),
      target: '0',
      reached: faults.length === 0,
    },
    {
      ...plain('all requests', describe(beside.all), `without background jobs: ${describe(alone.all)}`),
      ratio: `${(beside.all.p99 / alone.all.p99).toFixed(1)} × (p99)`,
      target: `p99 ≤ ${P99_MS} ms`,
      reached: beside.all.p99 <= P99_MS,
    },
    ...KINDS.map(kind =>
      plain(
        `– ${NAMES[kind]}`,
        describe(beside.byKind[kind]),
        `without background jobs: ${describe(alone.byKind[kind])}`,
      ),
    ),
    ...(most
      ? [
          plain(
            'machine speed by a fixed workload, 100 % during the maximum-throughput run',
            percent(beside.speed / most.speed),
            `without background jobs: ${percent(alone.speed / most.speed)}`,
          ),
        ]
      : []),
    ...(most && overload ? overloadRows(most, overload) : []),
    ...rowsBesideSearches(besideSearches),
    {
      ...plain('peak memory of the server', `${outcome.peakMebibytes.toFixed(0)} MiB`, '–'),
      target: `≤ ${MOST_MEBIBYTES} MiB`,
      reached: outcome.peakMebibytes <= MOST_MEBIBYTES,
    },
  ]
}

// One and a half times what can be done: as much is answered, in time, and the rest refused at once.
function overloadRows(most: LoadResult, { rate, all, refused }: LoadResult): Row[] {
  const row = (what: string, measured: string, target: string, reached: boolean): Row => ({
    ...plain(`at 1.5 × the most: ${what}`, measured, ''),
    target,
    reached,
  })
  return [
    {
      ...row('answered', `${count(rate)} a second`, '≥ 0.9 × the most', rate >= 0.9 * most.rate),
      reference: `${count(most.rate)} a second`,
      ratio: `${(rate / most.rate).toFixed(2)} ×`,
    },
    row('answers', describe(all), 'p99 ≤ 250 ms', all.p99 <= 250),
    row(`${count(refused.count)} refusals`, describe(refused), 'p99 ≤ 20 ms', refused.p99 <= 20),
  ]
}

function rowsBesideSearches({ dossiers, searches }: LoadRunResult['besideSearches']): Row[] {
  const row = plain(
    'dossiers, 300 a second, while 32 clients send the most expensive searches known',
    `${describe(dossiers.all)}; refused ${dossiers.refused.count}`,
    `searches: ${count(searches.rate)} a second, ${describe(searches.all)}; refused ${searches.refused.count}`,
  )
  const reached = dossiers.all.p99 <= P99_MS && dossiers.refused.count === 0
  return [{ ...row, target: `p99 ≤ ${P99_MS} ms, none refused`, reached }]
}

function plain(what: string, measured: string, reference: string): Row {
  return { what, measured, reference, ratio: '', target: '', reached: null }
}

function describe({ p50, p95, p99, max }: Times): string {
  return `p50 ${ms(p50)}, p95 ${ms(p95)}, p99 ${ms(p99)}, max ${ms(max)}`
}

function percent(part: number): string {
  return `${Math.round(100 * part)} %`
}

function ms(value: number): string {
  return `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`
}

// By status; 0 is no response.
function faultsOf({ faults }: LoadResult): string[] {
  return Object.entries(faults).map(([status, times]) => `${status}: ${times}`)
}

function count(number: number): string {
  return Math.round(number).toLocaleString('en')
}
