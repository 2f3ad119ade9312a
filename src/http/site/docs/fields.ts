// Renders JSON Schemas of the OpenAPI document as tables of fields and parameters.

import { marked } from 'marked'
import type { JsonSchema } from '../../json-schema.ts'
import { type Parameter, referenceName } from '../../openapi/api-description.ts'
import { type Content, type Html, html, trustedHtml } from '../html.ts'

/** Renders inline Markdown of a description. The OpenAPI document is a trusted file. */
export function renderMarkdown(text: unknown): Html {
  return trustedHtml(marked.parseInline(String(text ?? ''), { async: false }))
}

/** A body schema: description, and a row per field. */
export function renderBody(name: string, schemas: Record<string, JsonSchema>, level: 3 | 4 = 4): Html {
  const schema = schemas[name] ?? {}
  const meaning = (of: JsonSchema) => of.description ?? schemas[referenceName(String(of.$ref))]?.description
  const fields = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
  const heading =
    level === 3 ? html`<h3 id="${bodyId(name)}">${name}</h3>` : html`<h4 id="${bodyId(name)}">${name}</h4>`
  return html`${heading}
<p>${renderMarkdown(schema.description)}</p>
${renderTable(
  `Fields of ${name}`,
  ['Field', 'Type', 'Meaning'],
  fields.map(([field, of]) => [html`<code>${field}</code>`, renderType(of), renderMarkdown(meaning(of))]),
)}`
}

export function renderParameters(parameters: readonly Parameter[], caption = 'Parameters'): Html {
  return renderTable(
    caption,
    ['Parameter', 'Type', 'Meaning'],
    parameters.map(({ name, in: place, required, schema, description, examples = {} }) => [
      html`<code>${name}</code>`,
      html`${renderType(schema)}, in the ${place}${required ? '' : ', optional'}`,
      html`${renderMarkdown(description)}${renderDefault(schema)}${renderExamples(Object.values(examples))}`,
    ]),
  )
}

/** The first column has the row headers. Wide tables scroll horizontally. */
export function renderTable(
  caption: string,
  head: readonly string[],
  rows: readonly (readonly Content[])[],
): Html {
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${caption}"><table class="reference">
<caption class="unseen">${caption}</caption>
<thead><tr>${head.map(cell => html`<th scope="col">${cell}</th>`)}</tr></thead>
<tbody>${rows.map(
    ([first, ...cells]) =>
      html`<tr><th scope="row">${first}</th>${cells.map(cell => html`<td>${cell}</td>`)}</tr>\n`,
  )}</tbody>
</table></div>`
}

export function bodyId(name: string): string {
  return `body-${name}`
}

function renderDefault({ default: defaultValue }: JsonSchema): Content {
  return defaultValue !== undefined && html` Default: <code>${String(defaultValue)}</code>.`
}

function renderExamples(examples: readonly { value: unknown }[]): Content {
  if (examples.length === 0) return null
  return html` For example ${examples.map(
    ({ value }, i) => html`${i > 0 && ', '}<code>${String(value)}</code>`,
  )}.`
}

/** A type as text; body schemas link to their description. */
export function renderType(schema: JsonSchema): Html {
  if (typeof schema.$ref === 'string') return linkTo(schema.$ref)
  const choices = schema.anyOf as JsonSchema[] | undefined
  if (choices) return html`${choices.map((choice, i) => html`${i > 0 && ' or '}${renderType(choice)}`)}`
  const types = [schema.type].flat() as string[]
  return html`${types.map((type, i) => html`${i > 0 && ' or '}${renderSimple(type, schema)}`)}`
}

function renderSimple(type: string, { items, format }: JsonSchema): Content {
  if (type === 'array') return html`array of ${renderType(items as JsonSchema)}`
  if (type === 'null') return html`<em>null</em>`
  return format === 'date' || format === 'date-time' ? String(format) : type
}

function linkTo(reference: string): Html {
  const name = referenceName(reference)
  return html`<a href="#${bodyId(name)}">${name}</a>`
}
