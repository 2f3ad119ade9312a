// Parses one document.

import { basename, dirname } from 'node:path'
import { looksLikeConsultCsv, parseConsultCsv } from './csv/parse-consult-csv.ts'
import { decodeHead, decodeText } from './decode-text.ts'
import { type Document, HEAD_BYTES } from './files/document.ts'
import { type JsonItem, parseJsonItems } from './json/read-json.ts'
import { describeParseError, type Location, type ParsedItem, ParseError } from './parse-result.ts'
import { findDepositNumber } from './values.ts'
import type { Instance } from './xbrl/instance.ts'
import { isDimensional, parseDimensional } from './xbrl/parse-dimensional.ts'
import { parseInstance } from './xbrl/parse-instance.ts'
import { isPfs, parsePfs } from './xbrl/parse-pfs.ts'

// Detects the kind of a document by its first bytes; the Bank's file names do not indicate it.

type DocumentKind = 'json' | 'references' | 'xml' | 'csv' | 'pdf' | 'zip' | 'empty' | 'unknown'

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

const REASONS: Partial<Record<DocumentKind, string>> = {
  empty: 'empty; download the file again',
  pdf: 'a PDF has no machine-readable figures; use the deposit in JSON-XBRL or XBRL, if the Bank provides it',
  zip: 'zips nested too deeply; unpack the outer one',
  unknown: 'not JSON-XBRL, XBRL, the CSV of the public site or a list of references; exclude it',
}

/** The items of a document of that kind; an unreadable document is an item too. */
export function* parseDocument(document: Document, kind: DocumentKind): Generator<ParsedItem> {
  const { file, place } = document
  try {
    const reason = REASONS[kind]
    if (reason) throw new ParseError(reason)
    const text = decodeText(document.readBytes(), { lenient: kind === 'csv' })
    if (kind === 'xml') yield parseXbrlDocument(text, document)
    else if (kind === 'csv') yield { ...parseConsultCsv(text, documentName(document)), file, place }
    else for (const piece of parseJsonItems(text, documentName(document))) yield withLocation(piece, document)
  } catch (error) {
    yield { unreadable: { file, place, reason: describeParseError(error) } }
  }
}

function withLocation({ item, ...piece }: JsonItem, { file, place }: Location): ParsedItem {
  const within = item === null ? place : [place, `item ${item}`].filter(Boolean).join(', ')
  if ('reference' in piece) return { ...piece, file, place: within }
  if ('reason' in piece) return { unreadable: { file, place: within, reason: piece.reason } }
  return { ...piece.filing, file, place: within }
}

// Nearest name first: the entry, its folder, the zip. An instance does not contain its reference.
function documentName({ file, place }: Location): string {
  const names = [...(place?.split('/').reverse() ?? []), basename(file), basename(dirname(file))]
  return names.find(name => findDepositNumber(name) !== null) ?? basename(file)
}

function parseXbrlDocument(text: string, document: Document): ParsedItem {
  const instance = parseInstance(text)
  const form = detectTaxonomy(instance)
  const { header, figures, unknownFacts, conflicts } =
    form === 'pfs' ? parsePfs(instance) : parseDimensional(instance)
  const reference = findDepositNumber(documentName(document))
  if (!reference) {
    throw new ParseError(
      'the instance has no reference; name the file after its deposit, as in 2025-00012345.xbrl',
    )
  }
  const { file, place } = document
  return {
    accounts: { reference, form, ...figures },
    header: { ...header, reference },
    unknownFacts,
    conflicts,
    file,
    place,
  }
}

function detectTaxonomy(instance: Instance): 'xbrl' | 'pfs' {
  if (isDimensional(instance)) return 'xbrl'
  if (isPfs(instance)) return 'pfs'
  throw new ParseError("the instance uses a taxonomy other than the Bank's; exclude it")
}
