// A snapshot as exported is what a key with the right downloads.

import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { asyncBufferFromUrl, parquetReadObjects } from 'hyparquet'
import { compressors } from 'hyparquet-compressors'
import { createTestDatabase } from '../database.ts'
import { runWithMetrics } from '../ops/run-with-metrics.ts'
import { addCompany, DEFAULT_BULK, issueBulkKey } from '../rest/running-app.ts'
import { exportFrom, makeFolder } from './snapshots.ts'

test('every file of an exported snapshot is listed and downloaded, and its rows are read over ranges', async () => {
  const database = await createTestDatabase()
  const key = await issueBulkKey(database.pool)
  const number = await addCompany(database.pool, { legal_name: 'Bakkerij Voorbeeld' })
  const folder = makeFolder()
  const exported = await exportFrom(database, { folder })
  const { url } = await runWithMetrics({
    databaseUrl: database.url,
    config: { bulk: { ...DEFAULT_BULK, folder } },
  })
  const requestInit = { headers: { 'x-api-key': key } }
  const { latest } = (await (await fetch(`${url}/bulk/`, requestInit)).json()) as {
    latest: {
      snapshot: string
      files: { path: string; sha256: string; table: string | null; bytes: number }[]
    }
  }
  assert.equal(latest.snapshot, exported.package.id)
  const described = exported.package.resources.flatMap(({ files }) => files.map(({ path }) => path))
  const listed = latest.files.filter(({ table }) => table !== null)
  assert.deepEqual(
    listed.map(({ path }) => path.replace(/^\/bulk\/snapshots\/[^/]+\//, '')),
    described,
  )
  for (const { path, sha256 } of latest.files) {
    const body = Buffer.from(await (await fetch(url + path, requestInit)).arrayBuffer())
    assert.equal(createHash('sha256').update(body).digest('hex'), sha256, path)
  }
  const { path, bytes } = listed.find(({ table }) => table === 'companies') as (typeof listed)[number]
  const file = await asyncBufferFromUrl({ url: url + path, byteLength: bytes, requestInit })
  const rows = await parquetReadObjects({ file, compressors, columns: ['enterprise_number', 'legal_name'] })
  assert.deepEqual(rows, [{ enterprise_number: number, legal_name: 'Bakkerij Voorbeeld' }])
})
