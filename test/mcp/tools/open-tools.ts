// Opens the tools on a test database, with the readers that a server uses.

import assert from 'node:assert/strict'
import { after } from 'node:test'
import { pino } from 'pino'
import type { SourceName } from '../../../src/domain/errors.ts'
import { createTools } from '../../../src/mcp/tools/create-tools.ts'
import type { Tool } from '../../../src/mcp/tools/tool.ts'
import { openSource, type Source } from '../../../src/store/db/source.ts'
import { createUseCases } from '../../../src/usecases/create-use-cases.ts'
import { createSearchCompanies } from '../../../src/usecases/search/search-companies.ts'
import type { Suppression } from '../../../src/usecases/suppression/suppression-cache.ts'
import { EMPTY_SUPPRESSION } from '../../fixtures/empty-suppression.ts'

// The server's session settings: all reads must use indexes.
const POINT_READS = { plan_cache_mode: 'force_generic_plan', enable_seqscan: 'off', jit: 'off' }

/** An unreachable database. */
const UNREACHABLE = 'postgres://nobody@127.0.0.1:1/nothing'

/** The tools by name, with the sources `dead` unavailable; closed after the test file. */
export function openTools(
  url: string,
  dead: readonly SourceName[] = [],
  suppression: Suppression = EMPTY_SUPPRESSION,
): (name: string) => Tool {
  const logger = pino({ level: 'silent' })
  const opened: Source[] = []
  const open = (name: SourceName) => {
    const source = openSource({
      name,
      url: dead.includes(name) ? UNREACHABLE : url,
      logger,
      session: POINT_READS,
    })
    opened.push(source)
    return source
  }
  after(() => Promise.all(opened.map(source => source.close())))
  const sources = {
    register: open('register'),
    gazette: open('gazette'),
    accounts: open('accounts'),
    risk: open('risk'),
  }
  const searchCompanies = createSearchCompanies(sources.register, suppression)
  const dataVersion = () => 'the same'
  const tools = createTools({
    ...createUseCases({ sources, suppression, searchCompanies, dataVersion }),
    findNotLoaded: () => new Set(),
  })
  return name => {
    const tool = tools.find(tool => tool.name === name)
    assert.ok(tool)
    return tool
  }
}
