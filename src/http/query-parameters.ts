// Query parameters as every search of ours reads them: whatever is sent, there is a value.

/** As Fastify gives it: a list when it was sent more than once; then the first counts. */
export type Parameter = string | string[] | undefined

/** Whether the query of `url` cannot be decoded: what was asked is then not known, and nothing is no answer to it. */
export function isUndecodable(url: string): boolean {
  const at = url.indexOf('?')
  if (at === -1 || !url.includes('%', at)) return false
  try {
    decodeURIComponent(url.slice(at + 1))
    return false
  } catch {
    return true
  }
}

/** The text of a search. PostgreSQL has no text with a NUL in it; to a reader it is nothing but a gap. */
export function parseSearchText(given: Parameter): string {
  return (first(given) ?? '').replaceAll('\0', ' ').trim()
}

/** A whole number between 1 and `most`; `otherwise` for what is missing or no number. */
export function readLimit(
  given: Parameter,
  { most, otherwise }: { most: number; otherwise: number },
): number {
  const text = first(given)?.trim() ?? ''
  if (!/^[+-]?\d+(\.\d+)?$/.test(text)) return otherwise
  return Math.min(most, Math.max(1, Math.trunc(Number(text))))
}

function first(given: Parameter): string | undefined {
  return Array.isArray(given) ? given[0] : given
}
