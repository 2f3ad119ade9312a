// Host and Origin validation against DNS rebinding: a rebound page sends its own name as Host, so unknown names are
// rejected. IP addresses cannot be rebound and are allowed as Host; as Origin only if equal to the Host.

import { isIP } from 'node:net'
import { LRUCache } from 'lru-cache'

export type HostCheck = {
  /** `host`: name or IP address, with or without port. */
  allowsHost(host: string | undefined): boolean
  /** A missing Origin is allowed, because browsers always send it. Assumes that `host` was allowed. */
  allowsOrigin(origin: string | undefined, host: string): boolean
}

/** Allows localhost and `names`, each with or without port. */
export function createHostCheck(names: string[]): HostCheck {
  const known = new Set(names.map(hostnameOf).filter(name => name !== null))
  const isAllowed = (hostname: string) => known.has(hostname) || isLocal(hostname)
  const verdicts = new LRUCache<string, boolean>({ max: HOST_CACHE_SIZE })
  const checkHost = (host: string) => {
    const hostname = hostnameOf(host)
    const verdict = hostname !== null && (isAddress(hostname) || isAllowed(hostname))
    verdicts.set(host, verdict)
    return verdict
  }
  return {
    allowsHost: (host = '') => verdicts.get(host) ?? checkHost(host),
    allowsOrigin(origin, host) {
      if (origin === undefined) return true
      if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return false
      const { hostname } = new URL(origin)
      return isAllowed(hostname) || hostname === hostnameOf(host)
    },
  }
}

// Parsing a host is the most expensive check of a call, and clients send few distinct hosts.
const HOST_CACHE_SIZE = 200

// Normalised as in a URL: lower case, without port, IPv6 in brackets.
function hostnameOf(host: string): string | null {
  if (!/^[\w.:[\]-]+$/.test(host)) return null
  const address = `http://${isIP(host) === 6 ? `[${host}]` : host}`
  return URL.canParse(address) ? new URL(address).hostname : null
}

function isAddress(hostname: string): boolean {
  return isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
}

// RFC 6761: localhost and its subdomains resolve to the loopback address.
function isLocal(hostname: string): boolean {
  return /^(?:.+\.)?localhost$|^127(?:\.\d+){3}$|^\[::1\]$/.test(hostname)
}
