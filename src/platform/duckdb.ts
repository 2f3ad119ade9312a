// DuckDB in this process, in memory and bounded. Loaded on demand: its library takes 60 MB.

import type { DuckDBConnection } from '@duckdb/node-api'

type DuckDBOptions = {
  memoryMebibytes: number
  threads: number
  /** Folder that it spills into; without one nothing is written. */
  spillFolder?: string
}

/** Runs `work` on a database of its own, which is gone afterwards. */
export async function withDuckDB<T>(
  { memoryMebibytes, threads, spillFolder }: DuckDBOptions,
  work: (connection: DuckDBConnection) => Promise<T>,
): Promise<T> {
  const { DuckDBInstance } = await import('@duckdb/node-api')
  const instance = await DuckDBInstance.create(':memory:', {
    memory_limit: `${memoryMebibytes}MiB`,
    threads: String(threads),
    temp_directory: spillFolder ?? '',
    // Orders are asked for where they matter.
    preserve_insertion_order: 'false',
    // Extensions would be downloaded.
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
  })
  const connection = await instance.connect()
  try {
    return await work(connection)
  } finally {
    connection.closeSync()
    instance.closeSync()
  }
}

/** A text as a literal of its SQL. */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
