// The tables of a bulk snapshot: columns with type, unit, meaning of null and source (data/bulk/tables.json). Figures of
// accounts are named as the key figures and ratios of the service are.

import document from '../../../data/bulk/tables.json' with { type: 'json' }
import { KEY_FIGURES } from '../accounts/key-figures.ts'
import { RATIO_DEFINITIONS } from '../accounts/ratios/compute-ratios.ts'
import { STATEMENTS } from '../accounts/statement-lines.ts'

/** Types of the Frictionless table schema. `datetime` is in UTC. */
export type ColumnType = 'string' | 'integer' | 'number' | 'boolean' | 'date' | 'datetime'

export type BulkColumn = {
  name: string
  type: ColumnType
  description: string
  /** `amount`: in the currency of the row; `fraction`: 0.25 is 25 %. Null where the value has none. */
  unit: string | null
  /** What null means; null for a column that is never null. */
  null: string | null
  /** Where the value comes from, in words. */
  source: string
}

export type BulkTable = {
  name: string
  title: string
  description: string
  source: string
  /** Columns by which rows are ordered, within each file. */
  sort: readonly string[]
  /** Name of the folders by which the files are split (`zip_area=2`); null for one file. */
  partition: string | null
  columns: readonly BulkColumn[]
}

type ColumnEntry = {
  name: string
  type: string
  description: string
  unit?: string
  null?: string
  source?: string
}

type TableEntry = Pick<BulkTable, 'name' | 'title' | 'description' | 'sort'> & {
  source: string
  partition?: string
  /** Columns that follow those listed. */
  figures?: string
  columns: ColumnEntry[]
}

const LABELS = new Map(
  Object.values(STATEMENTS)
    .flat()
    .map(({ rubric, labels }) => [rubric, labels.en]),
)
// Rubrics of the social balance that are no amounts.
const COUNTED: Readonly<Record<string, string>> = { '9087': 'persons', '1003': 'persons', '1013': 'hours' }

const FIGURES: Record<string, () => ColumnEntry[]> = { key_figures: listKeyFigures, ratios: listRatios }

export const BULK_TABLES: readonly BulkTable[] = (document.tables as TableEntry[]).map(toTable)

/** Throws RangeError for a name that is no table's. */
export function findTable(name: string): BulkTable {
  const table = BULK_TABLES.find(one => one.name === name)
  if (table === undefined) throw new RangeError(`No bulk table ${name}`)
  return table
}

function toTable({ source, partition, figures, columns, ...table }: TableEntry): BulkTable {
  const computed = (figures && FIGURES[figures]?.()) || []
  return {
    ...table,
    source: sourceIn(source),
    partition: partition ?? null,
    columns: [...columns, ...computed].map(column => ({
      name: column.name,
      type: column.type as ColumnType,
      description: column.description,
      unit: column.unit ?? null,
      null: column.null ?? null,
      source: sourceIn(column.source ?? source),
    })),
  }
}

function sourceIn(key: string): string {
  return document.sources[key as keyof typeof document.sources]
}

function listKeyFigures(): ColumnEntry[] {
  return KEY_FIGURES.map(({ column, rubric }) => ({
    name: column,
    type: 'number',
    description: `${LABELS.get(rubric) ?? sentence(column)} (rubric ${rubric}), as filed.`,
    unit: COUNTED[rubric] ?? 'amount',
    null: 'Not filed, which is not zero.',
  }))
}

function listRatios(): ColumnEntry[] {
  return RATIO_DEFINITIONS.map(({ id, label, unit, note }) => ({
    name: id,
    type: 'number',
    description: note === undefined ? `${label}.` : `${label}. ${note}`,
    unit,
    null: 'Not computable: a figure is not filed, the divisor is not positive, the year has not twelve months, or it means nothing in the sector.',
  }))
}

function sentence(column: string): string {
  return column.charAt(0).toUpperCase() + column.slice(1).replaceAll('_', ' ')
}
