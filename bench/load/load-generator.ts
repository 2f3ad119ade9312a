// Load generator in a separate process: `fork` it and send it a `Run`; it replies with a `Measured`.
// A steady run is an open loop: requests are sent on schedule, whether earlier ones are answered or not, and
// latency counts from the scheduled time. A closed loop would underreport stalls (coordinated omission).

import { type Connection, openConnection } from './connection.ts'
import { createRequestMix } from './request-mix.ts'
import { LEAD_IN_S, type Run } from './run.ts'
import { type Measured, openTally, type Tally } from './tally.ts'

// Connection limit, as of a reverse proxy. Excess requests queue here with their latency counted; thousands
// of new connections would measure the kernel's SYN retries (1, 3, 7, 15 s) instead.
const MOST_CONNECTIONS = 256
const LATE_ANSWERS_MS = 15_000

async function sendSteadily({ port, subjects, seed, seconds, load, only }: Run & { load: { rate: number } }) {
  const next = createRequestMix(subjects, seed, only)
  let tally = openTally()
  const idle: Connection[] = []
  const open = new Set<Connection>()
  const unsent: ((connection: Connection) => void)[] = []
  let pending = 0

  function send(intendedAt: number): void {
    const asked = next()
    const { note } = tally
    pending++
    const ask = (connection: Connection) =>
      connection.send(asked.bytes, status => {
        note(asked.kind, asked.company, intendedAt, status)
        pending--
        const waiting = status === 0 ? undefined : unsent.shift()
        if (waiting) waiting(connection)
        else if (status !== 0) idle.push(connection)
      })
    const connection = idle.pop() ?? (open.size < MOST_CONNECTIONS ? connectOne() : null)
    if (connection === null) unsent.push(ask)
    else ask(connection)
  }

  function connectOne(): Connection {
    const connection = openConnection(port, closed => {
      open.delete(closed)
      const at = idle.indexOf(closed)
      if (at >= 0) idle.splice(at, 1)
    })
    open.add(connection)
    return connection
  }

  await sendOnSchedule(load.rate, LEAD_IN_S, send)
  tally = openTally()
  await sendOnSchedule(load.rate, seconds, send)
  const deadline = performance.now() + LATE_ANSWERS_MS
  while (pending > 0 && performance.now() < deadline) await new Promise(done => setTimeout(done, 1))
  const measured = tally.sum()
  for (const connection of open) connection.close()
  if (pending > 0) measured.faults[0] = (measured.faults[0] ?? 0) + pending
  return measured
}

// Timers have millisecond resolution: all due requests are sent, with latency from their due time.
function sendOnSchedule(rate: number, seconds: number, send: (intendedAt: number) => void): Promise<void> {
  const begun = performance.now()
  const all = Math.round(rate * seconds)
  let sent = 0
  return new Promise(resolve => {
    const timer = setInterval(() => {
      const due = Math.min(all, Math.floor(((performance.now() - begun) * rate) / 1_000) + 1)
      while (sent < due) send(begun + (sent++ * 1_000) / rate)
      if (sent < all) return
      clearInterval(timer)
      resolve()
    }, 1)
  })
}

async function sendInTurn({
  port,
  subjects,
  seed,
  seconds,
  load,
  only,
}: Run & { load: { clients: number } }) {
  const next = createRequestMix(subjects, seed, only)
  const tally = openTally()
  const until = performance.now() + seconds * 1_000
  await Promise.all(Array.from({ length: load.clients }, () => requestUntil(until, port, next, tally)))
  return tally.sum()
}

function requestUntil(
  until: number,
  port: number,
  next: ReturnType<typeof createRequestMix>,
  tally: Tally,
): Promise<void> {
  const connection = openConnection(port, () => {})
  return new Promise(resolve => {
    const ask = () => {
      const at = performance.now()
      if (at >= until) {
        connection.close()
        return resolve()
      }
      const { kind, company, bytes } = next()
      connection.send(bytes, status => {
        tally.note(kind, company, at, status)
        if (status === 0) resolve()
        else ask()
      })
    }
    ask()
  })
}

function isSteady(run: Run): run is Run & { load: { rate: number } } {
  return 'rate' in run.load
}

process.on('message', async (run: Run) => {
  const measured: Measured = isSteady(run)
    ? await sendSteadily(run)
    : await sendInTurn(run as Run & { load: { clients: number } })
  process.send?.(measured, () => process.exit()) // the parent may have exited
})
