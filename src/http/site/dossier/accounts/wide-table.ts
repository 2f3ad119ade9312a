// Tables that may be wider than the page: each is in a scrollable region that is keyboard-focusable.

import { type Content, type Html, html } from '../../html.ts'

type WideTable = {
  /** Unique id of the caption, which labels the region. */
  id: string
  caption: Content
  /** `<th scope="col">` cells. */
  head: Content
  /** Row groups, one `<tbody>` each. */
  bodies: readonly Content[]
}

export function renderWideTable({ id, caption, head, bodies }: WideTable): Html {
  return html`<section class="scroll" aria-labelledby="${id}" tabindex="0"><table class="figures">
<caption id="${id}">${caption}</caption>
<thead><tr>${head}</tr></thead>
${bodies.map(rows => html`<tbody>${rows}</tbody>`)}
</table></section>`
}
