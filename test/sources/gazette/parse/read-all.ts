import type { Publication } from '../../../../src/domain/publications/publication.ts'
import type { ParseOptions, UnreadableFile } from '../../../../src/sources/gazette/parse/parse-result.ts'
import { readPublications } from '../../../../src/sources/gazette/parse/read-publications.ts'

type Everything = { publications: Publication[]; unreadable: UnreadableFile[] }

export async function readAll(path: string, options: ParseOptions = {}): Promise<Everything> {
  const everything: Everything = { publications: [], unreadable: [] }
  for await (const result of readPublications(path, options)) {
    if ('publication' in result) everything.publications.push(result.publication)
    else everything.unreadable.push(result.unreadable)
  }
  return everything
}
