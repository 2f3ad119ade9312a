// Programs that refuse to run as root, run by the system user that Debian's packages make for them.

import { execFile, type SpawnOptions } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const USER = 'postgres'

type RunAs = Pick<SpawnOptions, 'uid' | 'gid'>

/** Who runs PostgreSQL and PgBouncer here: `postgres` for root, everybody else themselves. */
export function serverUser(): RunAs {
  if (process.getuid?.() !== 0) return {}
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find(entry => entry.startsWith(`${USER}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  if (!uid || !gid) throw new Error(`There is no user ${USER}.`)
  return { uid: Number(uid), gid: Number(gid) }
}

/** A folder of that user's. Whoever starts a server in it removes it once that has ended. */
export function makeServerFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `griffie-${name}-`))
  const { uid, gid } = serverUser()
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  chmodSync(folder, 0o700)
  return folder
}

/** Runs a program of the server's to its end, as that user. */
export async function runAsServer(program: string, args: string[], cwd: string): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, { ...serverUser(), cwd })
  return stdout
}

/** Why tests that need these programs are skipped, naming the Debian package; false when all are there. */
export function missing(programs: Record<string, string>): string | false {
  const absent = Object.entries(programs).filter(([path]) => !existsSync(path))
  return absent.length === 0 ? false : `needs the Debian package ${absent.map(([, name]) => name).join(', ')}`
}
