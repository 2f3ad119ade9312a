import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createHostCheck } from './guard.ts'

const check = createHostCheck(['companies.example.org', 'Griffie:8080', '2001:db8::1'])

test('localhost, configured names and IP addresses are allowed as Host', () => {
  for (const host of [
    'localhost',
    'localhost:8080',
    'LOCALHOST:1',
    'mcp.localhost',
    '127.0.0.1:8080',
    '127.9.9.9',
    '[::1]:8080',
    'companies.example.org',
    'COMPANIES.example.org:443',
    'griffie',
    '192.0.2.7:8080',
    '[2001:db8::1]:8080',
    '[2001:db8::2]',
  ])
    assert.ok(check.allowsHost(host), host)
})

test('other names, similar names and invalid hosts are rejected', () => {
  for (const host of [
    undefined,
    '',
    'evil.example.com',
    'localhost.evil.example.com',
    'companies.example.org.evil.example.com',
    'evilcompanies.example.org',
    '127.0.0.1.evil.example.com',
    'localhost@evil.example.com',
    'evil.example.com#localhost',
    'a b',
    'localhost:99999',
  ])
    assert.ok(!check.allowsHost(host), String(host))
})

test('a missing Origin and allowed hosts with any port, over HTTP or HTTPS, are accepted', () => {
  for (const origin of [
    undefined,
    'http://localhost:6274',
    'https://companies.example.org',
    'http://[::1]:3000',
    'http://127.0.0.1',
  ])
    assert.ok(check.allowsOrigin(origin, 'localhost:8080'), String(origin))
})

test('an IP address as Origin is allowed only when it equals the Host', () => {
  assert.ok(check.allowsOrigin('http://192.0.2.7:8080', '192.0.2.7:8080'))
  assert.ok(!check.allowsOrigin('http://192.0.2.8', '192.0.2.7:8080'))
})

test('an Origin that is empty, null or of another scheme or host is rejected', () => {
  for (const origin of [
    '',
    'null',
    'file://',
    'evil.example.com',
    'https://evil.example.com',
    'chrome-extension://x',
  ])
    assert.ok(!check.allowsOrigin(origin, 'localhost:8080'), origin)
})
