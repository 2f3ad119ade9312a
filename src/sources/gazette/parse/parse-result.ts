// What reading files yields: publications, and a word for everything that could not be read, so that nothing is
// lost in silence.

import type { Publication } from '../../../domain/publications/publication.ts'

/** A file, or a `place` in it (`line 12`, `page 3`), that gives no publication though it should; null = the whole file. */
export type UnreadableFile = { file: string; place: string | null; reason: string }

export type ParseResult = { publication: Publication } | { unreadable: UnreadableFile }

/** How far reading has come: `done` of `total` pages or lines of `file`; `total` is null while it is not known. */
export type ParseProgress = { file: string; unit: 'page' | 'line'; done: number; total: number | null }

/** Something to know about a file that was read all the same. */
export type ParseWarning = { file: string; reason: string }

export type ParseOptions = {
  onProgress?: (progress: ParseProgress) => void
  onWarning?: (warning: ParseWarning) => void
  /** `never` reports scanned acts as unreadable instead of recognising their characters. */
  ocr?: 'auto' | 'never'
  signal?: AbortSignal
  /** Lines without a publication number go by their place (`line 12`), to be tried and not to be stored. */
  numberless?: boolean
}

export function unreadableResult(file: string, place: string | null, reason: string): ParseResult {
  return { unreadable: { file, place, reason } }
}
