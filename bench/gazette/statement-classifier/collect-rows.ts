// node bench/gazette/statement-classifier/collect-rows.ts FOLDER TRUTH.jsonl [--unseen]: prints a labelled
// row for each statement extracted from the acts of FOLDER. --unseen marks acts not used in development.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readAct, readStatements } from '../../../src/extract/acts/extract-act.ts'
import { listCandidates } from '../../../src/extract/acts/weigh-statements.ts'
import { readPublications } from '../../../src/sources/gazette/parse/read-publications.ts'
import { type GoldAct, matchesStatement } from '../act-statements.ts'
import { hashOf, writeRow } from './rows.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { unseen: { type: 'boolean', default: false } },
})
const [folder, truth] = positionals
if (folder === undefined || truth === undefined) {
  process.stderr.write('usage: collect-rows.ts FOLDER TRUTH.jsonl [--unseen]\n')
  process.exit(2)
}

for (const line of readFileSync(truth, 'utf8').split('\n').filter(Boolean)) {
  const gold = JSON.parse(line) as GoldAct
  for await (const item of readPublications(join(folder, gold.act)))
    if ('publication' in item) printRows(gold, item.publication)
}

function printRows({ act, statements }: GoldAct, publication: Parameters<typeof readAct>[0]): void {
  const rest = [...statements]
  const read = readAct(publication)
  const company = hashOf(act.replace(/^.*_|\.txt$/g, ''))
  for (const { statement, features } of listCandidates(readStatements(read), read.traits)) {
    const at = rest.findIndex(one => matchesStatement(statement, one))
    if (at >= 0) rest.splice(at, 1)
    process.stdout.write(writeRow({ company, unseen: values.unseen, features, right: at >= 0 }))
  }
}
