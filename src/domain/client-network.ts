// Who an address belongs to, as far as limits are concerned: one household has 2^64 addresses of IPv6. Asked with every
// request, so that what is no IPv6 comes back at once.

const LONGEST = 64 // an address of IPv6 with an interface; what is longer is none
const IPV6 = /^[\da-f:]*:(?:\d{1,3}(?:\.\d{1,3}){3}|[\da-f]*)(?:%[\w.-]+)?$/i
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const GROUPS = 8
const NETWORK_GROUPS = 4

/** The address itself for IPv4, the /64 it lies in for IPv6: `2001:db8:0:1::/64`. Other text comes back as it is. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.length > LONGEST) return address
  const mapped = MAPPED_IPV4.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!IPV6.test(address)) return address
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const before = groupsOf(head)
  const after = groupsOf(tail ?? '')
  const gap = tail === undefined ? 0 : GROUPS - before.length - after.length
  const groups = [...before, ...Array<string>(Math.max(0, gap)).fill('0'), ...after]
  return groups.length === GROUPS ? `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64` : address
}

function groupsOf(text: string): string[] {
  if (text === '') return []
  return text
    .split(':')
    .flatMap(group => (group.includes('.') ? ['v4', 'v4'] : [Number.parseInt(group, 16).toString(16)]))
}
