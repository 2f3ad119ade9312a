// node bench/gazette/statement-classifier/collect-rows.ts FOLDER TRUTH.jsonl [--unseen]: prints a labelled
// row for each statement extracted from the acts of FOLDER. --unseen marks acts not used in development.
// Without arguments: of the invented acts (../written-acts.jsonl.gz).

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readAct, readStatements } from '../../../src/extract/acts/extract-act.ts'
import { listCandidates } from '../../../src/extract/acts/weigh-statements.ts'
import { readPublications } from '../../../src/sources/gazette/parse/read-publications.ts'
import { type GoldAct, matchesStatement, setOf } from '../act-statements.ts'
import { readWrittenActs } from '../written-acts.ts'
import { hashOf, writeRow } from './rows.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { unseen: { type: 'boolean', default: false } },
})
const [folder, truth] = positionals
if (folder === undefined) {
  for (const { id, publication, mandates } of await readWrittenActs(['hard', 'ordinary'])) {
    const statements = mandates.filter(({ change }) => change !== 'confirmation')
    printRows(`invented ${id}`, statements, publication)
  }
} else if (truth === undefined) {
  process.stderr.write('usage: collect-rows.ts [FOLDER TRUTH.jsonl [--unseen]]\n')
  process.exit(2)
} else
  for (const line of readFileSync(truth, 'utf8').split('\n').filter(Boolean)) {
    const { act, statements } = JSON.parse(line) as GoldAct
    if (setOf(act) === 'kept_aside') continue
    for await (const item of readPublications(join(folder, act)))
      if ('publication' in item) printRows(act.replace(/^.*_|\.txt$/g, ''), statements, item.publication)
  }

function printRows(
  company: string,
  statements: GoldAct['statements'],
  publication: Parameters<typeof readAct>[0],
): void {
  const rest = [...statements]
  const read = readAct(publication)
  for (const { statement, features } of listCandidates(readStatements(read), read.traits)) {
    const at = rest.findIndex(one => isStated(statement, one))
    if (at >= 0) rest.splice(at, 1)
    const row = { company: hashOf(company), unseen: values.unseen, features, right: at >= 0 }
    process.stdout.write(writeRow(row))
  }
}

// The invented acts label a vice-chair as another office.
function isStated(
  statement: Parameters<typeof matchesStatement>[0],
  one: GoldAct['statements'][number],
): boolean {
  return (
    matchesStatement(statement, one) ||
    (one.office === 'other' && matchesStatement(statement, { ...one, office: 'vice_chair' }))
  )
}
