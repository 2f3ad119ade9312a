import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { readBuild } from './build-info.ts'

const COMMIT = '0123456789abcdef0123456789abcdef01234567'
const OTHER = 'f'.repeat(40)
const UNDECLARED = { commit: null, builtAt: null }

const root = await mkdtemp(join(tmpdir(), 'griffie-build-'))
after(() => rm(root, { recursive: true, force: true }))
let projects = 0

async function project(files: Record<string, string>): Promise<string> {
  const dir = join(root, String(++projects))
  for (const [path, text] of Object.entries({ 'package.json': '{"version":"1.2.3"}', ...files })) {
    await mkdir(dirname(join(dir, path)), { recursive: true })
    await writeFile(join(dir, path), text)
  }
  return dir
}

test('a checkout has a commit and no build time', async () => {
  const dir = await project({ '.git/HEAD': 'ref: refs/heads/main\n', '.git/refs/heads/main': `${COMMIT}\n` })
  assert.deepEqual(await readBuild(dir, UNDECLARED), { release: '1.2.3', commit: COMMIT, builtAt: null })
})

test('packed refs, detached heads and second working trees are supported', async () => {
  const packed = await project({
    '.git/HEAD': 'ref: refs/heads/main',
    '.git/packed-refs': `# pack-refs\n${OTHER} refs/heads/not-main\n${COMMIT} refs/heads/main\n`,
  })
  const detached = await project({ '.git/HEAD': COMMIT })
  const second = await project({
    '.git': 'gitdir: shared/worktrees/second\n',
    'shared/worktrees/second/HEAD': 'ref: refs/heads/side',
    'shared/worktrees/second/commondir': '../..',
    'shared/refs/heads/side': COMMIT,
  })
  for (const dir of [packed, detached, second])
    assert.equal((await readBuild(dir, UNDECLARED)).commit, COMMIT, dir)
})

test('the environment takes precedence over the build file, and that over the checkout', async () => {
  const dir = await project({
    'build.json': JSON.stringify({ commit: OTHER, built_at: '2026-01-31T12:00:00Z' }),
    '.git/HEAD': COMMIT,
  })
  assert.deepEqual(await readBuild(dir, UNDECLARED), {
    release: '1.2.3',
    commit: OTHER,
    builtAt: '2026-01-31T12:00:00Z',
  })
  const declared = { commit: 'abcdef0', builtAt: '2026-02-01T00:00:00Z' }
  assert.deepEqual(await readBuild(dir, declared), { release: '1.2.3', ...declared })
})

test('missing and malformed build information is null', async () => {
  for (const files of [
    {},
    { 'build.json': '{' },
    { 'build.json': '[]' },
    { '.git/HEAD': 'ref: refs/heads/unborn' },
    { '.git/HEAD': 'nonsense' },
  ] as Record<string, string>[])
    assert.deepEqual(await readBuild(await project(files), UNDECLARED), {
      release: '1.2.3',
      commit: null,
      builtAt: null,
    })
})
