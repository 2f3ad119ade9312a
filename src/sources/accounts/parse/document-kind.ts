// Detects the kind of a document by its first bytes; the Bank's file names do not indicate it.

import { looksLikeConsultCsv } from './csv/parse-consult-csv.ts'
import { decodeHead } from './decode-text.ts'
import { HEAD_BYTES } from './files/document.ts'

export type DocumentKind = 'json' | 'references' | 'xml' | 'csv' | 'pdf' | 'zip' | 'empty' | 'unknown'

const REFERENCE_LIST = /^\[|"(?:references|value)"\s*:\s*\[/i
const REFERENCE_KEY = /"(?:exercisedates|depositdate|deposittype|modeltype|enterprisenumber)"\s*:/i
const RUBRICS = /"rubrics"\s*:/i

/** `references`: JSON that looks like a list of deposits, or a single one; confirmed only by parsing. */
export function detectKind(head: Buffer): DocumentKind {
  if (head.length === 0) return 'empty'
  const start = head.toString('latin1', 0, 4)
  if (start === '%PDF') return 'pdf'
  if (start === 'PK\u0003\u0004') return 'zip'
  const text = decodeHead(head).trimStart()
  if (text === '') return head.length < HEAD_BYTES ? 'empty' : 'unknown'
  if (text.startsWith('<')) return 'xml'
  if (/^[[{]/.test(text)) return looksLikeReferences(text) ? 'references' : 'json'
  return looksLikeConsultCsv(text) ? 'csv' : 'unknown'
}

function looksLikeReferences(text: string): boolean {
  return REFERENCE_LIST.test(text) || (REFERENCE_KEY.test(text) && !RUBRICS.test(text))
}
