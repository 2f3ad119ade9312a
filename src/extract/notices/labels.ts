// The labels of a court notice in the three languages, as the central solvency register and the registries print
// them. A label stands at the start of a line; what follows it, up to the next label, is its value.

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
  /** Its value ends with its line: what follows without a label is the body of the notice. */
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

/** The label a line begins with, and where its value begins; null when it begins with none. */
export function labelOf(line: string): { label: Label; valueAt: number } | null {
  for (const label of LABELS) {
    const match = label.pattern.exec(line)
    if (match) return { label, valueAt: match[0].length }
  }
  return null
}
