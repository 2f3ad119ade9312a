// Key guessing: responses do not distinguish better guesses. Constant-time comparison is in the API key cache.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestDatabase } from '../database.ts'
import { issueKey, runApp } from '../rest/running-app.ts'

const { url, pool } = await createTestDatabase()
const key = await issueKey(pool)
const app = await runApp({ databaseUrl: url, trustedProxies: ['127.0.0.0/8'] })

const other = (sign = '') => (sign === 'A' ? 'B' : 'A')
const GUESSES = {
  'a name that a key has, and another secret': key.slice(0, -43) + 'A'.repeat(43),
  'all but the last letter': key.slice(0, -1) + other(key.at(-1)),
  'a name that no key has': `griffie_00000000_${'A'.repeat(43)}`,
  'the key with something behind it': `${key}A`,
  'the key without its last letter': key.slice(0, -1),
  'its name alone': key.slice(8, 16),
  'another case': key.toUpperCase(),
  'something long': 'a'.repeat(10_000),
  'the name of a property': '__proto__',
}

let address = 0

async function answerTo(path: string, guess: string): Promise<string> {
  const headers = { 'x-api-key': guess, 'x-forwarded-for': `10.5.0.${++address}` }
  const answer = await fetch(app.url + path, { headers })
  const told = [...answer.headers].filter(([name]) => name !== 'date')
  return JSON.stringify([answer.status, told, await answer.text()])
}

for (const path of ['/api/v1/search', '/mcp'])
  test(`every invalid key gets an identical response at ${path}`, async () => {
    const answers = await Promise.all(Object.values(GUESSES).map(guess => answerTo(path, guess)))
    assert.deepEqual([...new Set(answers)].length, 1, answers.join('\n'))
    assert.match(answers[0] ?? '', /^\[401,.*Invalid API key/)
  })

test('keys in URLs, cookies and bearer tokens are not accepted', async () => {
  const init = { headers: { cookie: `x-api-key=${key}`, authorization: `Bearer ${key}` } }
  assert.equal((await fetch(`${app.url}/api/v1/search?x-api-key=${key}&key=${key}`, init)).status, 401)
})
