// node bench/gazette/outcome-classifier/cross-validate.ts: cross-validation of the outcome classifier with
// folds by month and author.

import { PROJECT_DIR } from '../../../src/config.ts'
import { OUTCOME_CLASSES } from '../../../src/extract/notices/prose/outcome-classes.ts'
import { featuresOf } from '../../../src/extract/notices/prose/outcome-classifier.ts'
import { type FittedClassifier, fitOutcomeClassifier, rowOf } from './fit.ts'
import { type LabelledText, loadLabelledTexts } from './labelled-texts.ts'
import { listSampleTexts } from './sample-texts.ts'
import { scoreRow } from './softmax.ts'

const BAN = OUTCOME_CLASSES.indexOf('ban')

function isRight(
  { words, features, model }: FittedClassifier,
  { text, clauses, target }: LabelledText,
): boolean {
  const chances = scoreRow(model, rowOf(featuresOf(text, clauses, words), features, target))
  return (target[chances.indexOf(Math.max(...chances))] as number) > 0
}

const texts = await loadLabelledTexts(PROJECT_DIR)
const simple = listSampleTexts()
for (const fold of new Set(texts.map(one => one.fold))) {
  const learnt = fitOutcomeClassifier([...texts.filter(one => one.fold !== fold), ...simple])
  // Bans of persons are not events of a company.
  const unseen = texts.filter(one => one.fold === fold && one.target[BAN] !== 1)
  const right = unseen.filter(one => isRight(learnt, one)).length
  process.stdout.write(`${fold} ${right} of ${unseen.length} read right\n`)
}
