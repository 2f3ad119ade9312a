// The full group: tests that are slow because they kill processes, fill disks or repeat over many seeds. They run with CI_FULL=1;
// otherwise they are not registered, and the run ends with their number.

import { appendFileSync } from 'node:fs'
import { test } from 'node:test'

/** True when the full group runs too. */
const IS_FULL = process.env.CI_FULL === '1'

/** File that gets one byte for each test left out, read by `global-setup.ts`. */
export const LEFT_OUT_VARIABLE = 'GRIFFIE_TEST_LEFT_OUT'

/** `test`, in the full group only. Not a skipped test: those fail the CI run. */
export const nightly: typeof test = IS_FULL ? test : (leaveOut as typeof test)

async function leaveOut(): Promise<void> {
  const file = process.env[LEFT_OUT_VARIABLE]
  if (file) appendFileSync(file, '.')
}

/** The size of a sample, or the cases of a loop: `usual` in every run, `full` in the full group. */
export function sized<T>(usual: T, full: T): T {
  return IS_FULL ? full : usual
}
