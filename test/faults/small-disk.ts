// A disk of a few megabytes that can be filled up and cleared: a file system in memory, which only root may make.

import { execFileSync } from 'node:child_process'
import {
  closeSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmdirSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { openFolder } from './test-cluster.ts'

export type SmallDisk = {
  /** A folder on it that everybody may reach. */
  folder: string
  /** Leaves no room at all, or room for about so many bytes. */
  fill(room?: number): void
  /** Gives back what `fill` took. */
  clear(): void
}

/** Why there can be no such disk here; false where there can. */
export function smallDiskSkipReason(): string | false {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'needs root, to mount a tmpfs'
  const folder = openFolder()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1M', 'tmpfs', folder], { stdio: 'pipe' })
    execFileSync('umount', [folder])
    return false
  } catch {
    return 'needs the right to mount a tmpfs (a container with CAP_SYS_ADMIN)'
  }
}

/** Makes one; it is gone when the test file is done. */
export function makeSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'griffie-disk-'))
  const ballast = join(folder, 'ballast')
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}M,mode=755`, 'tmpfs', folder])
  mkdirSync(join(folder, 'data'))
  after(() => {
    execFileSync('umount', ['--lazy', folder])
    rmdirSync(folder)
  })
  return {
    folder: join(folder, 'data'),
    fill(room = 0) {
      const file = openSync(ballast, 'a')
      try {
        for (let chunk = Buffer.alloc(1 << 20); chunk.length > 0; )
          if (!tryWrite(file, chunk)) chunk = chunk.subarray(0, chunk.length >> 1)
        if (room > 0) ftruncateSync(file, fstatSync(file).size - room)
      } finally {
        closeSync(file)
      }
    },
    clear: () => rmSync(ballast, { force: true }),
  }
}

function tryWrite(file: number, chunk: Buffer): boolean {
  try {
    writeSync(file, chunk)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false
    throw error
  }
}
