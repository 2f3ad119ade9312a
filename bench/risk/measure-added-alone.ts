// How receivables, stocks, and financial charges over assets alone order the companies of each country: a ratio that pulls one
// way here and the other way there cannot be shared. Staff costs are in no foreign set.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { columnOf } from '../../src/risk/model/matrix.ts'
import { areaUnderCurve } from '../../src/risk/training/learn/evaluate.ts'
import type { Row } from '../report.ts'
import { findPolish, readPolish } from './polish.ts'
import { figureRow } from './report-rows.ts'
import { findUsWindows } from './us-windows.ts'

type Rated = { country: string; labels: ArrayLike<number>; ratios: Record<string, Float64Array> }

const DAYS = 365

/** A row for each ratio; the AUC is that of a higher value. */
export function measureAddedAlone(data: string): Row[] {
  const sets = [ratePolish(data), rateUs(data)].filter(set => set !== null)
  return ['receivables_to_assets', 'stocks_to_assets', 'financial_charges_to_assets'].map(name => {
    const areas = sets.flatMap(({ country, labels, ratios }) => {
      const values = ratios[name]
      return values ? [`${country} ${areaOfFormed(values, labels).toFixed(3)}`] : []
    })
    return figureRow(`${name} alone: AUC of a higher value`, areas.join(', ') || 'skipped')
  })
}

function areaOfFormed(values: Float64Array, labels: ArrayLike<number>): number {
  const rows = [...values.keys()].filter(row => Number.isFinite(values[row]))
  return areaUnderCurve(
    Float64Array.from(rows, row => values[row] as number),
    Float64Array.from(rows, row => labels[row] as number),
  )
}

// Attr20 and Attr44 are days of sales, Attr36 sales over assets; Attr27 is operating result over financial charges, Attr22
// over assets.
function ratePolish(data: string): Rated | null {
  const folder = join(data, 'polish')
  const path = existsSync(folder) ? findPolish(folder).get('5year') : undefined
  if (path === undefined) return null
  const { matrix, labels } = readPolish(path)
  const column = (number: number) => columnOf(matrix, `Attr${number}`)
  const overAssets = (days: number) =>
    column(days).map((value, row) => (value * (column(36)[row] as number)) / DAYS)
  const ratios = {
    receivables_to_assets: overAssets(44),
    stocks_to_assets: overAssets(20),
    financial_charges_to_assets: column(22).map((value, row) => value / (column(27)[row] as number)),
  }
  return { country: 'Poland', labels, ratios }
}

function rateUs(data: string): Rated | null {
  const parts = (['train', 'validation', 'test'] as const).map(part =>
    findUsWindows(join(data, 'us'), 3, part),
  )
  if (parts.some(part => part === null)) return null
  const windows = parts.flatMap(part => part ?? [])
  const over = (item: string) =>
    Float64Array.from(windows, ({ years }) => {
      const year = years.at(-1)
      return (year?.[item] ?? Number.NaN) / (year?.total_assets ?? Number.NaN)
    })
  const ratios = { receivables_to_assets: over('total_receivables'), stocks_to_assets: over('inventory') }
  return { country: 'America', labels: windows.map(({ label }) => label), ratios }
}
