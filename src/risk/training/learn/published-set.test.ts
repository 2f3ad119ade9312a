// Trainer test on a published data set, if present next to the project.

import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { crossValidate } from '../../../../bench/risk/labelled-rows.ts'
import { logisticOnRanks } from '../../../../bench/risk/learners.ts'
import { readPolish } from '../../../../bench/risk/polish.ts'
import { polishRatios } from '../../../../bench/risk/shared-ratio-sets.ts'
import { PROJECT_DIR } from '../../../config.ts'
import { selectValues } from '../../model/matrix.ts'
import { areaUnderCurve } from './evaluate.ts'

const file = join(PROJECT_DIR, '..', 'shared', 'data', 'risk', 'polish', '5year.arff')
const skip = existsSync(file) ? false : 'no real set at hand'

test("on Polish companies a ranked logistic regression and Z'' reach their published AUC", {
  skip,
}, () => {
  const rows = readPolish(file)
  assert.equal(rows.matrix.rows, 5_910)
  assert.equal(
    rows.labels.reduce((sum, label) => sum + label, 0),
    410,
  )
  const logistic = areaUnderCurve(crossValidate(rows, logisticOnRanks({ ridge: 5 })), rows.labels)
  assert.ok(logistic >= 0.92 && logistic < 0.94, `${logistic}`)
  const { z } = polishRatios(rows)
  const formed = [...z.keys()].filter(row => !Number.isNaN(z[row]))
  const area = areaUnderCurve(
    selectValues(z, formed).map(value => -value),
    selectValues(rows.labels, formed),
  )
  assert.ok(Math.abs(area - 0.767) < 0.005, `${area}`)
})
