// Training and scoring time on one core, and memory, for a million companies with thirty features.

import { fitLogistic } from '../../src/risk/model/logistic.ts'
import { applyQuantileTransform, fitQuantileTransform } from '../../src/risk/model/quantile-transform.ts'
import type { BoostedTreesModel } from '../../src/risk/model/trees.ts'
import { scoreBoostedTrees, trainBoostedTrees } from '../../src/risk/training/learn/boosted-trees.ts'
import type { Row } from '../report.ts'
import { generateRows } from './generated-rows.ts'
import { fitRankedLogistic, scoreRankedLogistic } from './ranked-logistic.ts'
import { figureRow } from './report-rows.ts'

const ROWS = 1_000_000
const FEATURES = 30
const TREES = 200

type Duration = { clock: number; processor: number }

// The learners are single-threaded: on an idle machine wall time equals CPU time, which is the target.
function time<T>(work: () => T): [result: T, taken: Duration] {
  const start = performance.now()
  const before = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(before)
  return [result, { clock: (performance.now() - start) / 1_000, processor: (user + system) / 1e6 }]
}

function formatDuration({ clock, processor }: Duration): string {
  return `${processor.toFixed(1)} s of CPU time, ${clock.toFixed(1)} s wall-clock`
}

function secondsRow(what: string, taken: Duration, most: number | null): Row {
  const target = most === null ? '' : `≤ ${most} s`
  return figureRow(what, formatDuration(taken), {
    target,
    reached: most === null ? null : taken.processor <= most,
  })
}

/** On generated rows, single-threaded. */
export function measureSpeed(): Row[] {
  const { matrix, labels } = generateRows(ROWS, FEATURES, 5)
  const [ranks, ranking] = time(() => fitQuantileTransform(matrix))
  const [ranked, applying] = time(() => applyQuantileTransform(ranks, matrix, 0))
  const [logistic, fitting] = time(() => fitLogistic(ranked, labels))
  const [run, growing] = time(() => trainBoostedTrees(matrix, labels, { trees: TREES, maxBins: 64 }))
  // Scoring needs 300 trees: timed as the first hundred twice plus a hundred more.
  const model: BoostedTreesModel = {
    ...run.model,
    trees: [...run.model.trees, ...run.model.trees.slice(0, 100)],
  }
  const [, scoring] = time(() => scoreBoostedTrees(model, matrix))
  const few = generateRows(20_000, FEATURES, 6)
  const small = fitRankedLogistic(few.matrix, few.labels)
  const [, linear] = time(() => scoreRankedLogistic(small, matrix))
  const memory = process.resourceUsage().maxRSS / 1024
  return [
    secondsRow('1M × 30: rank transform fitted', ranking, null),
    secondsRow('1M × 30: rank transform applied', applying, null),
    secondsRow(`1M × ${ranked.columns.length}: logistic trained (${logistic.iterations} steps)`, fitting, 30),
    secondsRow(`1M × 30: ${TREES} trees trained, 31 leaves, 64 bins`, growing, 180),
    secondsRow('1M × 30: scored by 300 trees', scoring, 60),
    secondsRow('1M × 30: scored by ranks and logistic', linear, 60),
    figureRow('peak memory of the run, training included', `${memory.toFixed(0)} MiB`),
  ]
}

/** Scoring only, for its memory: rows in batches as in the service. */
export function measureScoringMemory(): Row[] {
  const batch = generateRows(10_000, FEATURES, 7)
  const { model } = trainBoostedTrees(batch.matrix, batch.labels, { trees: 300, minChildWeight: 0.01 })
  const [, taken] = time(() => {
    for (let at = 0; at < ROWS; at += batch.matrix.rows) scoreBoostedTrees(model, batch.matrix)
  })
  const memory = process.resourceUsage().maxRSS / 1024
  return [
    figureRow(
      '1M × 30 in batches of 10,000: scored by 300 trees',
      `${formatDuration(taken)}, at most ${memory.toFixed(0)} MiB`,
      {
        target: '≤ 60 s, ≤ 1024 MiB',
        reached: taken.processor <= 60 && memory <= 1024,
      },
    ),
  ]
}
