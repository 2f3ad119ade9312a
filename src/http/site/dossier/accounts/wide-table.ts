// Tables that may be wider than the page: they scroll in a region of their own, which a keyboard can reach.

import { type Content, type Html, html } from '../../html.ts'

export type WideTable = {
  /** Unique on the page; the caption's, which names the region. */
  id: string
  caption: Content
  /** Cells of the head row, `<th scope="col">` each. */
  head: Content
  /** Groups of rows; most tables have one. */
  bodies: readonly Content[]
}

export function renderWideTable({ id, caption, head, bodies }: WideTable): Html {
  return html`<section class="scroll" aria-labelledby="${id}" tabindex="0"><table class="figures">
<caption id="${id}">${caption}</caption>
<thead><tr>${head}</tr></thead>
${bodies.map(rows => html`<tbody>${rows}</tbody>`)}
</table></section>`
}
