// Reads the committed OpenAPI document, which is served and rendered as documentation.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_DIR } from '../../config.ts'
import type { ApiDescription } from './api-description.ts'

/** The text and the parsed document. */
export function readApiDescription(): { text: string; description: ApiDescription } {
  const text = readFileSync(join(PROJECT_DIR, 'openapi.json'), 'utf8')
  return { text, description: JSON.parse(text) as ApiDescription }
}
