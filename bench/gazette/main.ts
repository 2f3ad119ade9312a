// npm run bench:gazette: all gazette figures in docs/sources.md. Real notices are not part of the project;
// without ../shared/data only generated texts are measured. -v lists every difference.

import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { PROJECT_DIR } from '../../src/config.ts'
import { describeMachine } from '../machine.ts'
import { type Row, renderTable } from '../report.ts'
import { rowOfBoards, scoreBoards } from './act-boards.ts'
import { rowOfChanges, scoreChanges } from './act-changes.ts'
import { loadActs, rowOfActs, scoreActs } from './act-statements.ts'
import { measureCombinedActs } from './combined-acts.ts'
import { measureCombinedRulings } from './combined-rulings.ts'
import { measureExtraction } from './extraction.ts'
import { rowOfFreeText, scoreHeldOutFreeText, scoreRealFreeText } from './free-text.ts'
import { generatePublications, measureActs, measureSpeed } from './generated-texts.ts'
import { findRealData, measureIssues } from './issues.ts'
import { measureLiquidators } from './liquidators.ts'
import { measureNationalNumbers } from './national-numbers.ts'
import { loadNotices, measureNotices } from './real-notices.ts'
import { countListFacts, rowOfLists } from './register-lists.ts'
import { VARIATIONS } from './vary-act.ts'
import { measureWrittenActs } from './written-acts.ts'

const { values } = parseArgs({
  options: {
    verbose: { type: 'boolean', short: 'v', default: false },
    quick: { type: 'boolean', default: false },
  },
})
const say = (text: string) => {
  if (values.verbose) process.stderr.write(`${text}\n`)
}

const rows: Row[] = [
  rowOfFreeText('notices in free text, invented, held-out set', await scoreHeldOutFreeText(PROJECT_DIR)),
]
const data = findRealData(PROJECT_DIR)
if (data) {
  const notices = await loadNotices(join(data, 'insolvency', 'enterprise_court_notices_2025.jsonl.gz'))
  rows.push(...measureNotices(notices, say))
  const later = await loadNotices(join(data, 'insolvency', 'enterprise_court_notices_2026-01_02.jsonl.gz'))
  rows.push(...measureLiquidators([...notices, ...later], say))
  rows.push(rowOfFreeText('notices in free text, real, development set', await scoreRealFreeText(data, say)))
  rows.push(rowOfLists(await countListFacts(data)))
  for (const set of ['kept_aside', 'looked_at'] as const) {
    const acts = await scoreActs(data, set)
    if (acts) rows.push(rowOfActs(set, acts))
    const boards = await scoreBoards(data, set)
    if (boards) rows.push(rowOfBoards(set, boards))
    const changes = await scoreChanges(data, set)
    if (changes) rows.push(rowOfChanges(set, changes))
    for (const [variation, vary] of Object.entries(VARIATIONS)) {
      const varied = await scoreActs(data, set, vary)
      if (varied) rows.push(rowOfActs(set, varied, variation))
    }
  }
  rows.push(...(await measureIssues(join(data, 'gazette_issues'), notices)))
  rows.push(measureSpeed('real notices extracted, one core', notices, 2_000))
  rows.push(measureSpeed('real acts extracted, one core', await loadActs(data), 300))
}
rows.push(...measureActs())
rows.push(...(await measureWrittenActs(say)))
rows.push(...measureCombinedActs())
rows.push(...measureCombinedRulings())
rows.push(...measureNationalNumbers())
if (!values.quick) {
  const invented = generatePublications(50_000)
  rows.push(measureSpeed('generated notices extracted, one core', invented, 2_000))
  rows.push(...(await measureExtraction(invented)))
}
process.stdout.write(`${describeMachine()}\n\n${renderTable(rows)}\n`)
