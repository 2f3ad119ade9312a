// A disk of a few megabytes that can be filled and cleared: a tmpfs, which requires root.

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

type SmallDisk = {
  /** A folder accessible to all users. */
  folder: string
  /** Fills the disk, leaving about so many bytes, by default none. */
  fill(room?: number): void
  /** Frees the space taken by `fill`. */
  clear(): void
}

/** Reason for skipping, or false. */
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

/** Mounts a disk until the end of the test file. */
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
