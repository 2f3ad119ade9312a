// OTLP headers in the standard notation: `name=value,name=value`, values percent-encoded.

/** Parses pairs; malformed ones are ignored. */
export function parseOtlpHeaders(text: string | null): Record<string, string> {
  const pairs = (text ?? '').split(',').flatMap(part => {
    const at = part.indexOf('=')
    const name = part.slice(0, at).trim()
    return at > 0 && name !== '' ? [[name, decode(part.slice(at + 1).trim())]] : []
  })
  return Object.fromEntries(pairs)
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value // not percent-encoded
  }
}
