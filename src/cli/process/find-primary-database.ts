// Address of the configured database, or after a failover of the promoted replica.

import type { Config } from '../../config.ts'
import { findPrimaryUrl } from '../../store/db/replicas/find-primary.ts'

type Addresses = Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'replicaUrls'>

/** Direct address of the primary, bypassing poolers; the configured main address if none answers. */
export async function findPrimaryDatabase(config: Addresses): Promise<string> {
  const [main, ...replicas] = addressesOf(config)
  if (replicas.length === 0) return main
  return (await findPrimaryUrl([main, ...replicas])) ?? main
}

const WATCH_MS = 5_000

/**
 * Calls `onChange` when another database than `url` has become the primary. Returns a function that stops the
 * watch.
 */
export function watchPrimary(config: Addresses, url: string, onChange: () => void): () => void {
  if (config.databaseUrl === null || config.replicaUrls.length === 0) return () => {}
  const timer = setInterval(async () => {
    const primary = await findPrimaryUrl(addressesOf(config))
    if (primary === null || primary === url) return
    clearInterval(timer)
    onChange()
  }, WATCH_MS).unref()
  return () => clearInterval(timer)
}

function addressesOf({ databaseUrl, databaseDirectUrl, replicaUrls }: Addresses): [string, ...string[]] {
  return [databaseDirectUrl ?? (databaseUrl as string), ...replicaUrls]
}
