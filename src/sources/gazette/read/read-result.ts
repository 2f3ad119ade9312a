// What reading files yields: publications, and a word for everything that could not be read, so that nothing is
// lost in silence.

import type { Publication } from '../../../domain/publication.ts'

/** A file, or a `place` in it (`line 12`, `page 3`), that gives no publication though it should; null = the whole file. */
export type Unreadable = { file: string; place: string | null; reason: string }

export type ReadResult = { publication: Publication } | { unreadable: Unreadable }

/** How far reading has come: `done` of `total` pages or lines of `file`; `total` is null while it is not known. */
export type ReadProgress = { file: string; unit: 'page' | 'line'; done: number; total: number | null }

/** Something to know about a file that was read all the same. */
export type ReadWarning = { file: string; reason: string }

export type ReadOptions = {
  onProgress?: (progress: ReadProgress) => void
  onWarning?: (warning: ReadWarning) => void
  /** `never` reports scanned acts as unreadable instead of recognising their characters. */
  ocr?: 'auto' | 'never'
  signal?: AbortSignal
  /** Lines without a publication number go by their place (`line 12`), to be tried and not to be stored. */
  numberless?: boolean
}

export function unreadable(file: string, place: string | null, reason: string): ReadResult {
  return { unreadable: { file, place, reason } }
}
