// In-memory store for syncs.

import type { Publication } from '../../../../src/domain/publications/publication.ts'
import type { PageValidator } from '../../../../src/sources/gazette/client/validator.ts'
import type { PartCounts, SyncStore } from '../../../../src/sources/gazette/import/sync/sync-items.ts'

export type MemoryStore = SyncStore & {
  publications: Map<string, Publication>
  /** Counts by `day part`. */
  done: Map<string, PartCounts>
  validators: Map<string, PageValidator>
}

export function createMemoryStore(): MemoryStore {
  const publications = new Map<string, Publication>()
  const done = new Map<string, PartCounts>()
  const validators = new Map<string, PageValidator>()
  return {
    publications,
    done,
    validators,
    isDone: async (day, part) => done.has(`${day} ${part}`),
    markDone: async (day, part, counts) => void done.set(`${day} ${part}`, { ...counts }),
    savePublication: async publication => void publications.set(publication.numac, publication),
    readValidator: async url => validators.get(url) ?? null,
    saveValidators: async pages => {
      for (const page of pages) validators.set(page.url, page)
    },
  }
}
