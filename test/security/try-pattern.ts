// Runs in a thread that is killed when it takes too long (guarded-worker.ts).

/** Looks for all matches of an expression in each text. */
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
