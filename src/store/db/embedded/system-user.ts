// The user that runs the embedded PostgreSQL. PostgreSQL refuses to run as root, so for root it runs as the system
// user `postgres`, who must be able to access the binaries and the data folder.

import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

export type SystemUser = { uid: number; gid: number }

const USER = 'postgres'

/**
 * Null for an ordinary user, who runs the server as themselves; for root the `postgres` user, created when missing.
 */
export function ensurePostgresUser(): SystemUser | null {
  if (process.getuid?.() !== 0) return null
  return findUser() ?? createUser()
}

function findUser(): SystemUser | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find(entry => entry.startsWith(`${USER}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null
}

function createUser(): SystemUser {
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', USER], {
      stdio: 'pipe',
    })
  } catch (error) {
    throw new Error(
      `PostgreSQL does not run as root, and the user "${USER}" could not be created (${(error as Error).message.trim()}). ` +
        'Create that user, run griffie as an unprivileged user, or set DATABASE_URL.',
      { cause: error },
    )
  }
  const made = findUser()
  if (!made) throw new Error(`useradd did not create the user "${USER}"`)
  return made
}

/** True when `owner` may traverse every folder of `path`, itself included if it exists. */
export function canReach(owner: SystemUser, path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    const stat = statSync(folder, { throwIfNoEntry: false })
    if (stat && !canTraverse(owner, stat)) return false
    if (folder === dirname(folder)) return true
  }
}

function canTraverse(owner: SystemUser, stat: { uid: number; gid: number; mode: number }): boolean {
  if (stat.uid === owner.uid) return (stat.mode & 0o100) !== 0
  if (stat.gid === owner.gid) return (stat.mode & 0o010) !== 0
  return (stat.mode & 0o001) !== 0
}
