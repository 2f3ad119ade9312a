// Text tables of commands.

/** Rows below headings, in columns as wide as their contents; each line ends with a line feed. */
export function formatTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [headings, ...rows]
  const widths = headings.map((_, column) => Math.max(...all.map(row => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return all.map(row => `${line(row)}\n`).join('')
}

/** `2026-03-02 14:05` in UTC; `-` for null. */
export function formatTime(time: Date | null): string {
  return time?.toISOString().slice(0, 16).replace('T', ' ') ?? '-'
}
