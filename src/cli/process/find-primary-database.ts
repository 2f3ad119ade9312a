// Where the operator's own database is: at its address, or after a promotion at that of one of its replicas.

import type { Config } from '../../config.ts'
import { findPrimaryUrl } from '../../store/db/replicas/find-primary.ts'

type Addresses = Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'replicaUrls'>

/** The address of the primary, past any pooler; where none answers the one that should be it. */
export async function findPrimaryDatabase(config: Addresses): Promise<string> {
  const [main, ...replicas] = addressesOf(config)
  if (replicas.length === 0) return main
  return (await findPrimaryUrl([main, ...replicas])) ?? main
}

const WATCH_MS = 5_000

/** Calls `moved` once another than `url` is the primary: for whoever works for long. Returns what ends the watch. */
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
