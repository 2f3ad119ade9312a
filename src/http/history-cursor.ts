// The cursor of a history as an opaque text.

import type { HistoryCursor } from '../domain/changes/history-entry.ts'

export function formatHistoryCursor({ date, key }: HistoryCursor): string {
  return Buffer.from(`${date}\n${key}`).toString('base64url')
}

/** Null when it is no cursor. */
export function parseHistoryCursor(text: string): HistoryCursor | null {
  const [date, key] = Buffer.from(text, 'base64url').toString('utf8').split('\n')
  return key !== undefined && /^(\d{4}-\d{2}-\d{2})?$/.test(date as string)
    ? { date: date as string, key }
    : null
}
