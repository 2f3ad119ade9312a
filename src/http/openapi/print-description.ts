// Prints the OpenAPI document that is committed as openapi.json:
// node src/http/openapi/print-description.ts > openapi.json && npx biome format --write openapi.json

import { buildApiDescription } from './build-document.ts'

process.stdout.write(`${JSON.stringify(await buildApiDescription(), null, 2)}\n`)
