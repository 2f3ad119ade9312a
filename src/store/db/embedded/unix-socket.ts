// The server connects to the embedded database over a Unix socket, which costs less CPU per query than TCP. Other
// commands use TCP.

import { chownSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { SystemUser } from './system-user.ts'

// Source: sun_path has 108 bytes in unix(7), 104 on macOS, including the final 0.
const LONGEST_PATH = 103
const LONGEST_NAME = '.s.PGSQL.65535'
// The setting is a list and the path part of a URL: other characters would have to be quoted twice.
const PLAIN_PATH = /^[\w./-]+$/

function socketFolder(folder: string): string {
  return join(folder, 'socket')
}

/**
 * Creates the socket folder for a cluster in `folder`, owned by `owner`. Returns its path; empty where sockets are
 * not possible: on Windows, for long or unusual paths, and on file systems without sockets (shared folders of
 * virtual machines).
 */
export async function prepareSocketFolder(folder: string, owner: SystemUser | null): Promise<string> {
  const path = socketFolder(folder)
  if (process.platform === 'win32' || !PLAIN_PATH.test(path)) return ''
  if (join(path, LONGEST_NAME).length > LONGEST_PATH) return ''
  mkdirSync(path, { recursive: true, mode: 0o755 })
  if (owner) chownSync(path, owner.uid, owner.gid)
  return (await supportsSockets(path)) ? path : ''
}

function supportsSockets(path: string): Promise<boolean> {
  return new Promise(resolve => {
    const server = createServer()
    server.on('error', () => resolve(false))
    server.listen(join(path, `try-${process.pid}`), () => server.close(() => resolve(true)))
  })
}

/** Removes the socket files of a cluster that no longer runs. */
export function removeSocketFolder(folder: string): void {
  rmSync(socketFolder(folder), { recursive: true, force: true })
}

type Address = { folder: string; port: number; password: string; database: string }

/** Connection address over the socket of a running cluster; null when it has none. */
export function socketAddress({ folder, port, password, database }: Address): string | null {
  const path = socketFolder(folder)
  if (!existsSync(join(path, `.s.PGSQL.${port}`))) return null
  return `postgres://griffie:${password}@/${database}?host=${encodeURIComponent(path)}&port=${port}`
}
