// Worker thread of `loadActivitiesInThread`.

import { parentPort, workerData } from 'node:worker_threads'
import { enableClientConnectionCheck, matchBackendPriority } from '../../../../store/db/database-server.ts'
import { inTransaction, openPool } from '../../../../store/db/pool.ts'
import { copyActivityCodes, listActivityCodes } from '../../../../store/register/codes.ts'
import { analyzeStaging, createStagingTable, NEXT } from '../../../../store/register/staging.ts'
import { ActivityCodes } from '../../parse/activities/activity-codes.ts'
import { EntityIndex } from '../../parse/entity-index.ts'
import { ExtractError } from '../../parse/extract-fault.ts'
import { type ExtractFile, openExtract } from '../../parse/open-extract.ts'
import { loadActivities } from '../load-files.ts'
import type { ActivityLoaderMessage, ActivityLoaderTask } from './activity-loader-thread.ts'

const TABLES = ['activity', 'activity_code']
const { databaseUrl, path, entities, keepIds, session } = workerData as ActivityLoaderTask

function sendMessage(message: ActivityLoaderMessage): void {
  parentPort?.postMessage(message)
}

async function load(): Promise<number> {
  const pool = openPool(databaseUrl, { name: 'import activities', max: 1 })
  matchBackendPriority(pool)
  enableClientConnectionCheck(pool)
  const extract = await openExtract(path)
  try {
    return await inTransaction(pool, async client => {
      await client.query(session)
      for (const table of TABLES) await createStagingTable(client, table)
      const codes = new ActivityCodes()
      if (keepIds) {
        codes.restoreAll(await listActivityCodes(client))
        await copyActivityCodes(client, NEXT)
      }
      const target = { client, tableOf: (table: string) => `${NEXT}.${table}`, frozen: true }
      const rows = await loadActivities(extract.files.get('activity.csv') as ExtractFile, target, {
        entities: new EntityIndex(entities),
        codes,
        bad: row => sendMessage({ kind: 'bad', row }),
        progress: bytes => sendMessage({ kind: 'bytes', bytes }),
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
  sendMessage({ kind: 'done', rows: await load() })
} catch (error) {
  sendMessage({ kind: 'failed', message: (error as Error).message, isFault: error instanceof ExtractError })
}
