// Labels of court notices in three languages, as printed by the central solvency register and the court
// registries. A label starts a line; its value ends at the next label.

import { readPatterns } from './read-patterns.ts'

const LABEL_KEYS = [
  'activity',
  'trade_name',
  'establishment',
  'number',
  'reference',
  'judgment_date',
  'opened_on',
  'opened_and_closed_on',
  'judge',
  'judge_change',
  'curator',
  'curator_change',
  'cessation',
  'claims',
  'first_report',
  'objective',
  'suspension_end',
  'vote',
  'designated_liquidator',
  'liquidator',
  'administrator',
  'restructuring_expert',
  'liquidation_expert',
  'mandatary',
  'born',
  'signature',
] as const

export type LabelKey = (typeof LABEL_KEYS)[number]

export type Label = {
  key: LabelKey
  pattern: RegExp
  /** The value is the rest of the line: unlabelled lines after it are the body. */
  oneLine: boolean
}

/** The first that fits wins. */
export const LABELS: readonly Label[] = readPatterns(
  'labels',
  {
    columns: ['label', 'value', 'case', 'pattern'],
    unique: ['label'],
    values: { label: LABEL_KEYS, value: ['line', 'passage'], case: ['any', 'as_printed'] },
  },
  ({ label, value, case: letterCase, pattern }) => ({
    key: label as LabelKey,
    pattern: new RegExp(`^(?:${pattern})`, letterCase === 'any' ? 'iu' : 'u'),
    oneLine: value === 'line',
  }),
)

/** The label at the start of a line with the offset of its value; null if none. */
export function labelOf(line: string): { label: Label; valueAt: number } | null {
  for (const label of LABELS) {
    const match = label.pattern.exec(line)
    if (match) return { label, valueAt: match[0].length }
  }
  return null
}
