// Results of reading files: publications, and a report of everything unreadable.

import type { Publication } from '../../../domain/publications/publication.ts'

/**
 * A file, or a `place` in it (`line 12`, `page 3`), without the expected publication; null = the whole file.
 */
export type UnreadableFile = { file: string; place: string | null; reason: string }

export type ParseResult = { publication: Publication } | { unreadable: UnreadableFile }

/** Progress: `done` of `total` pages or lines of `file`; `total` is null while unknown. */
export type ParseProgress = { file: string; unit: 'page' | 'line'; done: number; total: number | null }

/** A note on a file that was read. */
export type ParseWarning = { file: string; reason: string }

export type ParseOptions = {
  onProgress?: (progress: ParseProgress) => void
  onWarning?: (warning: ParseWarning) => void
  /** `never` reports scanned acts as unreadable instead of running OCR. */
  ocr?: 'auto' | 'never'
  signal?: AbortSignal
  /** Lines without a publication number are identified by position (`line 12`), for trials only. */
  numberless?: boolean
}

export function unreadableResult(file: string, place: string | null, reason: string): ParseResult {
  return { unreadable: { file, place, reason } }
}
