// node bench/gazette/outcome-classifier/train.ts: trains the outcome classifier on real and generated notices
// and writes models/prose-reader.json. Deterministic.

import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_DIR } from '../../../src/config.ts'
import { OUTCOME_CLASSES } from '../../../src/extract/notices/prose/outcome-classes.ts'
import { DEFAULT_FIT_OPTIONS, fitOutcomeClassifier } from './fit.ts'
import { loadLabelledTexts } from './labelled-texts.ts'
import { listSampleTexts } from './sample-texts.ts'

// Weights are rounded to a hundredth; features below this for all classes are dropped.
const LEAST_WEIGHT = 0.15

const texts = [...(await loadLabelledTexts(PROJECT_DIR)), ...listSampleTexts()]
const { words, features, model } = fitOutcomeClassifier(texts)
const rounded = (value: number) => Math.round(100 * value) / 100
const rows = [...features]
  .map(([name, at]) => ({
    name,
    weights: Array.from(model.weights.slice(at * model.classes, (at + 1) * model.classes), rounded),
  }))
  .filter(({ weights }) => weights.some(weight => Math.abs(weight) >= LEAST_WEIGHT))
const file = {
  version: 1,
  about: 'Second reader of court notices in free text: see models/prose-reader.md',
  texts: texts.length,
  textsHash: createHash('sha256')
    .update(texts.map(({ publication }) => publication.text).join('\n'))
    .digest('hex')
    .slice(0, 16),
  options: DEFAULT_FIT_OPTIONS,
  cueWeight: DEFAULT_FIT_OPTIONS.cueWeight,
  classes: OUTCOME_CLASSES,
  words: [...words].sort().join(' '),
  intercepts: Array.from(model.intercepts, rounded),
  features: rows.map(({ name }) => name),
  weights: rows.map(({ weights }) => weights),
}
const json = JSON.stringify(file, null, 1).replaceAll(
  /\[\n\s+(-?[\d.][^\]]*?)\n\s+\]/g,
  (_all, numbers: string) => `[${numbers.replaceAll(/\s+/g, '')}]`,
)
writeFileSync(join(PROJECT_DIR, 'models', 'prose-reader.json'), `${json}\n`)
process.stdout.write(
  `${texts.length} texts, ${words.size} words, ${rows.length} of ${features.size} features\n`,
)
