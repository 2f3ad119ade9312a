// Runs in a worker thread with a deadline (run-with-deadline.ts).

/** Finds all matches of an expression in each text. */
export function tryPattern({
  source,
  flags,
  texts,
}: {
  source: string
  flags: string
  texts: string[]
}): void {
  const pattern = new RegExp(source, flags.replace('y', ''))
  for (const text of texts) text.replace(pattern, '')
}
