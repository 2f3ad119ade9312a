// The cursor of a history as an opaque text. It ends in a checksum: a text that was cut or changed on the way would begin
// somewhere else without a word.

import { hash } from 'node:crypto'
import type { HistoryCursor } from '../domain/changes/history-entry.ts'

const CHECKSUM_LENGTH = 6

export function formatHistoryCursor({ date, key }: HistoryCursor): string {
  const text = `${date}\n${key}`
  return Buffer.from(checksumOf(text) + text).toString('base64url')
}

/** Null for a text that `formatHistoryCursor` does not give. */
export function parseHistoryCursor(text: string): HistoryCursor | null {
  const decoded = Buffer.from(text, 'base64url').toString('utf8').slice(CHECKSUM_LENGTH)
  const [date = '', key] = decoded.split('\n')
  if (key === undefined || !/^(\d{4}-\d{2}-\d{2})?$/.test(date)) return null
  const cursor = { date, key }
  return formatHistoryCursor(cursor) === text ? cursor : null
}

function checksumOf(text: string): string {
  return hash('sha1', text, 'base64url').slice(0, CHECKSUM_LENGTH)
}
