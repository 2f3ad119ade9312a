import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SaxesParser } from 'saxes'
import { inTransaction } from '../../src/store/db/pool.ts'
import { refreshRollup } from '../../src/store/gazette/refresh-rollup.ts'
import { createTestDatabase } from '../database.ts'
import {
  addCompany,
  insert,
  type RunningApp,
  runApp,
  UNCACHED,
  until,
  withChecksum,
} from '../rest/running-app.ts'

const { url, pool } = await createTestDatabase()
for (const [language, description] of [
  ['NL', 'Fusie door overneming'],
  ['FR', 'Fusion par absorption'],
])
  await insert(pool, 'register.code', { category: 'JuridicalSituation', code: '021', language, description })
const notHeld = { caching: { healthyMs: 0, degradedMs: 0 } }

const request = (app: RunningApp, path: string) => fetch(`${app.url}/badge/${path}`)

/** The accessible text of a badge, after checking that it is well-formed and self-contained. */
async function read(answer: Response): Promise<string> {
  const svg = await answer.text()
  assert.match(answer.headers.get('content-type') ?? '', /^image\/svg\+xml/)
  assert.equal(answer.headers.get('cross-origin-resource-policy'), 'cross-origin')
  assert.equal(answer.headers.get('content-security-policy'), "default-src 'none'; style-src 'unsafe-inline'")
  const title = /<title>([^<]*)<\/title>/.exec(svg)?.[1] ?? ''
  const parser = new SaxesParser({ xmlns: true })
  parser.on('opentag', tag => {
    if (tag.name === 'svg') {
      assert.equal(tag.attributes.role?.value, 'img')
      assert.equal(tag.attributes['aria-label']?.value, title)
    }
    for (const { value } of Object.values(tag.attributes))
      assert.doesNotMatch(value, /^(https?:)?\/\/(?!www.w3.org)/)
  })
  parser.write(svg).close()
  return title
}

const dotted = (number: string) => `${number.slice(0, 4)}.${number.slice(4, 7)}.${number.slice(7)}`

test('a badge shows number and status in the requested language', async () => {
  const app = await runApp({ databaseUrl: url })
  const number = await addCompany(pool)
  const answer = await request(app, `${number}.svg`)
  assert.equal(answer.headers.get('cache-control'), 'public, max-age=300')
  assert.equal(await read(answer), `KBO ${dotted(number)}: actief`)
  for (const [lang, word] of [
    ['fr', 'active'],
    ['de', 'aktiv'],
    ['en', 'active'],
    ['xx', 'actief'],
  ])
    assert.equal(
      await read(await request(app, `${number}.svg?lang=${lang}`)),
      `KBO ${dotted(number)}: ${word}`,
    )
  for (const writing of [`BE${number}`, dotted(number), `BE ${dotted(number)}`])
    assert.equal((await request(app, `${encodeURIComponent(writing)}.svg`)).status, 200)
})

test('a bankruptcy in the register or the gazette takes precedence', async () => {
  const app = await runApp({ databaseUrl: url, timing: notHeld })
  for (const situation of ['048', '049', '050']) {
    const number = await addCompany(pool, { situation })
    assert.match(await read(await request(app, `${number}.svg`)), /: faillissement \(register\)$/)
  }
  const byGazette = await addCompany(pool, { situation: '012' })
  await insert(pool, 'gazette.lifecycle_event', {
    enterprise_number: Number(byGazette),
    source: 'faillissement',
    severity: 'high',
    numac: '2025807259',
    event_kind: 'bankruptcy_opening',
  })
  await insert(pool, 'gazette.open_bankruptcy', { enterprise_number: byGazette, numac: '2025807259' })
  await refreshRollup(pool)
  assert.match(await read(await request(app, `${byGazette}.svg?lang=de`)), /: Konkurs \(Staatsblatt\)$/)
})

test('other situations show their name, or their code without one', async () => {
  const app = await runApp({ databaseUrl: url, timing: notHeld })
  const cases = [
    ['012', 'en liquidation'],
    ['091', 'réorganisation judiciaire'],
    ['053', 'faillite clôturée'],
    ['021', 'Fusion par absorption'],
    ['777', 'situation 777'],
  ]
  for (const [situation, message] of cases) {
    const number = await addCompany(pool, { situation })
    const title = await read(await request(app, `${number}.svg?lang=fr`))
    assert.equal(title, `KBO ${dotted(number)}: ${message}`)
  }
  const unnamed = await addCompany(pool, { situation: null })
  assert.match(await read(await request(app, `${unnamed}.svg`)), /: onbekend$/)
})

test('an unknown company is a 404 image', async () => {
  const app = await runApp({ databaseUrl: url })
  const gone = await addCompany(pool, { in_register: false })
  for (const path of [`${withChecksum(10_000_001)}.svg`, `${gone}.svg`, '123.svg', 'x.svg']) {
    const answer = await request(app, path)
    assert.equal(answer.status, 404, path)
    assert.match(await read(answer), /: onbekend$/)
  }
  const known = await addCompany(pool)
  for (const path of [known, `${known}.png`]) {
    const answer = await request(app, path)
    assert.deepEqual([answer.status, await answer.json()], [404, { error: 'Path not found.' }], path)
  }
})

test('an unavailable source is 503 and not cacheable, never active', async () => {
  const app = await runApp({ databaseUrl: url, timing: UNCACHED })
  const number = await addCompany(pool)
  const bankrupt = await addCompany(pool, { situation: '050' })
  for (const table of ['gazette.mandate', 'register.company'])
    await inTransaction(pool, async client => {
      await client.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`)
      const answer = await request(app, `${number}.svg?lang=en`)
      assert.equal(answer.status, 503)
      assert.equal(answer.headers.get('cache-control'), 'no-store')
      assert.equal(answer.headers.get('retry-after'), '180')
      assert.match(await read(answer), /: unavailable$/)
      if (table !== 'gazette.mandate') return
      const known = await request(app, `${bankrupt}.svg?lang=en`)
      assert.equal(known.status, 200)
      assert.equal(known.headers.get('cache-control'), 'no-store')
      assert.match(await read(known), /: bankruptcy \(register\)$/)
    })
  await until(async () => (await request(app, `${number}.svg`)).status === 200)
})

test('an unavailable risk source does not change the badge', async () => {
  const app = await runApp({ databaseUrl: url, timing: UNCACHED })
  const number = await addCompany(pool)
  await inTransaction(pool, async client => {
    await client.query('LOCK TABLE risk.score IN ACCESS EXCLUSIVE MODE')
    const answer = await request(app, `${number}.svg`)
    assert.equal(answer.headers.get('cache-control'), 'public, max-age=300')
    assert.match(await read(answer), /: actief$/)
  })
})
