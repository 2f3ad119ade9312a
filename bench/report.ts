// Result table of a run.

export type Row = {
  what: string
  measured: string
  /** The reference and its figure. */
  reference: string
  ratio: string
  target: string
  /** Null without a target. */
  reached: boolean | null
}

/** A Markdown table. */
export function renderTable(rows: Row[]): string {
  const cells = rows.map(row => [
    row.what,
    row.measured,
    row.reference,
    row.ratio,
    row.target,
    row.reached === null ? '' : row.reached ? 'yes' : '**no**',
  ])
  const lines = [
    ['what', 'measured', 'reference', 'ratio', 'to reach', 'reached'],
    Array(6).fill('---'),
    ...cells,
  ]
  return lines.map(line => `| ${line.join(' | ')} |`).join('\n')
}
