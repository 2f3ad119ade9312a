// Which names this endpoint goes by. A page that makes its own name point at this machine (DNS rebinding) sends that
// name as Host: names not known here are refused. An address cannot be rebound, so any is fine as Host; as Origin it
// is a page from there, and only one served under the very host that is called belongs to us.

import { isIP } from 'node:net'
import { LRUCache } from 'lru-cache'

export type HostCheck = {
  /** `host`: name or address, with or without port. */
  allowsHost(host: string | undefined): boolean
  /** `origin`: the header; absent is fine, a browser always sends it. Assumes that `host` was allowed. */
  allowsOrigin(origin: string | undefined, host: string): boolean
}

/** Checks against localhost in all its forms and `names`, each a host with or without port. */
export function createHostCheck(names: string[]): HostCheck {
  const known = new Set(names.map(hostnameOf).filter(name => name !== null))
  const isOurs = (hostname: string) => known.has(hostname) || isLocal(hostname)
  const verdicts = new LRUCache<string, boolean>({ max: HOST_CACHE_SIZE })
  const checkHost = (host: string) => {
    const hostname = hostnameOf(host)
    const verdict = hostname !== null && (isAddress(hostname) || isOurs(hostname))
    verdicts.set(host, verdict)
    return verdict
  }
  return {
    allowsHost: (host = '') => verdicts.get(host) ?? checkHost(host),
    allowsOrigin(origin, host) {
      if (origin === undefined) return true
      if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return false
      const { hostname } = new URL(origin)
      return isOurs(hostname) || hostname === hostnameOf(host)
    },
  }
}

// Taking a host apart costs more than all else that is asked of a call; clients send few different ones.
const HOST_CACHE_SIZE = 200

// As URLs have it: lower case, without port, addresses of IPv6 in brackets.
function hostnameOf(host: string): string | null {
  if (!/^[\w.:[\]-]+$/.test(host)) return null
  const address = `http://${isIP(host) === 6 ? `[${host}]` : host}`
  return URL.canParse(address) ? new URL(address).hostname : null
}

function isAddress(hostname: string): boolean {
  return isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
}

// RFC 6761: localhost and what is below it never leave the machine.
function isLocal(hostname: string): boolean {
  return /^(?:.+\.)?localhost$|^127(?:\.\d+){3}$|^\[::1\]$/.test(hostname)
}
