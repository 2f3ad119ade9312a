// The way to the embedded database that those who serve take: a Unix socket in its folder. A trip by it costs them 37 µs of
// processor time where one over TCP costs 62, and a busy server makes thousands a second. Everybody else comes over TCP, which
// tells them apart (share-priority.ts).

import { chownSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { SystemUser } from './system-user.ts'

// Source: sun_path of unix(7) has 108 bytes, that of macOS 104, the last of them 0.
const LONGEST_PATH = 103
const LONGEST_NAME = '.s.PGSQL.65535'
// The setting is a list, and its address part of another: elsewhere the path would have to be quoted twice.
const PLAIN_PATH = /^[\w./-]+$/

function socketFolder(folder: string): string {
  return join(folder, 'socket')
}

/**
 * Makes the folder of the socket for a cluster in `folder`, whose processes are `owner`'s. Returns it; empty where there can be
 * none: on a long or unusual path, and on file systems without sockets (shared folders of virtual machines).
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

/** Removes what a cluster that is gone left behind in the folder of its socket. */
export function removeSocketFolder(folder: string): void {
  rmSync(socketFolder(folder), { recursive: true, force: true })
}

export type Address = { folder: string; port: number; password: string; database: string }

/** The address by way of the socket of a cluster that runs in `folder`; null where it has none. */
export function socketAddress({ folder, port, password, database }: Address): string | null {
  const path = socketFolder(folder)
  if (!existsSync(join(path, `.s.PGSQL.${port}`))) return null
  return `postgres://griffie:${password}@/${database}?host=${encodeURIComponent(path)}&port=${port}`
}
