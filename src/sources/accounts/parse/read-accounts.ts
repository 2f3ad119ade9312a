// Reads files of annual accounts in all of the Bank's formats as one stream: references first, so that
// figures can be joined to their deposit.

import { setImmediate } from 'node:timers/promises'
import type { Document } from './files/document.ts'
import { listDocuments } from './files/list-documents.ts'
import { detectKind, parseDocument } from './parse-document.ts'
import { describeParseError, type ParsedItem } from './parse-result.ts'

export type ReadAccountsOptions = {
  /** Stops reading between two documents. */
  signal?: AbortSignal
}

/**
 * Reads a file, a nested folder, or a zip. All references come before the first accounts; unreadable input is
 * yielded as an item. Throws file-system errors for `path` itself.
 */
export async function* readAccounts(
  path: string,
  options: ReadAccountsOptions = {},
): AsyncGenerator<ParsedItem> {
  const mixed = new Set<string>()
  for await (const { document, kind } of listWithKinds(path, options)) {
    if (!document || kind !== 'references') continue
    for (const item of parseDocument(document, kind)) {
      if ('accounts' in item) mixed.add(nameOf(document))
      else yield item
    }
  }
  for await (const found of listWithKinds(path, options)) {
    if (!found.document) yield { unreadable: found.unreadable }
    else if (found.kind !== 'references') yield* parseDocument(found.document, found.kind)
    else if (mixed.has(nameOf(found.document))) yield* readAccountsOnly(found.document)
  }
}

function nameOf({ file, place }: Document): string {
  return `${file}\n${place ?? ''}`
}

// A list that also contains figures is read a second time, after all references.
function* readAccountsOnly(document: Document): Generator<ParsedItem> {
  for (const item of parseDocument(document, 'references')) if ('accounts' in item) yield item
}

// Parsing is synchronous; yields to timers and signals now and then.
const DOCUMENTS_PER_TICK = 200

async function* listWithKinds(path: string, { signal }: ReadAccountsOptions) {
  let count = 0
  for await (const found of listDocuments(path)) {
    if (++count % DOCUMENTS_PER_TICK === 0) await setImmediate()
    signal?.throwIfAborted()
    yield 'document' in found
      ? detectDocumentKind(found.document)
      : { document: null, unreadable: found.unreadable }
  }
}

function detectDocumentKind(document: Document) {
  try {
    return { document, kind: detectKind(document.readHead()) }
  } catch (error) {
    const { file, place } = document
    return { document: null, unreadable: { file, place, reason: describeParseError(error) } }
  }
}
