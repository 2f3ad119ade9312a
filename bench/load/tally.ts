// Request results by kind, and their summary.

export const KINDS = ['dossier', 'search', 'lifecycle', 'mcp'] as const
export type Kind = (typeof KINDS)[number]

const REFUSED = 503

export type Times = { count: number; p50: number; p95: number; p99: number; max: number }

export type Measured = {
  /** Milliseconds from the scheduled time, of what was answered. */
  all: Times
  /** The same of what was refused (503). */
  refused: Times
  byKind: Record<Kind, Times>
  /** Answers per second, without refusals. */
  rate: number
  /** Error responses by status, refusals too; 0 is no response. */
  faults: Record<number, number>
  /** Companies answered with 404. */
  notFound: string[]
  /** The 99th percentile of each second, in milliseconds, to locate stalls. */
  p99EachSecond: number[]
  /** CPU use of the load generator, in cores. */
  senderCores: number
}

export type Tally = {
  note(kind: Kind, company: string | null, intendedAt: number, status: number): void
  sum(): Measured
}

/** Starts counting. */
export function openTally(): Tally {
  const startedAt = performance.now()
  const cpuAtStart = process.cpuUsage()
  const times = Object.fromEntries(KINDS.map(kind => [kind, [] as number[]])) as Record<Kind, number[]>
  const refusals: number[] = []
  const seconds: number[][] = []
  const faults: Record<number, number> = {}
  const notFound = new Set<string>()
  return {
    note(kind, company, intendedAt, status) {
      const ms = performance.now() - intendedAt
      if (status === REFUSED) {
        refusals.push(ms)
        faults[REFUSED] = refusals.length
        return
      }
      times[kind].push(ms)
      const second = Math.max(0, Math.floor((intendedAt - startedAt) / 1_000))
      seconds[second] ??= []
      seconds[second].push(ms)
      if (status === 200) return
      if (status === 404 && company !== null) notFound.add(company)
      else faults[status] = (faults[status] ?? 0) + 1
    },
    sum() {
      const elapsedS = (performance.now() - startedAt) / 1_000
      const { user, system } = process.cpuUsage(cpuAtStart)
      const all = KINDS.flatMap(kind => times[kind])
      return {
        all: timesOf(all),
        refused: timesOf(refusals),
        byKind: Object.fromEntries(KINDS.map(kind => [kind, timesOf(times[kind])])) as Record<Kind, Times>,
        rate: all.length / elapsedS,
        faults,
        notFound: [...notFound],
        p99EachSecond: Array.from(seconds, each => timesOf(each ?? []).p99),
        senderCores: (user + system) / 1e6 / elapsedS,
      }
    },
  }
}

function timesOf(times: number[]): Times {
  const sorted = Float64Array.from(times).sort()
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}
