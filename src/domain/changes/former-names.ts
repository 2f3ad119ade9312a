// Former names of a company, from its history.

import type { HistoryEntry } from './history-entry.ts'

export type FormerName = {
  name: string
  /** Day of the newest source that ends it, `YYYY-MM-DD`; null when undated. */
  until: string | null
}

/** As the register and acts had them, newest first, without `legalName`. Entries are newest first. */
export function formerNamesOf(entries: readonly HistoryEntry[], legalName: string): FormerName[] {
  const names = new Map<string, FormerName>()
  for (const entry of entries) {
    const name = nameBefore(entry)
    if (name === null || normalise(name) === normalise(legalName) || names.has(normalise(name))) continue
    names.set(normalise(name), { name, until: entry.date })
  }
  return [...names.values()]
}

function nameBefore({ kind, establishmentNumber, before, after }: HistoryEntry): string | null {
  if (kind === 'register.name' && establishmentNumber === null)
    return (before as { legal_name?: string | null } | null)?.legal_name ?? null
  const isRenamed = kind === 'gazette.company_change' && (after as { change: string }).change === 'name'
  return isRenamed ? (before as string | null) : null
}

function normalise(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')
}
