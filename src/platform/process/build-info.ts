// Build information: declared by the builder, else read from the git checkout.

import { readFile } from 'node:fs/promises'
import { isAbsolute, join, resolve } from 'node:path'

export type Build = {
  /** Package version. */
  release: string
  /** Commit hash, or null. */
  commit: string | null
  /** Build time, ISO 8601; null for a checkout. */
  builtAt: string | null
}

/** `declared`: from the environment; a file `build.json` beside `package.json` provides the rest. */
export async function readBuild(
  projectDir: string,
  declared: { commit: string | null; builtAt: string | null },
): Promise<Build> {
  const [manifest, file] = await Promise.all([
    readJson(join(projectDir, 'package.json')),
    readJson(join(projectDir, 'build.json')),
  ])
  const commit = declared.commit ?? readText(file?.commit) ?? (await readHeadCommit(projectDir))
  return {
    release: readText(manifest?.version) ?? 'unknown',
    commit: commit !== null && HASH.test(commit) ? commit : null,
    builtAt: declared.builtAt ?? readText(file?.built_at),
  }
}

const HASH = /^[\da-f]{7,64}$/

// Read from files: a container may lack the git program.
async function readHeadCommit(projectDir: string): Promise<string | null> {
  const gitDir = await findGitDir(projectDir)
  const head = (await readOrNull(join(gitDir, 'HEAD')))?.trim()
  if (head === undefined) return null
  const ref = /^ref: (.+)$/.exec(head)?.[1]
  if (ref === undefined) return head
  // Branches of a second working tree are stored with the first.
  const common = resolve(gitDir, (await readOrNull(join(gitDir, 'commondir')))?.trim() ?? '.')
  const loose = (await readOrNull(join(gitDir, ref))) ?? (await readOrNull(join(common, ref)))
  return loose?.trim() ?? findPacked(await readOrNull(join(common, 'packed-refs')), ref)
}

async function findGitDir(projectDir: string): Promise<string> {
  const git = join(projectDir, '.git')
  const target = /^gitdir: (.+)$/m.exec((await readOrNull(git)) ?? '')?.[1]
  if (target === undefined) return git
  return isAbsolute(target) ? target : resolve(projectDir, target)
}

function findPacked(packedRefs: string | null, ref: string): string | null {
  const line = packedRefs?.split('\n').find(candidate => candidate.endsWith(` ${ref}`))
  return line?.split(' ')[0] ?? null
}

async function readOrNull(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch {
    return null // missing, or a folder
  }
}

async function readJson(path: string): Promise<Record<string, unknown> | null> {
  try {
    return JSON.parse((await readOrNull(path)) ?? 'null')
  } catch {
    return null
  }
}

function readText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
