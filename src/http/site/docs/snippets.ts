// Code snippets for API requests in curl, JavaScript, TypeScript and Python. The key is read from the environment.

import { type Html, html } from '../html.ts'

export type Call = {
  path: string
  query?: Record<string, string | number>
  /** The path of the description, and its parameters. */
  route: { template: string; parameters: Record<string, string> }
}

const HEADER = 'X-Api-Key: $GRIFFIE_KEY'

/** All but curl are collapsed; `name` groups them so that only one is open at a time. */
export function renderSnippets(origin: string, call: Call, name: string): Html {
  return html`${renderCode('curl', curl(origin, call))}
<details name="${name}"><summary>JavaScript</summary>${renderCode('JavaScript', javascript(origin, call))}</details>
<details name="${name}"><summary>TypeScript client</summary>${renderCode('TypeScript', typescript(origin, call))}</details>
<details name="${name}"><summary>Python</summary>${renderCode('Python', python(origin, call))}</details>`
}

/** A code block that can be scrolled by keyboard. */
export function renderCode(label: string, code: string): Html {
  return html`<pre tabindex="0" role="group" aria-label="${label}"><code>${code}</code></pre>`
}

export function curl(origin: string, { path, query }: Pick<Call, 'path' | 'query'>): string {
  if (query === undefined) return `curl -H "${HEADER}" ${origin}${path}`
  const data = Object.entries(query).map(([name, value]) => `--data-urlencode "${name}=${value}"`)
  return `curl -G -H "${HEADER}" ${origin}${path} ${data.join(' ')}`
}

function javascript(origin: string, { path, query }: Call): string {
  const address = query ? `address` : `'${origin}${path}'`
  const first = query
    ? `const address = new URL('${origin}${path}')\naddress.search = new URLSearchParams(${JSON.stringify(query)})\n`
    : ''
  return `${first}const answer = await fetch(${address}, {
  headers: { 'X-Api-Key': process.env.GRIFFIE_KEY },
})
const body = await answer.json()
if (!answer.ok) throw new Error(\`\${answer.status}: \${body.error}\`)
console.log(body)`
}

function typescript(origin: string, { query, route: { template, parameters } }: Call): string {
  const hasPath = Object.keys(parameters).length > 0
  const params = JSON.stringify({ ...(hasPath && { path: parameters }), ...(query && { query }) }, null, 2)
  return `import { createClient } from 'griffie-client'

const client = createClient({ baseUrl: '${origin}', apiKey: process.env.GRIFFIE_KEY ?? '' })
const { data, error } = await client.GET('${template}', {
  params: ${params.replaceAll('\n', '\n  ')},
})
if (error) throw new Error(error.error)
console.log(data)`
}

function python(origin: string, { path, query }: Call): string {
  const params = query ? `\n    params=${JSON.stringify(query)},` : ''
  return `import os
import requests

answer = requests.get(
    "${origin}${path}",
    headers={"X-Api-Key": os.environ["GRIFFIE_KEY"]},${params}
    timeout=10,
)
body = answer.json()
if not answer.ok:
    raise SystemExit(f"{answer.status_code}: {body['error']}")
print(body)`
}
