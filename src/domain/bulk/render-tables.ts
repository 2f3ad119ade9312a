// The tables of a snapshot as Markdown, for docs/bulk.md.

import type { BulkColumn, BulkTable } from './tables.ts'

/** A section for each table. */
export function renderTables(tables: readonly BulkTable[]): string {
  return `${tables.map(renderTable).join('\n\n')}\n`
}

function renderTable({ name, title, description, source, sort, partition, columns }: BulkTable): string {
  const folders = partition === null ? '' : `, folders by \`${partition}\``
  return [
    `### ${name}`,
    '',
    `${title}. ${description} Source: ${source}. Order: ${sort.map(column => `\`${column}\``).join(', ')}${folders}.`,
    '',
    '| column | type | unit | what | null |',
    '| --- | --- | --- | --- | --- |',
    ...columns.map(column => renderColumn(column, source)),
  ].join('\n')
}

function renderColumn(
  { name, type, unit, description, null: nothing, source }: BulkColumn,
  usual: string,
): string {
  const from = source === usual ? '' : ` (${source})`
  return `| \`${name}\` | ${type} | ${unit ?? ''} | ${description}${from} | ${nothing ?? 'never'} |`
}
