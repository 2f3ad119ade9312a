// The table of rubric facts as a look-up: from a metric and its exact set of members to a rubric and its period.

import { readTable, type TableRow } from '../../../../platform/read-table.ts'

/** A cell of the filing: its code, and whether it belongs to the figures of the period before. */
type RubricCell = {
  code: string
  previous: boolean
}

/** Cells by fact key, as `factKey` writes it. */
export type RubricCells = ReadonlyMap<string, RubricCell>

/** `am1` and its members `part:m1`, `bas:m25`, `prd:m1` as one key, whatever the order they were written in. */
export function factKey(metric: string, members: readonly string[]): string {
  return `${metric} ${[...members].sort().join(' ')}`
}

const CURRENT = 'prd:m1'
const PREVIOUS = 'prd:m2'

const FACTS = readTable('accounts/rubric-facts.tsv', {
  columns: ['models', 'code', 'periods', 'metric', 'members'],
  unique: ['models', 'code'],
  values: {
    models: /^m\d\d(?: m\d\d)*$/,
    code: /^\d+[A-Z]?(?:\/\d+[A-Z]?)?$/,
    periods: ['both', 'current', 'closing', 'none'],
    members: /^[a-z]+:m\d+(?: [a-z]+:m\d+)*$/,
  },
})

const CELLS = readCells()

/**
 * The cells of a model (`m02-f`, `m02-a`, `m02`). The codes of the same cell differ between models (`47/48` is `48` in
 * associations), so each has a map of its own; to it come the cells that mean the same in every model that lists them,
 * as the table lists no more of the full models than calculation rules do. A model the table does not know has these
 * alone.
 */
export function findCells(model: string | null): RubricCells {
  const name = /^m\d+/i.exec(model ?? '')?.[0].toLowerCase() ?? ''
  return CELLS.byModel.get(name) ?? CELLS.shared
}

function readCells() {
  const byModel = new Map<string, Map<string, RubricCell>>()
  const shared = new Map<string, RubricCell>()
  const disputed = new Set<string>()
  for (const fact of FACTS)
    for (const [key, cell] of cellsOf(fact)) {
      for (const model of fact.models.split(' ')) mapOf(byModel, model).set(key, cell)
      if ((shared.get(key)?.code ?? cell.code) !== cell.code) disputed.add(key)
      shared.set(key, cell)
    }
  for (const key of disputed) shared.delete(key)
  for (const own of byModel.values()) addShared(own, shared)
  return { byModel, shared }
}

// A shared cell whose code the model has elsewhere is not one of the model's.
function addShared(own: Map<string, RubricCell>, shared: Map<string, RubricCell>): void {
  const codes = new Set([...own.values()].map(cellKey))
  for (const [key, cell] of shared) if (!own.has(key) && !codes.has(cellKey(cell))) own.set(key, cell)
}

function cellKey({ code, previous }: RubricCell): string {
  return previous ? `${code} before` : code
}

function mapOf(byModel: Map<string, Map<string, RubricCell>>, model: string): Map<string, RubricCell> {
  const cells = byModel.get(model) ?? new Map<string, RubricCell>()
  byModel.set(model, cells)
  return cells
}

type FactColumn = 'models' | 'code' | 'periods' | 'metric' | 'members'

function cellsOf(fact: TableRow<FactColumn>): [key: string, cell: RubricCell][] {
  const { code, periods, metric } = fact
  const members = fact.members.split(' ')
  const current: [string, RubricCell] = [factKey(metric, [...members, CURRENT]), { code, previous: false }]
  const before = factKey(metric, [...members, PREVIOUS])
  if (periods === 'both') return [current, [before, { code, previous: true }]]
  if (periods === 'closing') return [[before, { code, previous: false }]]
  return periods === 'none' ? [[factKey(metric, members), { code, previous: false }]] : [current]
}
