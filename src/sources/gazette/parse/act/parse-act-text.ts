// Parses acts in plain text: `31004567_nl_0123456749.txt`, with comment lines (`# 2031-03-12 0004567 RUBRIC`)
// and the method (`[OCR]`) before the text.

import { basename } from 'node:path'
import type { Reading } from '../../../../domain/publications/publication.ts'
import { type ParseResult, unreadableResult } from '../parse-result.ts'
import {
  type ActName,
  actPublication,
  COLLECTIVE_PAGE,
  isCollectivePage,
  readActName,
  readNameParts,
} from './act-publication.ts'

const REMARK_DAY = /^#.*?(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/m
const RUBRIC = /^# \d{4}-\d{2}-\d{2} \d{7} ([^\n—]+)/m
const READINGS: [RegExp, Reading][] = [
  [/^\[OCR\]$/i, 'ocr'],
  [/^\[texte PDF\]$/i, 'text_layer'],
]

/** Parses an act. `numberless`: a file without a number is identified by its name. */
export function parseActText(path: string, content: string, { numberless = false } = {}): ParseResult {
  const name = readActName(path) ?? (numberless ? namedByFile(path) : null)
  if (!name)
    return unreadableResult(
      path,
      null,
      'the file name is not the number of an act, and the text is not from an issue',
    )
  const lines = content.split(/\r?\n/)
  let at = lines.findIndex(line => !line.startsWith('#'))
  if (at < 0) at = lines.length
  const remarks = lines.slice(0, at).join('\n')
  const mark = READINGS.find(([pattern]) => pattern.test(lines[at]?.trim() ?? ''))
  const text = lines
    .slice(mark ? at + 1 : at)
    .join('\n')
    .trim()
  if (text === '') return unreadableResult(path, null, 'the file contains no text')
  if (isCollectivePage(text)) return unreadableResult(path, null, COLLECTIVE_PAGE)
  const day = REMARK_DAY.exec(remarks)
  const publishedOn = name.publishedOn ?? (day ? `${day[1]}-${day[2]}-${day[3]}` : null)
  const rubric = RUBRIC.exec(remarks)?.[1]?.trim()
  const publication = actPublication({ ...name, publishedOn }, text, mark?.[1] ?? 'lines')
  return { publication: { ...publication, rubrics: rubric ? [rubric] : [] } }
}

function namedByFile(path: string): ActName {
  return { numac: basename(path), publishedOn: null, ...readNameParts(path) }
}
