// Addresses of the public internet, by IANA's registries of special-purpose addresses. Requests to addresses that
// others chose must not reach the operator's own network.

import { BlockList, isIP } from 'node:net'

// IPv4: everything that is not global unicast.
const IPV4_RESERVED: [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10], // carrier-grade NAT
  ['127.0.0.0', 8],
  ['169.254.0.0', 16], // link-local, metadata of clouds
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3], // multicast, reserved, broadcast
]

// IPv6: of global unicast (2000::/3), what is special or leads to an IPv4 address.
const IPV6_SPECIAL: [network: string, prefix: number][] = [
  ['2001::', 23], // Teredo and other protocols
  ['2001:db8::', 32],
  ['2002::', 16], // 6to4
  ['3fff::', 20],
]

const reserved = new BlockList()
for (const [network, prefix] of IPV4_RESERVED) reserved.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of IPV6_SPECIAL) reserved.addSubnet(network, prefix, 'ipv6')
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

/**
 * Whether an IP address is one of the public internet. False for private, loopback, link-local, unique-local and
 * carrier-grade NAT addresses, IPv4 addresses written as IPv6 in any way, and texts that are no address.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !reserved.check(address, 'ipv4')
  if (family !== 6) return false
  const plain = address.replace(/%.*$/, '')
  return globalUnicast.check(plain, 'ipv6') && !reserved.check(plain, 'ipv6')
}
