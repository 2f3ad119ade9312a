// Selects the parser of a file by its name and first bytes.

import { open } from 'node:fs/promises'
import { readActName } from './act/act-file-name.ts'

export type FileKind = 'lines' | 'act_pdf' | 'pdf' | 'html' | 'text' | 'unknown'

const BY_NAME: [RegExp, FileKind][] = [
  [/\.(?:jsonl|ndjson)(?:\.gz)?$/i, 'lines'],
  [/\.html?$/i, 'html'],
  [/\.txt$/i, 'text'],
]

/** Throws file-system errors. */
export async function detectFileKind(path: string): Promise<FileKind> {
  const named = BY_NAME.find(([name]) => name.test(path))?.[1]
  if (named) return named
  if (!/\.pdf$/i.test(path) && !(await beginsWith(path, '%PDF-'))) return 'unknown'
  return readActName(path) ? 'act_pdf' : 'pdf'
}

async function beginsWith(path: string, mark: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(mark.length), 0, mark.length, 0)
    return buffer.toString('latin1', 0, bytesRead) === mark
  } finally {
    await file.close()
  }
}
