// Checks that a 200 response is complete: a whole page of the site, or a whole PDF.

import { decodePage } from '../parse/pages/decode-page.ts'
import { checkPageFrame } from '../parse/pages/page-frame.ts'
import type { ResponseErrorReason } from './errors.ts'

export type ResponseKind = 'page' | 'pdf'

const PDF_HEAD = '%PDF-'
const PDF_END = '%%EOF'
// PDF readers search the end mark in the last kilobyte; the header may follow a few stray bytes.
const MARK_WINDOW = 1024

/** Null when the bytes are valid; else the defect. */
export function findResponseFault(
  bytes: Uint8Array,
  kind: ResponseKind,
): ResponseErrorReason | 'challenge' | null {
  if (bytes.length === 0) return 'empty'
  if (kind === 'pdf' && textOf(bytes.subarray(0, MARK_WINDOW)).includes(PDF_HEAD)) {
    return textOf(bytes.subarray(-MARK_WINDOW)).includes(PDF_END) ? null : 'cut'
  }
  const frame = checkPageFrame(decodePage(bytes))
  if (frame !== 'whole') return frame
  return kind === 'pdf' ? 'foreign' : null
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1')
}
