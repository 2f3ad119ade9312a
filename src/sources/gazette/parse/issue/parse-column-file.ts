// Converts text extracted column by column to publications.

import { type ParseOptions, type ParseResult, unreadableResult } from '../parse-result.ts'
import { readColumnText } from './column-text.ts'
import { mostCommonHeader, resolveIssueDate } from './issue-date.ts'
import { readIssueName } from './issue-file-name.ts'
import { createIssueReader } from './issue-publications.ts'

export function* parseColumnFile(
  path: string,
  content: string,
  options: ParseOptions = {},
): Generator<ParseResult> {
  const pages = readColumnText(content)
  const { issue, disagreement } = resolveIssueDate(
    readIssueName(path),
    mostCommonHeader(pages.map(({ header }) => header)),
  )
  if (disagreement) options.onWarning?.({ file: path, reason: disagreement })
  const reader = createIssueReader({ file: path, issue, reading: 'text_layer' })
  let any = false
  for (const page of pages) {
    for (const result of reader.push(page)) {
      any = true
      yield result
    }
  }
  for (const result of reader.end()) {
    any = true
    yield result
  }
  if (!any) yield unreadableResult(path, null, 'the text contains no company notice and no register list')
}
