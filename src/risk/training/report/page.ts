// Self-contained HTML page for reports.

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: .5rem 0 1.5rem; font-variant-numeric: tabular-nums; }
th, td { padding: .15rem .8rem .15rem 0; text-align: right; border-bottom: 1px solid #8884; }
th:first-child, td:first-child { text-align: left; }
figure { margin: 1rem 0; } figcaption { font-size: .9em; opacity: .8; }
svg { max-width: 100%; height: auto; }`

/** A page around `body`, which is HTML. */
export function htmlPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><h1>${escapeHtml(title)}</h1>
${body}
</body></html>
`
}

/** A table; cells are text. */
export function htmlTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (tag: string, row: readonly string[]) =>
    `<tr>${row.map(cell => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`
  return `<table><thead>${cells('th', headings)}</thead><tbody>${rows.map(row => cells('td', row)).join('\n')}</tbody></table>`
}

/** Escapes text for HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}

/** 0.0123 → `1.23 %`; a dash for unknown. */
export function percent(share: number | null | undefined, digits = 2): string {
  return share === null || share === undefined || Number.isNaN(share)
    ? '–'
    : `${(100 * share).toFixed(digits)} %`
}

/** A number with fixed decimals; a dash for unknown. */
export function decimal(value: number | null | undefined, digits = 3): string {
  return value === null || value === undefined || Number.isNaN(value) ? '–' : value.toFixed(digits)
}
