import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSharedRate } from './shared-rate.ts'

/** A clock that jumps to the next waiting sleeper when everything else has run. */
function createFakeClock() {
  let now = 1_000
  const sleeping: { at: number; wake(): void }[] = []
  return {
    now: () => now,
    sleep: (ms: number) => new Promise<void>(wake => sleeping.push({ at: now + ms, wake })),
    async run(work: Promise<unknown>) {
      let isDone = false
      void work.then(() => {
        isDone = true
      })
      for (;;) {
        await new Promise(setImmediate)
        if (isDone) return
        sleeping.sort((a, b) => a.at - b.at)
        const next = sleeping.shift()
        assert.ok(next, 'somebody sleeps')
        now = next.at
        next.wake()
      }
    },
  }
}

const CHUNK = 1_000

async function send(take: (bytes: number) => Promise<void>, chunks: number, sent: () => void): Promise<void> {
  for (let count = 0; count < chunks; count++) {
    await take(CHUNK)
    sent()
  }
}

test('all senders together keep to the rate, and each gets an equal share', async () => {
  const clock = createFakeClock()
  const { take } = createSharedRate(10_000, clock)
  const counts = [0, 0, 0, 0]
  const begun = clock.now()
  const senders = counts.map((_, at) =>
    send(take, at === 0 ? 10 : 50, () => {
      counts[at] = (counts[at] as number) + 1
      if (at === 0) for (const count of counts) assert.ok(Math.abs(count - (counts[0] as number)) <= 1)
    }),
  )
  await clock.run(Promise.all(senders))
  assert.deepEqual(counts, [10, 50, 50, 50])
  // 160 kB at 10 kB a second, of which a tenth of a second goes at once and the last chunk is not waited for.
  assert.ok(Math.abs(clock.now() - begun - (16_000 - 200)) < 1)
})

test('after a pause no more than a tenth of a second is made up for', async () => {
  const clock = createFakeClock()
  const { take } = createSharedRate(10_000, clock)
  await clock.run(take(CHUNK))
  const pause = clock.sleep(60_000)
  await clock.run(pause)
  const begun = clock.now()
  await clock.run(send(take, 11, () => {}))
  assert.equal(Math.round(clock.now() - begun), 900)
})
