// Prints the API description as it is committed in openapi.json at the root:
// node src/http/openapi/print-description.ts > openapi.json && npx biome format --write openapi.json

import { buildApiDescription } from './build-document.ts'

process.stdout.write(`${JSON.stringify(await buildApiDescription(), null, 2)}\n`)
