// The TypeScript client as its users get it: packed, installed in a new project, type-checked, run against the service.

import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { PROJECT_DIR } from '../../src/config.ts'
import { inTransaction } from '../../src/store/db/pool.ts'
import { recordChanges } from '../../src/store/history/record-changes.ts'
import { makeDataDir } from '../cli/run-griffie.ts'
import { createTestDatabase } from '../database.ts'
import { readSnippets } from '../fixtures/docs-snippets.ts'
import { addCompany, issueKey, runApp } from '../rest/running-app.ts'

const run = promisify(execFile)
const CLIENT = join(PROJECT_DIR, 'clients', 'typescript')
const modules = (name: string) => join(PROJECT_DIR, 'node_modules', name)

/** The exports of the installed package, and its project's folder. */
async function install() {
  const dir = makeDataDir()
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', dir], { cwd: CLIENT })
  const [{ filename, files }] = JSON.parse(stdout.slice(stdout.indexOf('[\n')))
  const project = join(dir, 'project')
  mkdirSync(project)
  writeFileSync(join(project, 'package.json'), '{ "name": "project", "private": true, "type": "module" }')
  const packages = [
    join(dir, filename),
    ...['openapi-fetch', 'openapi-typescript-helpers', 'typescript'].map(modules),
  ]
  await run('npm', ['install', '--offline', '--install-links=false', '--no-audit', ...packages], {
    cwd: project,
  })
  const client = await import(join(project, 'node_modules', 'griffie-client', 'dist', 'index.js'))
  return { project, client, files: files.map(({ path }: { path: string }) => path) as string[] }
}

const installed = install()

test('its types are those of openapi.json', () => {
  const [first] = readFileSync(join(CLIENT, 'src', 'schema.ts'), 'utf8').split('\n')
  const sha256 = hash('sha256', readFileSync(join(PROJECT_DIR, 'openapi.json')))
  assert.equal(first, `// Of the openapi.json with the SHA-256 ${sha256}.`, 'npm run client:types')
})

test('the package has its code, types and README, nothing else', async () => {
  const { files } = await installed
  assert.deepEqual(files.sort(), [
    'README.md',
    'dist/index.d.ts',
    'dist/index.js',
    'dist/retrying-fetch.d.ts',
    'dist/retrying-fetch.js',
    'dist/schema.d.ts',
    'dist/schema.js',
    'package.json',
  ])
})

/** Fails with what the compiler says of files in the new project. */
async function compile(files: Record<string, string>) {
  const { project } = await installed
  for (const [name, code] of Object.entries(files)) writeFileSync(join(project, name), code)
  const options = [
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'esnext',
    '--skipLibCheck',
    'false',
  ]
  const types = ['--typeRoots', modules('@types'), '--types', 'node']
  const given = [...options, ...types, ...Object.keys(files)]
  await run(modules('.bin/tsc'), given, { cwd: project }).catch(({ stdout }) => assert.fail(stdout))
}

test('in a new project the example of the README compiles, and what the API does not have does not', async () => {
  const readme = readFileSync(join(CLIENT, 'README.md'), 'utf8')
  const [, example = ''] = /```ts\n([\s\S]*?)```/.exec(readme) ?? []
  const wrong = `import { createClient } from 'griffie-client'
const client = createClient({ baseUrl: '', apiKey: '' })
// @ts-expect-error: no such path
void client.GET('/api/v1/firms')
// @ts-expect-error: a number is needed
void client.GET('/api/v1/companies/{kbo}')
const { data } = await client.GET('/api/v1/companies/{kbo}', { params: { path: { kbo: '0730096036' } } })
// @ts-expect-error: unknown is null
data?.risk.altman_z.toFixed(2)
// @ts-expect-error: no such field
data?.nickname
`
  await compile({ 'example.ts': example, 'wrong.ts': wrong })
})

test('the TypeScript snippet of every endpoint of the documentation compiles', async () => {
  const { url } = await runApp({ databaseUrl: (await createTestDatabase()).url })
  const snippets = readSnippets(await (await fetch(`${url}/docs/api`)).text(), 'TypeScript')
  assert.equal(snippets.length, 16, 'all but the stream, which does not end')
  await compile(Object.fromEntries(snippets.map((code, at) => [`snippet-${at}.ts`, code])))
})

test('against the service: a dossier, an error with its words, and the change feed from a cursor on', async () => {
  const { client: library } = await installed
  const { pool, url } = await createTestDatabase()
  const apiKey = await issueKey(pool)
  const kbo = await addCompany(pool, { legal_name: 'Bakkerij Voorbeeld' })
  const { url: baseUrl } = await runApp({ databaseUrl: url })
  const client = library.createClient({ baseUrl, apiKey })
  const dossier = await client.GET('/api/v1/companies/{kbo}', { params: { path: { kbo } } })
  assert.equal(dossier.data.legal_name, 'Bakkerij Voorbeeld')
  const unknown = await client.GET('/api/v1/companies/{kbo}', { params: { path: { kbo: '0000000097' } } })
  assert.equal(unknown.data, undefined)
  assert.equal(typeof unknown.error.error, 'string')

  const change = { enterpriseNumber: Number(kbo), kind: 'register.seat', effectiveOn: null } as const
  const record = (count: number) =>
    inTransaction(pool, transaction =>
      recordChanges(
        transaction,
        Array.from({ length: count }, () => ({ ...change, reference: null, before: null, after: null })),
      ),
    )
  await record(25)
  const pages = await Array.fromAsync<{ changes: { id: string }[]; next_cursor: string }>(
    library.readChanges(client, { limit: 10 }),
  )
  assert.deepEqual(
    pages.map(({ changes }) => changes.length),
    [10, 10, 5],
  )
  await record(1)
  const cursor = pages[1]?.changes.at(-1)?.id
  const later = await Array.fromAsync<{ changes: unknown[] }>(library.readChanges(client, { cursor }))
  assert.equal(later.flatMap(({ changes }) => changes).length, 6)
  await assert.rejects(Array.fromAsync(library.readChanges(client, { cursor: 'none' })), {
    name: 'ApiError',
    status: 400,
  })
})

/** A service that gives one prepared answer after another, null for a cut connection. */
async function prepared(...answers: ({ status: number; headers?: Record<string, string> } | null)[]) {
  const times: number[] = []
  const server = createServer((request, response) => {
    const [answer] = answers.slice(times.push(Date.now()) - 1)
    if (answer === null) return void request.socket.destroy()
    response
      .writeHead(answer?.status ?? 200, { 'content-type': 'application/json', ...answer?.headers })
      .end('{}')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  after(() => server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server does not listen.')
  const { client: library } = await installed
  const client = library.createClient({
    baseUrl: `http://127.0.0.1:${address.port}`,
    apiKey: 'k',
    retries: 2,
  })
  const search = (init = {}) => client.GET('/api/v1/search', { params: { query: { q: 'x' } }, ...init })
  return { times, search }
}

test('a refusal is tried again after the seconds it names, a cut connection too, nothing else', async () => {
  const { times, search } = await prepared({ status: 429, headers: { 'retry-after': '1' } }, null, {
    status: 200,
  })
  assert.equal((await search()).response.status, 200)
  const [first = 0, second = 0] = times
  assert.equal(times.length, 3)
  assert.ok(second - first >= 990, `${second - first} ms`)
  const refused = await prepared({ status: 404 })
  assert.equal((await refused.search()).response.status, 404)
  assert.equal(refused.times.length, 1)
})

test('tries are limited: the last answer or failure is the caller’s', async () => {
  const busy = await prepared({ status: 503 }, { status: 503 }, { status: 503 }, { status: 200 })
  assert.equal((await busy.search()).response.status, 503)
  assert.equal(busy.times.length, 3)
  const gone = await prepared(null, null, null)
  await assert.rejects(gone.search(), TypeError)
})

test('a used-up window is waited for before the next request, and a wait can be given up', async () => {
  const { times, search } = await prepared(
    { status: 200, headers: { ratelimit: '"default";r=0;t=1' } },
    { status: 200, headers: { ratelimit: '"default";r=0;t=40' } },
  )
  await search()
  await search()
  const [first = 0, second = 0] = times
  assert.ok(second - first >= 990, `${second - first} ms`)
  await assert.rejects(search({ signal: AbortSignal.timeout(50) }), { name: 'TimeoutError' })
  assert.equal(times.length, 2)
})
