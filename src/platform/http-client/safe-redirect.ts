// Allows redirects only to the configured host, over HTTP or HTTPS, never from HTTPS to HTTP: others could reach
// the operator's own network.

/** The target, or null when it must not be followed. */
export function safeRedirectTarget(location: string | null, from: string): string | null {
  if (location === null || !URL.canParse(location, from)) return null
  const target = new URL(location, from)
  const origin = new URL(from)
  if (target.protocol !== 'https:' && target.protocol !== 'http:') return null
  if (origin.protocol === 'https:' && target.protocol === 'http:') return null
  if (target.hostname !== origin.hostname || target.username || target.password) return null
  const samePort = target.port === origin.port || (target.port === '' && origin.port === '')
  return samePort ? target.href : null
}
