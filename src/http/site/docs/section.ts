// A section of the documentation with its entry in the table of contents.

import { type Content, type Html, html } from '../html.ts'

export type DocsSection = { id: string; title: string; body: Content }

export function renderDocsSection({ id, title, body }: DocsSection): Html {
  return html`<section aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
${body}
</section>
`
}

export function renderContents(
  parts: readonly (DocsSection & { subsections?: { id: string; title: string }[] })[],
): Html {
  return html`<nav class="contents" aria-label="Contents"><ol>${parts.map(
    ({ id, title, subsections }) =>
      html`<li><a href="#${id}">${title}</a>${
        subsections &&
        html`<ol>${subsections.map(entry => html`<li><a href="#${entry.id}">${entry.title}</a></li>`)}</ol>`
      }</li>`,
  )}</ol></nav>`
}
