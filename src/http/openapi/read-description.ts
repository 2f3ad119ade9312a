// The committed API description: what is served, and what the documentation is made from.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_DIR } from '../../config.ts'
import type { ApiDescription } from './api-description.ts'

/** The text as committed, and what it says. */
export function readApiDescription(): { text: string; description: ApiDescription } {
  const text = readFileSync(join(PROJECT_DIR, 'openapi.json'), 'utf8')
  return { text, description: JSON.parse(text) as ApiDescription }
}
