// Real notices with liquidators, assigned to fictitious companies and read through every interface: home addresses of
// former directors, birth dates and national numbers are never served. The notices name real people and are not part of
// the project; failures report only a publication number.

import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { PROJECT_DIR } from '../../src/config.ts'
import { findPrivateData } from '../../src/domain/private-data/redact.ts'
import { dossierPath } from '../../src/http/site/paths.ts'
import {
  consumeExtractionQueue,
  createExtractionQueue,
  enqueueExtraction,
} from '../../src/jobs/extract-gazette.ts'
import { openQueue } from '../../src/jobs/queue.ts'
import { createLogger } from '../../src/platform/log.ts'
import { importGazette } from '../../src/sources/gazette/import/import-gazette.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { callMessage, connect } from '../mcp/running-endpoint.ts'
import { addCompany, issueKey, runApp } from '../rest/running-app.ts'

const FOLDER = join(PROJECT_DIR, '..', 'shared', 'data', 'gazette', 'insolvency')
const FILES = ['enterprise_court_notices_2025.jsonl.gz', 'enterprise_court_notices_2026-01_02.jsonl.gz']
const options = {
  skip: existsSync(join(FOLDER, FILES[0] as string)) ? false : 'no real notices beside the project',
}

const NOTICES = 240
const LABEL =
  /(?:^|\n)(?:Aangeduide vereffenaar\(s\)|Liquidateur\(s\) désigné\(s\)|Vereffenaars?|Liquidateurs?)\s*:/
const NUMBER = /[01]\d{3}\.\d{3}\.\d{3}/
const DESIGNATED = /Aangeduide|désigné|DESIGNE|onmiddellijke sluiting|clôture immédiate/
const TOOLS = ['get_company_profile', 'get_company_acts', 'get_company_officers']

type Line = { text: string; numac_derived: string }
type Asked = { number: string; numac: string; secrets: string[] }

// An evenly spaced sample of notices that name former directors.
function drawLines(): Line[] {
  const lines = FILES.flatMap(file =>
    gunzipSync(readFileSync(join(FOLDER, file)))
      .toString()
      .split('\n'),
  )
  const fitting = lines
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Line)
    .filter(
      ({ text }) =>
        LABEL.test(text) && DESIGNATED.test(text) && text.match(/\d{4}\.\d{3}\.\d{3}/g)?.length === 1,
    )
  const step = Math.floor(fitting.length / NOTICES)
  return fitting.filter((_, index) => index % step === 0).slice(0, NOTICES)
}

// Street and house number after the label. A seat at the same address is public.
function findSecrets(text: string): string[] {
  const label = LABEL.exec(text)
  const [before, behind] = [text.slice(0, label?.index), text.slice(label?.index)].map(part =>
    part.replace(/-\n/g, '').replace(/\s+/g, ' '),
  )
  const homes = [...(behind ?? '').matchAll(/(\p{Lu}[\p{L}’-]{3,},? \d{1,4})(?=[/ ,][^:]{0,30}?\d{4,5})/gu)]
  return homes.map(([, home]) => home as string).filter(home => !(before ?? '').includes(home))
}

async function fill(database: TestDatabase, folder: string): Promise<Asked[]> {
  const asked: Asked[] = []
  const lines: string[] = []
  for (const line of drawLines()) {
    const number = await addCompany(database.pool)
    const printed = number.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1.$2.$3')
    asked.push({ number, numac: line.numac_derived, secrets: findSecrets(line.text) })
    lines.push(JSON.stringify({ ...line, text: line.text.replace(NUMBER, printed) }))
  }
  const path = join(folder, 'notices.jsonl')
  writeFileSync(path, lines.join('\n'))
  const queue = await openQueue({
    url: database.url,
    logger: createLogger('silent'),
    superviseEverySeconds: 1,
  })
  await createExtractionQueue(queue, { retryDelaySeconds: 0 })
  await importGazette(database, path, (client, numacs) => enqueueExtraction(queue, client, numacs))
  await consumeExtractionQueue(queue, database.pool, { untilEmpty: true })
  await queue.stop({ graceful: false })
  return asked
}

async function storedFacts({ pool }: TestDatabase): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ numac: string; body: string }>(
    `SELECT numac::text, string_agg((body - 'span')::text, ' ; ') AS body FROM gazette.fact GROUP BY numac`,
  )
  return new Map(rows.map(({ numac, body }) => [numac, body]))
}

function faultsIn(body: string, { numac, secrets }: Asked): string[] {
  const plain = body.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
  const found = secrets.some(secret => plain.includes(secret)) ? ['a home'] : []
  const kinds = findPrivateData(plain.replace(/<[^>]*>/g, ' ; ')).map(({ kind }) => kind)
  const grave = kinds.filter(kind => kind === 'birth_date' || kind === 'national_number')
  return [...found, ...grave].map(fault => `${numac}: ${fault}`)
}

test(
  'former directors named as liquidators are stored and served by name only, on every interface',
  options,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'griffie-people-'))
    after(() => rmSync(folder, { recursive: true, force: true }))
    const database = await createTestDatabase()
    const asked = await fill(database, folder)
    const key = await issueKey(database.pool)
    const app = await runApp({
      databaseUrl: database.url,
      key,
      timing: { source: { statementTimeoutMs: 20_000, retryAfterMs: 100 }, windowS: 1 },
    })
    const endpoint = connect(`${app.url}/mcp`, key)
    const session = { 'mcp-session-id': await endpoint.initialize() }
    const stored = await storedFacts(database)
    assert.ok([...stored.values()].filter(body => body.includes('"liquidator"')).length > asked.length / 2)
    const faults = asked.flatMap(one => faultsIn(stored.get(one.numac) ?? '', one))
    for (const one of asked) {
      const answers = [`/companies/${one.number}`, `/companies/${one.number}/lifecycle?limit=100`].map(
        async path => {
          const answer = await app.get(path)
          assert.equal(answer.status, 200, path)
          return answer.text()
        },
      )
      const page = fetch(app.url + dossierPath('nl', `x-${one.number}`)).then(answer => {
        assert.equal(answer.status, 200, 'the dossier page')
        return answer.text()
      })
      const tools = TOOLS.map(
        async tool => (await endpoint.post(callMessage(tool, { kbo: one.number }), session)).text,
      )
      const bodies = await Promise.all([...answers, page, ...tools])
      assert.ok(bodies.at(-1)?.includes('structuredContent'), 'the tools answer')
      faults.push(...bodies.flatMap(body => faultsIn(body, one)))
    }
    assert.ok(asked.flatMap(({ secrets }) => secrets).length > asked.length / 2, 'homes were looked for')
    assert.deepEqual([...new Set(faults)], [])
  },
)
