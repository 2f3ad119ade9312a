// The thread behind `loadActivitiesApart`.

import { parentPort, workerData } from 'node:worker_threads'
import { inTransaction, openPool } from '../../../store/db.ts'
import { endWithClient } from '../../../store/end-with-client.ts'
import { analyzeStaging, createStagingTable, NEXT } from '../../../store/register/staging.ts'
import { sharePriority } from '../../../store/share-priority.ts'
import { EntityIndex } from '../entities.ts'
import { type ExtractFile, openExtract } from '../extract.ts'
import { ExtractFault } from '../fault.ts'
import { loadActivities } from '../load-files.ts'
import { ActivityCodes } from './activity-codes.ts'
import type { ApartMessage, ApartTask } from './load-apart.ts'

const TABLES = ['activity', 'activity_code']
const { databaseUrl, path, entities, session } = workerData as ApartTask

function tell(message: ApartMessage): void {
  parentPort?.postMessage(message)
}

async function load(): Promise<number> {
  const pool = openPool(databaseUrl, { name: 'import activities', max: 1 })
  sharePriority(pool)
  endWithClient(pool)
  const extract = await openExtract(path)
  try {
    return await inTransaction(pool, async client => {
      await client.query(session)
      for (const table of TABLES) await createStagingTable(client, table)
      const target = { client, tableOf: (table: string) => `${NEXT}.${table}`, frozen: true }
      const rows = await loadActivities(extract.files.get('activity.csv') as ExtractFile, target, {
        entities: new EntityIndex(entities),
        codes: new ActivityCodes(),
        bad: row => tell({ kind: 'bad', row }),
        progress: bytes => tell({ kind: 'bytes', bytes }),
      })
      for (const table of TABLES) await analyzeStaging(client, table)
      return rows
    })
  } finally {
    extract.close()
    await pool.end()
  }
}

try {
  tell({ kind: 'done', rows: await load() })
} catch (error) {
  tell({ kind: 'failed', message: (error as Error).message, isFault: error instanceof ExtractFault })
}
