import assert from 'node:assert/strict'
import { before, beforeEach, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { slug } from '../../src/domain/company/company.ts'
import type { EnterpriseNumber } from '../../src/domain/company/enterprise-number.ts'
import { PROTOCOL_LIMITS, type SitemapFileLimits } from '../../src/domain/sitemap.ts'
import { LANGUAGES } from '../../src/http/i18n/languages.ts'
import { FIXED_PAGES, toListedSite } from '../../src/http/site/listed-pages.ts'
import { activityPath, dossierPath } from '../../src/http/site/paths.ts'
import { generateSitemap, SitemapRunningError } from '../../src/jobs/sitemap.ts'
import { openPool, type Pool } from '../../src/store/db/pool.ts'
import { findLiveFile, findLiveSitemap, readSitemapBody } from '../../src/store/site/sitemap.ts'
import { createTestDatabase } from '../database.ts'
import { addCompany, insert, until } from '../rest/running-app.ts'
import { readIndex, readUrlSet } from './read-sitemap.ts'

const ORIGIN = 'https://companies.example.org'
const { url, pool } = await createTestDatabase()

type Choice = {
  pool?: Pool
  limits?: SitemapFileLimits
  signal?: AbortSignal
  origin?: string
  onProgress?(): void
}

function generate({ origin = ORIGIN, pool: own = pool, ...choice }: Choice = {}) {
  return generateSitemap(own, {
    site: toListedSite({ origin, defaultLanguage: 'nl' }),
    companyPath: dossierPath,
    sections: [FIXED_PAGES, { name: 'activities', pages: listActivities() }],
    ...choice,
  })
}

async function* listActivities() {
  for (const code of ['01', '62', '62100'])
    yield (lang: (typeof LANGUAGES)[number]) => activityPath(lang, code)
}

async function readFile(name: string): Promise<string> {
  const found = await findLiveFile(pool, name)
  assert.ok(found?.file, `no file ${name}`)
  const body = (await readSitemapBody(pool, found.file)) as Buffer
  assert.equal(found.file.gzipBytes, body.length)
  const xml = gunzipSync(body)
  assert.equal(found.file.xmlBytes, xml.length)
  return xml.toString('utf8')
}

/** All files of the index by name. */
async function readFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const { loc } of readIndex(await readFile('index'))) {
    const name = /^https:\/\/companies\.example\.org\/sitemap-([a-z]+-\d+)\.xml$/.exec(loc)?.[1]
    assert.ok(name, loc)
    files.set(name, await readFile(name))
  }
  return files
}

async function readAddresses(): Promise<string[]> {
  return [...(await readFiles()).values()].flatMap(xml => readUrlSet(xml).map(({ loc }) => loc))
}

const names = ['Crème & Zoon <"NV">', 'Ελληνική Εταιρεία', "L'Été d'Or SRL", '中文公司', 'Łódź 🚀 BV', '']
const listed: string[] = []

before(async () => {
  for (const legal_name of [...names, ...Array.from({ length: 14 }, (_, i) => `Gewone firma ${i}`)])
    listed.push(slug(legal_name, (await addCompany(pool, { legal_name })) as EnterpriseNumber))
  await addCompany(pool, { legal_name: 'Natuurlijk Persoon', natural_person: true })
  await addCompany(pool, { legal_name: 'Vertrokken uit register', in_register: false })
  const suppressed = await addCompany(pool, { legal_name: 'Weggelaten op bevel' })
  await insert(pool, 'access.suppression', { kind: 'company', enterprise_number: Number(suppressed) })
})

beforeEach(async () => {
  await pool.query('DELETE FROM site.sitemap_generation')
})

test('every listed page is in exactly one file per language, with reciprocal alternates', async () => {
  const summary = await generate()
  const files = await readFiles()
  const urls = [...files.values()].flatMap(readUrlSet)
  assert.deepEqual([...files.keys()], ['pages-1', 'activities-1', 'companies-1'])
  assert.equal(summary.files, 3)
  assert.equal(summary.urls, urls.length)
  assert.equal(summary.companies, listed.length)

  const byAddress = new Map(urls.map(url => [url.loc, url]))
  assert.equal(byAddress.size, urls.length, 'no address twice')
  for (const { loc, alternates } of urls) {
    assert.ok(loc.startsWith(`${ORIGIN}/`))
    if (loc.startsWith(`${ORIGIN}/docs/`)) continue
    assert.deepEqual(Object.keys(alternates), [...LANGUAGES, 'x-default'])
    assert.equal(alternates['x-default'], alternates.nl)
    assert.ok(Object.values(alternates).includes(loc), 'it names itself')
    for (const other of Object.values(alternates))
      assert.deepEqual(byAddress.get(other)?.alternates, alternates, 'and is named by those it names')
  }
  for (const lang of LANGUAGES) {
    for (const each of listed) assert.ok(byAddress.has(ORIGIN + dossierPath(lang, each)), each)
    assert.ok(byAddress.has(`${ORIGIN}/${lang}/`))
    assert.ok(byAddress.has(`${ORIGIN}/${lang}/nace/62100`))
  }
  assert.equal(readUrlSet(files.get('companies-1') as string).length, listed.length * 4)
})

test('natural persons, suppressed and unregistered companies are in no file', async () => {
  await generate()
  const all = (await readAddresses()).join('\n')
  for (const name of ['natuurlijk', 'weggelaten', 'vertrokken']) assert.ok(!all.includes(name), name)
  assert.ok(all.includes('creme-zoon-nv'))
})

test('files are split by number of URLs, keeping the languages of a page together', async () => {
  await generate()
  const whole = await readAddresses()
  const limits = { ...PROTOCOL_LIMITS, urls: 10 }
  const { files } = await generate({ limits })
  const read = await readFiles()
  assert.equal(read.size, files)
  for (const xml of read.values()) {
    const urls = readUrlSet(xml)
    assert.ok(urls.length <= limits.urls && urls.length > 0)
    const here = new Set(urls.map(({ loc }) => loc))
    for (const { alternates } of urls)
      for (const other of Object.values(alternates)) assert.ok(here.has(other))
  }
  assert.equal([...read.keys()].filter(name => name.startsWith('companies')).length, listed.length / 2)
  assert.deepEqual(await readAddresses(), whole)
})

test('files are split by uncompressed size', async () => {
  await generate()
  const whole = await readAddresses()
  const limits = { ...PROTOCOL_LIMITS, bytes: 9_000 }
  await generate({ limits })
  const read = [...(await readFiles()).values()]
  for (const xml of read) assert.ok(Buffer.byteLength(xml) <= limits.bytes, `${Buffer.byteLength(xml)} bytes`)
  assert.ok(read.length > 4)
  assert.deepEqual(await readAddresses(), whole)
})

test('a file may be exactly as large as the limit', async () => {
  const inOne = { ...PROTOCOL_LIMITS, urls: listed.length * 4 }
  await generate({ limits: inOne })
  const bytes = Buffer.byteLength(await readFile('companies-1'))
  assert.equal((await generate({ limits: { ...inOne, bytes } })).files, 3)
  assert.equal((await generate({ limits: { ...inOne, bytes: bytes - 1 } })).files, 4)
})

test('the index has the time of the switch, and the generation its origin', async () => {
  const before = Date.now()
  const summary = await generate()
  const live = await findLiveSitemap(pool)
  assert.equal(live?.origin, ORIGIN)
  assert.deepEqual(
    [live?.companies, live?.urls, live?.files],
    [summary.companies, summary.urls, summary.files],
  )
  for (const { lastmod } of readIndex(await readFile('index'))) {
    assert.equal(lastmod, live?.finishedAt.toISOString())
    assert.ok(Date.parse(lastmod) >= before && Date.parse(lastmod) <= Date.now())
  }
})

test('a new generation replaces the old one completely', async () => {
  await generate({ limits: { ...PROTOCOL_LIMITS, urls: 10 } })
  await generate()
  const { rows } = await pool.query('SELECT DISTINCT generation FROM site.sitemap_file')
  assert.deepEqual(rows, [{ generation: (await findLiveSitemap(pool))?.generation }])
  assert.equal((await readFiles()).size, 3)
})

test('readers see one generation, never a mix', async () => {
  await generate()
  let running = true
  const seen = new Set<number>()
  const reading = (async () => {
    while (running) {
      const { rows } = await pool.query<{ files: number; held: number }>(
        `SELECT g.files, (SELECT count(*)::integer - 1 FROM site.sitemap_file f
                          WHERE f.generation = g.generation) AS held
         FROM site.sitemap_generation g WHERE finished_at IS NOT NULL`,
      )
      assert.equal(rows.length, 1)
      assert.equal(rows[0]?.held, rows[0]?.files)
      seen.add(rows[0]?.files as number)
    }
  })()
  for (const urls of [8, 50_000, 12]) await generate({ limits: { ...PROTOCOL_LIMITS, urls } })
  running = false
  await reading
  assert.ok(seen.size > 1)
})

test('without companies the fixed pages are listed', async () => {
  await pool.query('UPDATE register.company SET in_register = false')
  const { companies, files } = await generate()
  await pool.query(`UPDATE register.company SET in_register = legal_name NOT LIKE 'Vertrokken%'`)
  assert.deepEqual([companies, files], [0, 2])
  assert.deepEqual([...(await readFiles()).keys()], ['pages-1', 'activities-1'])
})

test('an aborted or failed run keeps the old generation and leaves no rows', async () => {
  await generate()
  const live = await findLiveSitemap(pool)
  const stop = new AbortController()
  const reason = new Error('stopped')
  await assert.rejects(
    generate({ signal: stop.signal, onProgress: () => stop.abort(reason) }),
    (error: Error) => error === reason,
  )
  await assert.rejects(
    generate({
      onProgress: () => {
        throw reason
      },
    }),
    reason,
  )
  await assert.rejects(generate({ origin: 'nowhere' }), RangeError)
  assert.deepEqual(await findLiveSitemap(pool), live)
  const { rows } = await pool.query('SELECT count(*)::integer AS count FROM site.sitemap_generation')
  assert.equal(rows[0].count, 1)
  assert.equal((await readFiles()).size, 3)
})

/** Runs `work` while the register is locked against sitemap runs. */
async function whileRegisterIsHeld<T>(work: () => Promise<T>): Promise<T> {
  const holder = openPool(url, { name: 'test holder', max: 1 })
  const client = await holder.connect()
  try {
    await client.query('BEGIN; LOCK TABLE register.company IN ACCESS EXCLUSIVE MODE')
    return await work()
  } finally {
    await client.query('ROLLBACK')
    client.release()
    await holder.end()
  }
}

/** Waits for a generation newer than `after` to be started; returns its number. */
async function beginning(after = 0): Promise<number> {
  let begun: number | undefined
  await until(async () => {
    const { rows } = await pool.query<{ generation: number }>(
      'SELECT generation FROM site.sitemap_generation WHERE finished_at IS NULL AND generation > $1',
      [after],
    )
    begun = rows[0]?.generation
    return begun !== undefined
  })
  return begun as number
}

test('of two concurrent runs one works, and the other is refused', async () => {
  const first = await whileRegisterIsHeld(async () => {
    const running = generate()
    await beginning()
    await assert.rejects(generate(), SitemapRunningError)
    return { running }
  })
  assert.equal((await first.running).companies, listed.length)
  assert.equal((await generate()).companies, listed.length, 'and the next one may again')
})

test('a run that lost its lock cannot publish over a later one', async () => {
  const { refused, second } = await whileRegisterIsHeld(async () => {
    const refused = assert.rejects(generate())
    const generation = await beginning()
    await pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_database d ON d.oid = database
       WHERE locktype = 'advisory' AND datname = current_database()`,
    )
    const other = openPool(url, { name: 'test second' })
    const second = generate({ pool: other }).finally(() => other.end())
    await beginning(generation)
    return { refused, second }
  })
  await refused
  assert.equal((await second).companies, listed.length)
  assert.equal((await readFiles()).size, 3)
})
