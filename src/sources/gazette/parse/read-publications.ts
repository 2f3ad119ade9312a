// Files of the gazette as publications: issues and acts as PDF, pages of the site, texts, sets of JSON lines.

import { detectFileKind, type FileKind } from './file-kind.ts'
import { listFiles } from './list-files.ts'
import { createRecogniser, type Recogniser } from './ocr/recogniser.ts'
import { parseActFile, parseOtherFile } from './parse-file.ts'
import { type ParseOptions, type ParseResult, unreadableResult } from './parse-result.ts'

/**
 * Reads the file at `path`, or all files under that folder in the order of their names:
 * - an issue as PDF (`2031/03/12_1.pdf`, `2031-03-12….pdf`), or as text taken column by column (`.txt`): the notices
 *   of courts for enterprises and the register lists in it, nothing else;
 * - an act as PDF or text, whose name begins with its number of eight digits; a scan is recognised, unless `ocr` is
 *   `never`;
 * - an article page of the gazette's site (`.html`);
 * - JSON lines (`.jsonl`, `.ndjson`, also with `.gz`), see `parsePublicationLine`.
 *
 * Everything that should have given a publication and did not is an `unreadable`; only `signal`'s reason is thrown.
 * Memory does not grow with the length of an issue. The same publication may come more than once.
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

// Acts are read a few at a time, so that recognising keeps all processors busy, and given in their order.
function startParsing(file: string, options: ParseOptions, recogniser: Recogniser): Promise<ParseResult> {
  const act = parseActFile(file, options, recogniser)
  // It may fail before it is waited for, which ends the process unless somebody listens.
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
  const reason = missing
    ? 'there is no such file or folder'
    : `it cannot be opened (${(error as Error).message})`
  return unreadableResult(file, null, reason)
}
