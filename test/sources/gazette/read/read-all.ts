import type { Publication } from '../../../../src/domain/publication.ts'
import { readPublications } from '../../../../src/sources/gazette/read/read-publications.ts'
import type { ParseOptions, UnreadableFile } from '../../../../src/sources/gazette/read/read-result.ts'

export type Everything = { publications: Publication[]; unreadable: UnreadableFile[] }

export async function readAll(path: string, options: ParseOptions = {}): Promise<Everything> {
  const everything: Everything = { publications: [], unreadable: [] }
  for await (const result of readPublications(path, options)) {
    if ('publication' in result) everything.publications.push(result.publication)
    else everything.unreadable.push(result.unreadable)
  }
  return everything
}
