// Reads gazette files as publications: issue and act PDFs, pages of the site, texts, JSON Lines.

import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createRecogniser, type Recogniser } from './ocr/recogniser.ts'
import { detectFileKind, type FileKind, parseActFile, parseOtherFile } from './parse-file.ts'
import { type ParseOptions, type ParseResult, unreadableResult } from './parse-result.ts'

// Files under a path, recursively, in name order.

/** Names starting with a dot are skipped. Throws file-system errors. */
async function listFiles(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path]
  const files: string[] = []
  const entries = (await readdir(path)).filter(name => !name.startsWith('.')).sort()
  for (const name of entries) files.push(...(await listFiles(join(path, name))))
  return files
}

/**
 * Reads the file at `path`, or all files under that folder in name order:
 * - an issue as PDF (`2031/03/12_1.pdf`, `2031-03-12….pdf`), or as text by column (`.txt`): its notices of
 * enterprise courts and register lists only;
 * - an act as PDF or text, whose name starts with its eight-digit number; scans are recognised unless `ocr`
 * is `never`;
 * - an article page of the gazette's site (`.html`);
 * - JSON Lines (`.jsonl`, `.ndjson`, also with `.gz`), see `parsePublicationLine`.
 * Unusable input is yielded as `unreadable`; only `signal`'s reason is thrown. Memory is independent of an
 * issue's length. Publications may repeat.
 */
export async function* readPublications(
  path: string,
  options: ParseOptions = {},
): AsyncGenerator<ParseResult> {
  const recogniser = createRecogniser()
  const acts: Promise<ParseResult>[] = []
  try {
    for (const { file, kind } of await listKinds(path)) {
      options.signal?.throwIfAborted()
      if (typeof kind !== 'string') yield kind
      else if (kind === 'act_pdf') {
        acts.push(startParsing(file, options, recogniser))
        if (acts.length >= recogniser.parallel) yield await (acts.shift() as Promise<ParseResult>)
      } else {
        for (const act of acts.splice(0)) yield await act
        yield* parseOtherFile(file, kind, options)
      }
    }
    for (const act of acts.splice(0)) yield await act
  } finally {
    await Promise.allSettled(acts)
    await recogniser.close()
  }
}

// Acts are parsed a few at a time, to keep all processors busy with OCR, and yielded in order.
function startParsing(file: string, options: ParseOptions, recogniser: Recogniser): Promise<ParseResult> {
  const act = parseActFile(file, options, recogniser)
  // It may reject before it is awaited: prevents an unhandled rejection.
  act.catch(() => {})
  return act
}

async function listKinds(path: string): Promise<{ file: string; kind: FileKind | ParseResult }[]> {
  try {
    const files = await listFiles(path)
    return await Promise.all(files.map(async file => ({ file, kind: await kindOrFault(file) })))
  } catch (error) {
    return [{ file: path, kind: notOpened(path, error) }]
  }
}

const kindOrFault = (file: string): Promise<FileKind | ParseResult> =>
  detectFileKind(file).catch(error => notOpened(file, error))

function notOpened(file: string, error: unknown): ParseResult {
  const missing = (error as NodeJS.ErrnoException).code === 'ENOENT'
  const reason = missing ? 'no such file or folder' : `cannot be opened (${(error as Error).message})`
  return unreadableResult(file, null, reason)
}
