// Writes src/schema.ts from openapi.json with openapi-typescript, which needs an older TypeScript than this project has.

import { execFileSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const OPENAPI = join(import.meta.dirname, '..', '..', 'openapi.json')
const PACKAGES = ['openapi-typescript@7.13.0', 'typescript@5.9.3'].flatMap(name => ['--package', name])

const types = execFileSync('npx', ['--yes', ...PACKAGES, 'openapi-typescript', OPENAPI], { encoding: 'utf8' })
const source = `// Of the openapi.json with the SHA-256 ${hash('sha256', readFileSync(OPENAPI))}.\n`
writeFileSync(join(import.meta.dirname, 'src', 'schema.ts'), source + types)
