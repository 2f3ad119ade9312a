// npm run bench:gazette: everything docs/sources.md says of the gazette in figures. Real notices are no part of the
// project; without ../shared/data only what can be invented is measured. -v lists every difference.

import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { PROJECT_DIR } from '../src/config.ts'
import { measureExtraction } from './gazette/extraction.ts'
import { measureFreeText } from './gazette/free-text.ts'
import { inventPublications, measureActs, measureSpeed } from './gazette/invented.ts'
import { findRealData, measureIssues } from './gazette/issues.ts'
import { measureLiquidators } from './gazette/liquidators.ts'
import { measureNationalNumbers } from './gazette/national-numbers.ts'
import { measureRealActs } from './gazette/real-acts.ts'
import { loadNotices, measureNotices } from './gazette/real-notices.ts'
import { measureWrittenActs } from './gazette/written-acts.ts'
import { describeMachine } from './machine.ts'
import { type Row, renderTable } from './report.ts'

const { values } = parseArgs({
  options: {
    verbose: { type: 'boolean', short: 'v', default: false },
    quick: { type: 'boolean', default: false },
  },
})
const say = (text: string) => {
  if (values.verbose) process.stderr.write(`${text}\n`)
}

const rows: Row[] = []
const data = findRealData(PROJECT_DIR)
if (data) {
  const notices = await loadNotices(join(data, 'insolvency', 'enterprise_court_notices_2025.jsonl.gz'))
  rows.push(...measureNotices(notices, say))
  const later = await loadNotices(join(data, 'insolvency', 'enterprise_court_notices_2026-01_02.jsonl.gz'))
  rows.push(...measureLiquidators([...notices, ...later], say))
  const freeText = join(data, 'insolvency', 'free_text_notices_2025-02_2026-02.jsonl.gz')
  rows.push(...measureFreeText(data, await loadNotices(freeText), say))
  rows.push(...(await measureIssues(join(data, 'gazette_issues'), notices)))
  rows.push(measureRealActs(data, say))
  rows.push(measureSpeed('real notices read, one core', notices, 2_000))
}
rows.push(...measureActs())
rows.push(...(await measureWrittenActs(say)))
rows.push(...measureNationalNumbers())
if (!values.quick) {
  const invented = inventPublications(50_000)
  rows.push(measureSpeed('invented notices read, one core', invented, 2_000))
  rows.push(...(await measureExtraction(invented)))
}
process.stdout.write(`${describeMachine()}\n\n${renderTable(rows)}\n`)
