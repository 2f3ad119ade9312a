// Code snippets for API requests in curl, JavaScript and Python. The key is read from the environment.

import { type Html, html } from '../html.ts'

export type Call = { path: string; query?: Record<string, string> }

const HEADER = 'X-Api-Key: $GRIFFIE_KEY'

/** JavaScript and Python are collapsed; `name` groups them so that only one is open at a time. */
export function renderSnippets(origin: string, call: Call, name: string): Html {
  return html`${renderCode('curl', curl(origin, call))}
<details name="${name}"><summary>JavaScript</summary>${renderCode('JavaScript', javascript(origin, call))}</details>
<details name="${name}"><summary>Python</summary>${renderCode('Python', python(origin, call))}</details>`
}

/** A code block that can be scrolled by keyboard. */
export function renderCode(label: string, code: string): Html {
  return html`<pre tabindex="0" role="group" aria-label="${label}"><code>${code}</code></pre>`
}

export function curl(origin: string, { path, query }: Call): string {
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
