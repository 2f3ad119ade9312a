import assert from 'node:assert/strict'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { createTestDatabase } from '../database.ts'
import { runApp } from '../rest/running-app.ts'
import { openBrowser } from '../site/form-client.ts'
import { makeDataDir, start } from './run-griffie.ts'
import { runInProcess } from './run-in-process.ts'

const { url: databaseUrl } = await createTestDatabase()
const env = { DATABASE_URL: databaseUrl, GRIFFIE_DATA_DIR: makeDataDir() }
const app = await runApp({ databaseUrl })

async function canSignIn(email: string, password: string): Promise<boolean> {
  return (await openBrowser(app.url).send('/nl/sign-in', { email, password })).status === 303
}

/** Runs the command with `input` on its standard input. */
async function runWith(input: string, args: string[]) {
  const child = start(args, env)
  child.stdin?.end(input)
  const outputs = Promise.all([
    text(child.stdout as NodeJS.ReadableStream),
    text(child.stderr as NodeJS.ReadableStream),
  ])
  const [code] = await once(child, 'close')
  const [stdout, stderr] = await outputs
  return { code, stdout, stderr }
}

test('adding a member prints a generated password once, as the only standard output', async () => {
  const added = await runInProcess(
    ['users', 'add', 'Desk@Example.org', '--plan', 'paid', '--name', 'Test Desk'],
    env,
  )
  assert.equal(added.code, 0, added.stderr)
  assert.match(added.stdout, /^\S{20}\n$/)
  assert.ok(await canSignIn('desk@example.org', added.stdout.trim()))
  const [member] = JSON.parse((await runInProcess(['users', 'list', '--json'], env)).stdout)
  assert.deepEqual(
    [member.email, member.name, member.plan, member.sessions],
    ['desk@example.org', 'Test Desk', 'paid', 1],
  )
  assert.equal(JSON.stringify(member).includes(added.stdout.trim()), false)
  assert.match((await runInProcess(['users', 'list'], env)).stdout, /^EMAIL .*\ndesk@example\.org +paid /)
  assert.equal(
    (await runInProcess(['users', 'add', 'desk@example.org'], env)).code,
    3,
    'duplicates are rejected',
  )
})

test('a given password is read from standard input and not shown', async () => {
  const added = await runWith('a password of their own\n', [
    'users',
    'add',
    'own@example.org',
    '--password-stdin',
  ])
  assert.deepEqual([added.code, added.stdout], [0, ''], added.stderr)
  assert.ok(await canSignIn('own@example.org', 'a password of their own'))
  const short = await runWith('short\n', ['users', 'add', 'short@example.org', '--password-stdin'])
  assert.equal(short.code, 3)
  assert.match(short.stderr, /12 to 128 characters/)
})

test('plan, password and deletion apply to signed-in members', async () => {
  const { stdout } = await runInProcess(['users', 'add', 'changing@example.org'], env)
  const browser = openBrowser(app.url)
  await browser.send('/en/sign-in', { email: 'changing@example.org', password: stdout.trim() })
  assert.equal((await runInProcess(['users', 'plan', 'changing@example.org', 'paid'], env)).code, 0)
  assert.match(await (await browser.get('/en/account')).text(), /<dd>Paid<\/dd>/)
  const renewed = await runInProcess(['users', 'password', 'changing@example.org'], env)
  assert.equal((await browser.get('/en/account')).status, 303)
  assert.ok(await canSignIn('changing@example.org', renewed.stdout.trim()))
  assert.equal((await runInProcess(['users', 'remove', 'changing@example.org'], env)).code, 0)
  assert.ok(!(await canSignIn('changing@example.org', renewed.stdout.trim())))
})

test('unknown members exit with 4, invalid arguments with 2', async () => {
  for (const args of [
    ['plan', 'no@example.org', 'paid'],
    ['password', 'no@example.org'],
    ['remove', 'no@example.org'],
  ])
    assert.equal((await runInProcess(['users', ...args], env)).code, 4, args.join(' '))
  assert.equal((await runInProcess(['users', 'add', 'nowhere'], env)).code, 2)
  assert.equal((await runInProcess(['users', 'plan', 'desk@example.org', 'golden'], env)).code, 2)
})
