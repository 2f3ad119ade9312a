// Measures of a rule on unseen rows, for the report and the model file.

import { REGIONS, sectionLetter } from '../../features/register-features.ts'
import { columnOf, type Matrix, selectValues } from '../../model/matrix.ts'
import { aucInterval, type Interval } from '../learn/auc-interval.ts'
import { type Evaluation, evaluateProbabilities } from '../learn/evaluate.ts'
import {
  expectedCalibrationError,
  type ReliabilityBin,
  reliabilityBins,
  wilsonInterval,
} from '../learn/reliability-bins.ts'
import { drawReliability } from '../learn/reliability-plot.ts'

type SliceMeasure = {
  by: 'age_years' | 'nace_section' | 'region' | 'log_assets'
  slice: string
  rows: number
  events: number
  /** Mean predicted probability, and observed share with its interval. */
  predicted: number
  observed: Interval
  areaUnderCurve: number | null
}

export type Measures = {
  rows: number
  events: number
  /** Null with fewer than ten events. */
  evaluation: Evaluation | null
  areaInterval: Interval | null
  calibrationError: number | null
  reliability: ReliabilityBin[]
  /** The same as SVG. */
  plot: string
  slices: SliceMeasure[]
}

const NOTHING_MEASURED: Omit<Measures, 'rows' | 'events'> = {
  evaluation: null,
  areaInterval: null,
  calibrationError: null,
  reliability: [],
  plot: '',
  slices: [],
}

const MIN_EVENTS_TO_MEASURE = 10
const MIN_EVENTS_IN_SLICE = 20
const BINS = 20
const MIN_EVENTS_IN_BIN = 5

/** Probabilities against outcomes; sliced by age, section, region and size where available. */
export function measure(probabilities: Float64Array, labels: Uint8Array, features: Matrix): Measures {
  const events = labels.reduce((sum, label) => sum + label, 0)
  const rows = labels.length
  if (events < MIN_EVENTS_TO_MEASURE || events === rows) {
    return { ...NOTHING_MEASURED, rows, events }
  }
  const reliability = reliabilityBins(probabilities, labels, BINS, MIN_EVENTS_IN_BIN)
  return {
    rows,
    events,
    evaluation: evaluateProbabilities(probabilities, labels),
    areaInterval: aucInterval(probabilities, labels),
    calibrationError: expectedCalibrationError(reliability),
    reliability,
    plot: drawReliability({
      title: 'Predicted probability and observed failure rate',
      bins: reliability,
      probabilities,
    }),
    slices: SLICERS.flatMap(slicer => measureSlices(slicer, probabilities, labels, features)),
  }
}

type Slicer = { by: SliceMeasure['by']; nameOf(value: number): string }

const AGES = [0, 2, 5, 10, 20]

const SLICERS: readonly Slicer[] = [
  {
    by: 'age_years',
    nameOf: years => {
      const from = AGES.findLast(age => age <= years) ?? 0
      const next = AGES[AGES.indexOf(from) + 1]
      return next === undefined ? `${from} years and more` : `${from} to ${next} years`
    },
  },
  { by: 'nace_section', nameOf: section => `section ${sectionLetter(section)}` },
  { by: 'region', nameOf: region => REGIONS[region] ?? '' },
  {
    by: 'log_assets',
    nameOf: size => (size < 5 ? 'under 100 k€' : size < 6 ? '100 k€ to 1 M€' : 'over 1 M€'),
  },
]

function measureSlices(
  { by, nameOf }: Slicer,
  probabilities: Float64Array,
  labels: Uint8Array,
  features: Matrix,
): SliceMeasure[] {
  if (!features.names.includes(by)) return []
  const rowsBySlice = new Map<string, number[]>()
  for (const [row, value] of columnOf(features, by).entries()) {
    const slice = Number.isNaN(value) ? 'not known' : nameOf(value)
    const rows = rowsBySlice.get(slice)
    if (rows) rows.push(row)
    else rowsBySlice.set(slice, [row])
  }
  return [...rowsBySlice]
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([slice, rows]) => ({
      by,
      slice,
      ...sliceOf(selectValues(probabilities, rows), selectValues(labels, rows)),
    }))
}

function sliceOf(probabilities: Float64Array, labels: Float64Array): Omit<SliceMeasure, 'by' | 'slice'> {
  const events = labels.reduce((sum, label) => sum + label, 0)
  const rows = labels.length
  const enough = events >= MIN_EVENTS_IN_SLICE && events < rows
  return {
    rows,
    events,
    predicted: probabilities.reduce((sum, probability) => sum + probability, 0) / rows,
    observed: wilsonInterval(events, rows),
    areaUnderCurve: enough ? aucInterval(probabilities, labels).estimate : null,
  }
}
