// Makes renames durable.

import { open } from 'node:fs/promises'

/** A rename in `folder` is durable only after this. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
