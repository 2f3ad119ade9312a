// Learners on published data sets, compared with published results.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { areaUnderCurve } from '../../src/risk/training/learn/evaluate.ts'
import type { Row } from '../report.ts'
import { crossValidate } from './labelled-rows.ts'
import { boostedTrees, logisticOnRanks, SMALL_SET, US_RIDGE, US_SET } from './learners.ts'
import { findPolish, readPolish } from './polish.ts'
import { areaRow, skippedRow } from './report-rows.ts'
import { readTaiwan } from './taiwan.ts'
import { findUsWindows, usRows } from './us-windows.ts'

const RIDGE = 5

// Best AUC of Expert Systems 2024 (10.1111/exsy.13599), five folds.
const PUBLISHED: Readonly<Record<string, string>> = {
  '1year': '0.964',
  '2year': '0.946',
  '3year': '0.943',
  '4year': '0.948',
  '5year': '0.963',
}

/**
 * Five-fold cross-validation on each available Polish file. Only `5year`, with a one-year label, has a
 * target.
 */
export function measurePolish(data: string): Row[] {
  const folder = join(data, 'polish')
  if (!existsSync(folder)) return [skippedRow('Polish companies', folder)]
  const found = findPolish(folder)
  return Object.keys(PUBLISHED).flatMap(year => {
    const path = found.get(year)
    if (!path) return [skippedRow(`Polish ${year}`, join(folder, `${year}.arff`))]
    const rows = readPolish(path)
    const least = year === '5year' ? { logistic: 0.92, trees: 0.95 } : { logistic: null, trees: null }
    const area = (learner: ReturnType<typeof boostedTrees>) =>
      areaUnderCurve(crossValidate(rows, learner), rows.labels)
    const name = `Polish ${year}, five folds`
    return [
      areaRow(`${name}: logistic on ranks, AUC`, area(logisticOnRanks({ ridge: RIDGE })), least.logistic),
      areaRow(
        `${name}: boosted trees, AUC`,
        area(boostedTrees(SMALL_SET)),
        least.trees,
        `best published ${PUBLISHED[year] ?? 'unknown'}`,
      ),
    ]
  })
}

/** Trained on the years to 2011, tested on 2015–18, for each available window length. */
export function measureUs(data: string): Row[] {
  const folder = join(data, 'us')
  return [3, 4, 5].flatMap(years => {
    const train = findUsWindows(folder, years, 'train')
    const test = findUsWindows(folder, years, 'test')
    const name = `American, windows of ${years} years, train to 2011, test 2015–18`
    if (!train || !test) return [skippedRow(name, join(folder, `${years}_train_for_LSTM.csv`))]
    const [taught, asked] = [usRows(train), usRows(test)]
    const area = (learner: ReturnType<typeof boostedTrees>) =>
      areaUnderCurve(learner(taught, asked.matrix), asked.labels)
    return [
      areaRow(`${name}: logistic on ranks, AUC`, area(logisticOnRanks({ ridge: US_RIDGE })), null),
      areaRow(`${name}: boosted trees, AUC`, area(boostedTrees(US_SET)), years === 3 ? 0.87 : null),
    ]
  })
}

/** Five-fold cross-validation on the Taiwanese set. */
export function measureTaiwan(data: string): Row[] {
  const path = join(data, 'taiwan', 'taiwan_bankruptcy.csv')
  if (!existsSync(path)) return [skippedRow('Taiwanese companies', path)]
  const rows = readTaiwan(path)
  const area = (learner: ReturnType<typeof boostedTrees>) =>
    areaUnderCurve(crossValidate(rows, learner), rows.labels)
  return [
    areaRow('Taiwan, five folds: logistic on ranks, AUC', area(logisticOnRanks({ ridge: RIDGE })), null),
    areaRow(
      'Taiwan, five folds: boosted trees, AUC',
      area(boostedTrees(SMALL_SET)),
      null,
      'published 0.942–0.955',
    ),
  ]
}
