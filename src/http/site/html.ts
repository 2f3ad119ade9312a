// HTML as tagged templates. Everything put into one is escaped unless it is a result of `html` itself, so that text
// from a register or a gazette can never become markup.

import { html as template, raw as trusted } from 'hono/html'

/** Markup that is safe to send. */
export type Html = string & { isEscaped: true }

/** What a template takes: lists are joined; null, undefined and booleans leave nothing behind. */
export type Content = Html | string | number | boolean | null | undefined | readonly Content[]

export function html(strings: TemplateStringsArray, ...content: Content[]): Html {
  return template(strings, ...content) as Html // a promise only where one was put in, which `Content` excludes
}

/** Markup from a place of our own that is known to be safe: a file of this project, the output of a library. */
export function trustedHtml(markup: string): Html {
  return trusted(markup) as Html
}

/** A value for a `<script>` that holds data: nothing in it can end the element. */
export function scriptJson(value: unknown): Html {
  return trustedHtml(JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, sign => `\\u${hex(sign)}`))
}

function hex(sign: string): string {
  return sign.charCodeAt(0).toString(16).padStart(4, '0')
}
