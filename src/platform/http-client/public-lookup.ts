// Name lookups for connections to hosts that others chose: every address is checked, and the connection is made to a
// checked address, so that a second answer of the name server (DNS rebinding) changes nothing.

import { lookup as systemLookup } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** An address of the operator's own network. */
class PrivateAddressError extends Error {
  override name = 'PrivateAddressError'
  readonly code = 'PRIVATE_ADDRESS'

  constructor() {
    super('The host has a private address.')
  }
}

/** Addresses of a host name. Rejects when there are none. */
export type ResolveHost = (hostname: string) => Promise<string[]>

const DNS_TIMEOUT_MS = 3_000
const DNS_TRIES = 2

/**
 * Asks the name servers themselves. The system's resolver has four threads, which other work shares: a few names
 * whose servers do not answer would occupy them.
 */
export function createResolver(): ResolveHost {
  const resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: DNS_TRIES })
  return async hostname => {
    const found = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
    const addresses = found.flatMap(result => (result.status === 'fulfilled' ? result.value : []))
    if (addresses.length === 0) throw (found[0] as PromiseRejectedResult).reason
    return addresses
  }
}

/**
 * A `lookup` for `http.request`: passes on the addresses of `resolve` when all are public, and fails with
 * `PrivateAddressError` when one is not. Not called for addresses in URLs: see `assertPublicHost`.
 */
export function publicLookup(resolve: ResolveHost): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      addresses => {
        if (!addresses.every(isPublicAddress)) return callback(new PrivateAddressError(), '')
        const found = addresses.map(address => ({ address, family: isIP(address) }))
        const [first] = found
        if (options.all) callback(null, found)
        else if (first) callback(null, first.address, first.family)
      },
      error => callback(error, ''),
    )
  }
}

/** `lookup` of the system, with its hosts file, for hosts of the operator's own network. */
export const anyLookup: LookupFunction = systemLookup as LookupFunction

/** Throws `PrivateAddressError` for a URL whose host is written as a private address, or as a name for one. */
export function assertPublicHost({ hostname }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  const isLocalName = host === 'localhost' || host.endsWith('.localhost')
  if (isLocalName || (isIP(host) !== 0 && !isPublicAddress(host))) throw new PrivateAddressError()
}
