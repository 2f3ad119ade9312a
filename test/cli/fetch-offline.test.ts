// Without a network every fetch fails within half a minute, with a hint.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestDatabase } from '../database.ts'
import { freePort } from '../free-port.ts'
import { makeDataDir, run } from './run-griffie.ts'

const port = await freePort()
const nowhere = `127.0.0.1:${port}`
const env = {
  GRIFFIE_DATA_DIR: makeDataDir(),
  ...{
    GAZETTE_URL: `http://${nowhere}`,
    ACCOUNTS_URL: `http://${nowhere}`,
    REGISTER_URL: `http://${nowhere}`,
  },
  ACCOUNTS_KEY_EXTRACTS: 'k',
  ACCOUNTS_KEY_AUTHENTIC: 'k',
  REGISTER_USER: 'u',
  REGISTER_PASSWORD: 'p',
  REGISTER_SFTP: nowhere,
}
const COMMANDS = [
  ['fetch', 'gazette', '--acts', '--from', '2026-01-05', '--to', '2026-01-09'],
  ['fetch', 'accounts', '--from', '2026-01-05', '--to', '2026-01-09'],
  ['fetch', 'accounts', '0200065765', '0202239951'],
  ['fetch', 'register'],
  ['fetch', 'register', '--list'],
  ['fetch', 'register', '--via', 'sftp'],
]

async function fetchOffline(args: string[]): Promise<void> {
  const { url, pool } = await createTestDatabase() // of two at once on one database the second would be told to wait
  const began = performance.now()
  const { code, stdout, stderr } = await run(args, { ...env, DATABASE_URL: url })
  const seconds = (performance.now() - began) / 1000
  assert.equal(code, 6, `${args.join(' ')}: ${stderr}`)
  assert.equal(stdout, '')
  assert.match(
    stderr,
    new RegExp(`griffie: (http://)?${nowhere} cannot be reached \\(\\w+\\)\\. Nothing was`),
  )
  assert.match(stderr, /See whether this machine is online .* run the same command again\./)
  assert.ok(seconds < 30, `${args.join(' ')} took ${seconds} s`)
  assert.equal((await pool.query('SELECT FROM intake.register_load')).rowCount, 0)
}

test('offline, a fetch fails within half a minute with a hint and its own exit code', async () => {
  for (let at = 0; at < COMMANDS.length; at += 2)
    await Promise.all(COMMANDS.slice(at, at + 2).map(fetchOffline))
})

test('help has the exit code', async () => {
  for (const args of [[], ['fetch', 'gazette'], ['fetch', 'accounts'], ['fetch', 'register']]) {
    const { stdout } = await run([...args, '--help'], env)
    assert.match(stdout.replaceAll(/\s+/g, ' '), /6 (when )?the \w+ cannot be reached/, args.join(' '))
  }
})
