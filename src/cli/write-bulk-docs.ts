// npm run bulk:tables: writes the tables of docs/bulk.md.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_DIR } from '../config.ts'
import { renderTables } from '../domain/bulk/render-tables.ts'
import { BULK_TABLES } from '../domain/bulk/tables.ts'

const path = join(PROJECT_DIR, 'docs', 'bulk.md')
const [head = ''] = readFileSync(path, 'utf8').split(/^### /m)
writeFileSync(path, head + renderTables(BULK_TABLES))
