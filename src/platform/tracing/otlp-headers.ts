// Headers for the collector, written as in every program that sends traces: `name=value,name=value`, values percent-encoded.

/** The pairs in `text`; what is no pair is left out. */
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
    return value // meant as it stands
  }
}
