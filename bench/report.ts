// The table that a run ends in.

export type Row = {
  what: string
  measured: string
  /** What it is measured beside, with its figure. */
  reference: string
  ratio: string
  target: string
  /** Null where there is nothing to reach. */
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
