// Network of a client address, for rate limits: a household usually has an IPv6 /56 (RIPE-690), a provider a
// /48 or more. Called on every request, so other input returns early.

const MAX_ADDRESS_LENGTH = 64 // an IPv6 address with zone; longer text is no address
const IPV6 = /^[\da-f:]*:(?:\d{1,3}(?:\.\d{1,3}){3}|[\da-f]*)(?:%[\w.-]+)?$/i
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const GROUPS = 8
// The first 56 bits: three groups and the first half of the fourth.
const WHOLE_GROUPS = 3
const FIRST_HALF = 0xff00

// Some proxies append the port, which would make every connection a separate client.
const WITH_PORT = /^(?:\[([\da-f:.%\w]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d{1,5})?$/i

/**
 * The address itself for IPv4, its /56 for IPv6: `2001:db8:0:100::/56`. Without port. Other text is returned
 * unchanged.
 */
export function networkOf(client: string): string {
  if (!client.includes(':') || client.length > MAX_ADDRESS_LENGTH) return client
  const [, bracketed, plain] = WITH_PORT.exec(client) ?? []
  if (plain !== undefined) return plain
  const address = bracketed ?? client
  const mapped = MAPPED_IPV4.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!IPV6.test(address)) return address
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const before = groupsOf(head)
  const after = groupsOf(tail ?? '')
  const gap = tail === undefined ? 0 : GROUPS - before.length - after.length
  const groups = [...before, ...Array<string>(Math.max(0, gap)).fill('0'), ...after]
  if (groups.length !== GROUPS) return address
  const half = Number.parseInt(groups[WHOLE_GROUPS] as string, 16) & FIRST_HALF
  return `${groups.slice(0, WHOLE_GROUPS).join(':')}:${half.toString(16)}::/56`
}

function groupsOf(text: string): string[] {
  if (text === '') return []
  return text
    .split(':')
    .flatMap(group => (group.includes('.') ? ['v4', 'v4'] : [Number.parseInt(group, 16).toString(16)]))
}
