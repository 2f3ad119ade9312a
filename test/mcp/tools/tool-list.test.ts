// The committed tool list, which costs tokens in every conversation.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { encode } from 'gpt-tokenizer/encoding/o200k_base'
import { PROJECT_DIR } from '../../../src/config.ts'
import { KEY_FIGURES } from '../../../src/domain/accounts/key-figures.ts'
import { describeTools } from '../../../src/mcp/tools/create-tools.ts'
import { shapeFigures } from '../../../src/mcp/tools/shape-accounts.ts'

const tools = describeTools()

test('the tool list equals the committed one', () => {
  const committed = JSON.parse(readFileSync(join(PROJECT_DIR, 'mcp-tools.json'), 'utf8'))
  assert.deepEqual(committed, { tools }, 'print it anew: see src/mcp/tools/print-tool-list.ts')
})

test('the seven tools have a fixed order', () => {
  assert.deepEqual(
    tools.map(({ name }) => name),
    [
      'search_companies',
      'get_company_profile',
      'get_company_acts',
      'get_company_officers',
      'get_company_financials',
      'get_company_network',
      'get_extraction_status',
    ],
  )
})

// Complete output schemas cost a thousand tokens more than the most important fields alone.
test('the whole list costs at most 3,200 tokens', () => {
  const tokens = encode(JSON.stringify({ tools })).length
  assert.ok(tokens <= 3_200, `${tokens} tokens`)
})

test('every tool has a title and read-only, closed-world annotations', () => {
  for (const { title, annotations } of tools) {
    assert.ok(title.length > 0)
    assert.deepEqual(annotations, { readOnlyHint: true, openWorldHint: false })
  }
})

test('inputs disallow additional arguments; outputs have a source', () => {
  for (const { name, inputSchema, outputSchema } of tools) {
    assert.equal(inputSchema.additionalProperties, false, name)
    assert.ok((outputSchema.required as string[]).includes('source'), name)
  }
})

const docs = readFileSync(join(PROJECT_DIR, 'docs', 'mcp.md'), 'utf8')

test('the documentation has every tool, argument and figure', () => {
  const figures = shapeFigures(Object.fromEntries(KEY_FIGURES.map(({ rubric }) => [rubric, '1']))) ?? {}
  const names = [
    ...tools.map(({ name }) => name),
    ...tools.flatMap(({ inputSchema }) => Object.keys(inputSchema.properties as object)),
    ...Object.keys(figures),
  ]
  assert.ok(names.length > 90)
  assert.deepEqual(
    names.filter(name => !docs.includes(`\`${name}\``)),
    [],
  )
})

test('configuration snippets are valid JSON with URL and key', () => {
  const blocks = [...docs.matchAll(/```json\n([\s\S]*?)```/g)].map(([, block]) => block as string)
  assert.ok(blocks.length >= 4)
  for (const block of blocks) {
    assert.doesNotThrow(() => JSON.parse(block), block)
    assert.match(block, /https:\/\/griffie\.example\/mcp/)
    assert.match(block, /X-Api-Key/)
  }
})

test('the registry entry has the endpoint and header within its length limits', () => {
  const entry = JSON.parse(readFileSync(join(PROJECT_DIR, 'server.json'), 'utf8'))
  assert.match(entry.name, /^[\w.-]+\/[\w.-]+$/)
  assert.ok(entry.description.length <= 100)
  const [remote] = entry.remotes
  assert.equal(remote.type, 'streamable-http')
  assert.match(remote.url, /\/mcp$/)
  assert.deepEqual(
    remote.headers.map(({ name, isRequired, isSecret }: Record<string, unknown>) => [
      name,
      isRequired,
      isSecret,
    ]),
    [['X-Api-Key', true, true]],
  )
})
