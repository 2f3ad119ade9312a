import assert from 'node:assert/strict'
import { test } from 'node:test'
import { networkOf } from './client-network.ts'

test('an IPv4 address stands for itself, however it is written', () => {
  assert.equal(networkOf('192.0.2.7'), '192.0.2.7')
  assert.equal(networkOf('::ffff:192.0.2.7'), '192.0.2.7')
})

test('all addresses of one /64 are one network', () => {
  const network = '2001:db8:0:1::/64'
  for (const address of [
    '2001:db8:0:1::',
    '2001:db8:0:1::9',
    '2001:0DB8:0:0001:ffff:1:2:3',
    '2001:db8:0:1:0:0:192.0.2.7',
  ])
    assert.equal(networkOf(address), network, address)
  assert.equal(networkOf('2001:db8:0:2::9'), '2001:db8:0:2::/64')
  assert.equal(networkOf('::1'), '0:0:0:0::/64')
  assert.equal(networkOf('fe80::1%eth0'), 'fe80:0:0:0::/64')
})

test('what is no address stands for itself', () => {
  for (const text of [
    '',
    'unknown',
    ':',
    '1:2',
    '1:2:3:4:5:6:7:8:9',
    'a:b.c',
    '2001:db8::g',
    ':'.repeat(100),
  ])
    assert.equal(networkOf(text), text)
})
