// Result table of a load measurement.

import { describeMachine } from '../machine.ts'
import { type Row, renderTable } from '../report.ts'
import type { LoadResult } from './measure.ts'
import type { LoadOptions, LoadRunResult } from './run-load.ts'
import { KINDS, type Kind, type Times } from './tally.ts'

const P99_MS = 50

const NAMES: Record<Kind, string> = {
  dossier: 'dossiers (70 %; three of ten of a thousand popular companies)',
  search: 'searches (20 %)',
  lifecycle: 'timelines (5 %)',
  mcp: 'calls of tools over MCP (5 %)',
}

/** A page for bench/results-load.md. */
export function writeReport(options: LoadOptions, outcome: LoadRunResult): string {
  const { companies, seconds, share, processes } = options
  const { rate, alone, beside, done } = outcome
  const works = done.map(
    ({ what, atS, seconds: took }) => `at ${atS.toFixed(0)} s ${what} (${took.toFixed(1)} s)`,
  )
  return `# Figures under load

Made by \`npm run bench:load\` on an invented register of ${count(companies)} companies, ${processes === 1 ? 'one process serving' : `${processes} processes serving`}. ${describeMachine()}

Requests are sent at times fixed beforehand, ${count(rate)} a second for ${seconds} seconds, from a process of its own, and counted, after three seconds to get going, from
when they were to be sent: a server that hangs is late for all that came meanwhile. Beside it: ${works.join('; ')};
${outcome.extracted} publications were read. Of two cores ${beside.busyCores.toFixed(2)} were busy, ${beside.senderCores.toFixed(2)} of them with sending (alone: ${alone.busyCores.toFixed(2)} and ${alone.senderCores.toFixed(2)}).

${renderTable(rowsOf(outcome, share))}
`
}

function rowsOf(outcome: LoadRunResult, share: number): Row[] {
  const { most, rate, alone, beside, missed } = outcome
  const faults = [...faultsOf(alone), ...faultsOf(beside), ...(missed > 0 ? [`404: ${missed}`] : [])]
  return [
    ...(most
      ? [
          plain(
            'the most that is answered, 64 clients that wait',
            `${count(most.rate)} a second`,
            `p99 ${ms(most.all.p99)}`,
          ),
        ]
      : []),
    plain(
      `sent${most ? `, ${share} of that` : ''}`,
      `${count(rate)} a second; answered ${count(beside.rate)}`,
      `alone: answered ${count(alone.rate)}`,
    ),
    {
      ...plain(
        'answers that were no success',
        faults.join(', ') || '0',
        'companies that the Update takes out are 404 and right',
      ),
      target: '0',
      reached: faults.length === 0,
    },
    {
      ...plain('all requests', describe(beside.all), `alone: ${describe(alone.all)}`),
      ratio: `${(beside.all.p99 / alone.all.p99).toFixed(1)} × (p99)`,
      target: `p99 ≤ ${P99_MS} ms`,
      reached: beside.all.p99 <= P99_MS,
    },
    ...KINDS.map(kind =>
      plain(`– ${NAMES[kind]}`, describe(beside.byKind[kind]), `alone: ${describe(alone.byKind[kind])}`),
    ),
    ...(most
      ? [
          plain(
            'speed of the machine, by a fixed piece of work, 100 % while the most was found',
            percent(beside.speed / most.speed),
            `alone: ${percent(alone.speed / most.speed)}`,
          ),
        ]
      : []),
    plain('memory of what serves, at its highest', `${outcome.peakMebibytes.toFixed(0)} MiB`, '–'),
  ]
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
