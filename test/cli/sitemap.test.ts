import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import { openPool } from '../../src/store/db/pool.ts'
import { findLiveFile, findLiveSitemap } from '../../src/store/site/sitemap.ts'
import { createTestDatabase } from '../database.ts'
import { addCompany, until } from '../rest/running-app.ts'
import { start } from './run-griffie.ts'
import { runInProcess } from './run-in-process.ts'

const ORIGIN = 'https://companies.example.org'
const { url, pool } = await createTestDatabase()
const env = { DATABASE_URL: url }
for (let i = 0; i < 3; i++) await addCompany(pool)

test('the command writes the sitemap and prints a summary, and status shows it', async () => {
  const { code, stdout, stderr } = await runInProcess(['sitemap', '--base-url', `${ORIGIN}/`], env)
  assert.equal(code, 0, stderr)
  assert.match(stdout, /^3 companies, \d+ addresses in 2 files \(.* MiB packed\), [\d.]+ s\n$/)
  assert.equal((await findLiveSitemap(pool))?.origin, ORIGIN)

  const elsewhere = await runInProcess(['status'], env)
  assert.match(elsewhere.stdout, /sitemap +written for https:\/\/companies.*run griffie sitemap again/)
  const status = await runInProcess(['status'], { ...env, BASE_URL: ORIGIN })
  assert.match(status.stdout, /sitemap +3 companies, \d+ addresses in 2 files, written /)
})

test('without --base-url the configured public address is used', async () => {
  const figures = JSON.parse(
    (await runInProcess(['sitemap', '--json'], { ...env, BASE_URL: 'https://a.example' })).stdout,
  )
  assert.deepEqual(Object.keys(figures), ['companies', 'urls', 'files', 'xmlBytes', 'gzipBytes', 'seconds'])
  assert.equal((await findLiveSitemap(pool))?.origin, 'https://a.example')
  await runInProcess(['sitemap', '--json'], { ...env, PORT: '9000' })
  assert.equal((await findLiveSitemap(pool))?.origin, 'http://127.0.0.1:9000')
})

test('an invalid address is a usage error', async () => {
  const { code, stderr } = await runInProcess(['sitemap', '--base-url', 'companies.example.org'], env)
  assert.equal(code, 2)
  assert.match(stderr, /not an origin such as/)
})

test('a killed run keeps the old sitemap; a concurrent run is rejected; the next one cleans up', async () => {
  await runInProcess(['sitemap', '--base-url', ORIGIN], env)
  const live = await findLiveSitemap(pool)
  const own = openPool(url, { name: 'test holder', max: 1 })
  const holder = await own.connect()
  await holder.query('BEGIN; LOCK TABLE register.company IN ACCESS EXCLUSIVE MODE')
  const unfinished = async () =>
    (await pool.query('SELECT FROM site.sitemap_generation WHERE finished_at IS NULL')).rowCount
  const child = start(['sitemap', '--base-url', ORIGIN], env)
  for (let tries = 0; tries < 5 && (await unfinished()) === 0; tries++)
    await until(async () => (await unfinished()) === 1).catch(() => {})
  const busy = await runInProcess(['sitemap', '--base-url', ORIGIN], env)
  assert.equal(busy.code, 5)
  assert.match(busy.stderr, /Another process is writing the sitemap/)
  child.kill('SIGKILL')
  await once(child, 'exit')
  await holder.query('ROLLBACK')
  holder.release()
  await own.end()

  assert.equal(await unfinished(), 1, 'it was killed during the run')
  assert.deepEqual(await findLiveSitemap(pool), live)
  assert.ok((await findLiveFile(pool, 'companies-1'))?.file)

  for (
    let tries = 0;
    tries < 5;
    tries++ // the server may take a moment to notice that its client is gone
  )
    if ((await runInProcess(['sitemap', '--base-url', ORIGIN], env)).code === 0) break
  assert.equal(await unfinished(), 0)
  assert.notEqual((await findLiveSitemap(pool))?.generation, live?.generation)
})
