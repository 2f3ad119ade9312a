import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCookieJar } from './cookie-jar.ts'

function answer(...cookies: string[]): Headers {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return headers
}

test('cookies of several responses are merged, later values win', () => {
  const jar = createCookieJar()
  assert.equal(jar.header(), null)
  jar.store(answer('JSESSIONID=a1; Path=/; HttpOnly', 'KSESSIONID-KBOPUB=x=y==; Secure'))
  jar.store(answer('JSESSIONID=b2'))
  assert.equal(jar.header(), 'JSESSIONID=b2; KSESSIONID-KBOPUB=x=y==')
  jar.clear()
  assert.equal(jar.header(), null)
})

test('expired cookies are dropped and malformed ones ignored', () => {
  const jar = createCookieJar()
  jar.store(
    answer('a=1', 'b=2; Max-Age=3600', 'c=3; Expires=Wed, 01 Jan 2200 00:00:00 GMT', '=4', 'nonsense'),
  )
  assert.equal(jar.header(), 'a=1; b=2; c=3')
  jar.store(answer('a=; Max-Age=0', 'b=2; expires=Thu, 01 Jan 1970 00:00:00 GMT'))
  assert.equal(jar.header(), 'c=3')
})
