// Rollbacks, each compared with the load itself: an Update, three at once, and a Full.

import type { OpenDatabase } from '../../src/cli/open-database.ts'
import type { Config } from '../../src/config.ts'
import { findLatestLoad } from '../../src/store/intake/register-loads.ts'
import { findFull, findNextUpdate } from '../load/prepare-data.ts'
import { runForJson } from '../load/run-commands.ts'
import type { Row } from '../report.ts'

export type Subject = { config: Config; database: OpenDatabase; say(text: string): void }

const AT_ONCE = 3
const SECONDS = 5

/** Leaves the register unchanged. */
export async function measureRollbacks({ config, database, say }: Subject): Promise<Row[]> {
  const env = { GRIFFIE_DATA_DIR: config.dataDir, LOG_LEVEL: 'warn' }
  const timed = async (...args: string[]) =>
    (await runForJson<{ seconds: number }>([...args, '--json'], env)).seconds
  const importNext = async () =>
    timed('import', 'register', '--force', await findNextUpdate(config, database))
  const goBack = (...to: string[]) => timed('rollback', 'register', ...to)

  say('an Update and its rollback …')
  const first = (await findLatestLoad(database.pool))?.extractNumber
  const one = { load: await importNext(), back: await goBack() }
  say(`${AT_ONCE} Updates and their rollback …`)
  const several = { load: 0, back: 0 }
  for (let n = 0; n < AT_ONCE; n++) several.load += await importNext()
  several.back = await goBack('--to', String(first))
  say('a Full and its rollback …')
  const full = {
    load: await timed('import', 'register', '--force', findFull(config)),
    back: await goBack(),
  }
  await runForJson(['rollback', 'register', '--drop', '--json'], env) // its disk space
  return [
    row('rollback of a weekday’s Update', 'importing it', one),
    row(`${AT_ONCE} Updates rolled back at once`, 'importing them', several),
    row('rollback of a Full', 'importing it', full),
  ]
}

function row(what: string, reference: string, { load, back }: { load: number; back: number }): Row {
  return {
    what,
    measured: `${back.toFixed(1)} s`,
    reference: `${reference}: ${load.toFixed(1)} s`,
    ratio: `${(back / load).toFixed(2)} ×`,
    target: `≤ ${SECONDS} s`,
    reached: back <= SECONDS,
  }
}
