// HTML templates with automatic escaping. Only results of `html` and `trustedHtml` are inserted unescaped.

import { html as template, raw as trusted } from 'hono/html'

/** Markup that is safe to send. */
export type Html = string & { isEscaped: true }

/** Template values: lists are joined; null, undefined and booleans render as empty. */
export type Content = Html | string | number | boolean | null | undefined | readonly Content[]

export function html(strings: TemplateStringsArray, ...content: Content[]): Html {
  return template(strings, ...content) as Html // a promise only for promise values, which `Content` excludes
}

/** Marks safe markup: a file of this project, or the output of a library. */
export function trustedHtml(markup: string): Html {
  return trusted(markup) as Html
}

/** JSON for a data `<script>`, escaped so that it cannot close the element. */
export function scriptJson(value: unknown): Html {
  return trustedHtml(JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, sign => `\\u${hex(sign)}`))
}

function hex(sign: string): string {
  return sign.charCodeAt(0).toString(16).padStart(4, '0')
}
