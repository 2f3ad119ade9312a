// What helpers leave to be stopped or removed. Their modules are evaluated once, by the first file that imports them: an `after` of
// their own would run when the tests of that file have ended, not when those of the process have.

import { after } from 'node:test'

type CleanUp = () => unknown

const ofFile: CleanUp[] = []
const ofProcess: CleanUp[] = []
let isShared = false

/** Runs `cleanUp` when the tests of the file that is running have ended. */
export function afterFile(cleanUp: CleanUp): void {
  ofFile.push(cleanUp)
}

/** Runs `cleanUp` when all tests of this process have ended. */
export function afterProcess(cleanUp: CleanUp): void {
  ofProcess.push(cleanUp)
}

/** Ends a file in a process of several. */
export function cleanUpFile(): Promise<void> {
  return empty(ofFile)
}

/** For a process of several files: runs them by `work`, then what they left to the end. */
export async function shareProcess(work: () => Promise<void>): Promise<void> {
  isShared = true
  await work().finally(() => empty(ofProcess))
}

async function empty(cleanUps: CleanUp[]): Promise<void> {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
}

// Of a file that runs alone. The runner calls this when no test is known to be left, so after the first of several files.
after(async () => {
  if (isShared) return
  await empty(ofFile)
  await empty(ofProcess)
})
