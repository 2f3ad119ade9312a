// Reference for the import: the same documents unpacked and copied into a jsonb column, without parsing.

import { openDatabase } from '../../src/cli/open-database.ts'
import { readConfig } from '../../src/config.ts'
import { listDocuments } from '../../src/sources/accounts/parse/files/list-documents.ts'
import { copyText, openCopyWriter } from '../../src/store/db/copy-format.ts'

/** Seconds needed; the table is dropped again. `env` configures the database. */
export async function measureRawDocuments(path: string, env: NodeJS.ProcessEnv): Promise<number> {
  const database = await openDatabase(readConfig(env))
  try {
    await database.pool.query('CREATE TABLE public.bench_raw (document jsonb)')
    const client = await database.pool.connect()
    const started = performance.now()
    const copy = openCopyWriter(client, 'public.bench_raw', ['document'])
    for await (const found of listDocuments(path)) {
      if (!('document' in found)) continue
      copy.write(copyText(found.document.readBytes().toString()))
      await copy.drained()
    }
    await copy.end()
    const seconds = (performance.now() - started) / 1000
    client.release()
    await database.pool.query('DROP TABLE public.bench_raw')
    return seconds
  } finally {
    await database.close()
  }
}
