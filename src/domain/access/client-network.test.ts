import assert from 'node:assert/strict'
import { test } from 'node:test'
import { networkOf } from './client-network.ts'

test('an IPv4 address is its own network, in any notation', () => {
  assert.equal(networkOf('192.0.2.7'), '192.0.2.7')
  assert.equal(networkOf('::ffff:192.0.2.7'), '192.0.2.7')
})

test('all addresses of one /56 are one network', () => {
  const network = '2001:db8:0:100::/56'
  for (const address of [
    '2001:db8:0:100::',
    '2001:db8:0:100::9',
    '2001:db8:0:1ff::9',
    '2001:0DB8:0:0101:ffff:1:2:3',
    '2001:db8:0:1c0:0:0:192.0.2.7',
  ])
    assert.equal(networkOf(address), network, address)
  assert.equal(networkOf('2001:db8:0:200::9'), '2001:db8:0:200::/56')
  assert.equal(networkOf('::1'), '0:0:0:0::/56')
  assert.equal(networkOf('fe80::1%eth0'), 'fe80:0:0:0::/56')
})

test('a port after an address is ignored', () => {
  assert.equal(networkOf('192.0.2.7:51234'), '192.0.2.7')
  assert.equal(networkOf('[2001:db8:0:101::9]:51234'), '2001:db8:0:100::/56')
  assert.equal(networkOf('[2001:db8:0:101::9]'), '2001:db8:0:100::/56')
  assert.equal(networkOf('[::ffff:192.0.2.7]:51234'), '192.0.2.7')
})

test('text that is no address is returned unchanged', () => {
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
