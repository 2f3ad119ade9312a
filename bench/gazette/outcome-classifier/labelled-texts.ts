// Training texts of the outcome classifier: real notices next to the project and generated ones in it, with
// labels and folds.

import { join } from 'node:path'
import type { EventKind } from '../../../src/domain/publications/gazette-fact.ts'
import type { Publication } from '../../../src/domain/publications/publication.ts'
import { type DecisionText, readDecisionText } from '../../../src/extract/notices/prose/decision-text.ts'
import { readClauses } from '../../../src/extract/notices/prose/find-decisions.ts'
import { OUTCOME_CLASSES, outcomeClassOf } from '../../../src/extract/notices/prose/outcome-classes.ts'
import type { ReadClause } from '../../../src/extract/notices/prose/rule-conditions.ts'
import { scopeOf } from '../../../src/extract/notices/prose/scope.ts'
import { readAll } from '../../../test/sources/gazette/parse/read-all.ts'
import { type GoldFreeText, readFreeTextGold } from '../free-text.ts'
import { loadNotices } from '../real-notices.ts'

export type LabelledText = {
  publication: Publication
  truth: GoldFreeText
  /** Month of a real notice, author's set of a generated one. */
  fold: string
  text: DecisionText
  clauses: ReadClause[]
  target: Float64Array
}

/** All labelled texts about insolvency, in file order. */
export async function loadLabelledTexts(projectDir: string): Promise<LabelledText[]> {
  const real = join(projectDir, '..', 'shared', 'data', 'gazette', 'insolvency')
  const invented = join(projectDir, 'test', 'fixtures', 'free-text')
  const { publications } = await readAll(join(invented, 'notices.jsonl'))
  return [
    ...labelled(
      await loadNotices(join(real, 'free_text_notices_2025-02_2026-02.jsonl.gz')),
      readFreeTextGold(join(real, 'free_text_notices_gold.jsonl')),
      ({ publishedOn }) => publishedOn?.slice(0, 7) ?? '',
    ),
    ...labelled(publications, readFreeTextGold(join(invented, 'truth.jsonl')), ({ numac }) =>
      numac.slice(0, 7),
    ),
  ]
}

export function labelled(
  notices: readonly Publication[],
  gold: readonly GoldFreeText[],
  foldOf: (publication: Publication) => string,
): LabelledText[] {
  const truths = new Map(gold.map(one => [one.numac, one]))
  return notices.flatMap(publication => {
    const truth = truths.get(publication.numac)
    if (!truth || truth.skip) return []
    const { text: printed, rubrics } = publication
    const text = readDecisionText(printed, 0, printed.length, { titlesFrom: 0, rubrics })
    if (scopeOf(text) !== 'insolvency') return []
    const fold = foldOf(publication)
    return [{ publication, truth, fold, text, clauses: readClauses(text.clauses), target: targetOf(truth) }]
  })
}

function targetOf({ events }: GoldFreeText): Float64Array {
  const target = new Float64Array(OUTCOME_CLASSES.length)
  const classes = events.map(({ kind }) => OUTCOME_CLASSES.indexOf(outcomeClassOf(kind as EventKind)))
  if (classes.length === 0) target[OUTCOME_CLASSES.indexOf('none')] = 1
  for (const one of classes) target[one] = (target[one] as number) + 1 / classes.length
  return target
}
