// One part of the documentation: an entry of the contents and a section of the page.

import { type Content, type Html, html } from '../html.ts'

export type Part = { id: string; title: string; body: Content }

export function renderPart({ id, title, body }: Part): Html {
  return html`<section aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
${body}
</section>
`
}

export function renderContents(
  parts: readonly (Part & { inside?: { id: string; title: string }[] })[],
): Html {
  return html`<nav class="contents" aria-label="Contents"><ol>${parts.map(
    ({ id, title, inside }) =>
      html`<li><a href="#${id}">${title}</a>${
        inside &&
        html`<ol>${inside.map(entry => html`<li><a href="#${entry.id}">${entry.title}</a></li>`)}</ol>`
      }</li>`,
  )}</ol></nav>`
}
