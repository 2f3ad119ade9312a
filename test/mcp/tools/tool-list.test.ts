// The committed tool list: clients, registries and reviews go by it, and every conversation pays for it.

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

test('the tool list is the one that is committed', () => {
  const committed = JSON.parse(readFileSync(join(PROJECT_DIR, 'mcp-tools.json'), 'utf8'))
  assert.deepEqual(committed, { tools }, 'print it anew: see src/mcp/tools/print-tool-list.ts')
})

test('the six tools, always in the same order', () => {
  assert.deepEqual(
    tools.map(({ name }) => name),
    [
      'search_companies',
      'get_company_profile',
      'get_company_acts',
      'get_company_officers',
      'get_company_financials',
      'get_extraction_status',
    ],
  )
})

// Which fields an answer can have is told whole: a thousand tokens more than the names that agents need most, once a conversation.
test('the whole list costs at most 3,620 tokens', () => {
  const tokens = encode(JSON.stringify({ tools })).length
  assert.ok(tokens <= 3_620, `${tokens} tokens`)
})

test('every tool has a title and says that it only reads, and reads nothing but this service', () => {
  for (const { title, annotations } of tools) {
    assert.ok(title.length > 0)
    assert.deepEqual(annotations, { readOnlyHint: true, openWorldHint: false })
  }
})

test('arguments are an object that allows no others; answers always name their source', () => {
  for (const { name, inputSchema, outputSchema } of tools) {
    assert.equal(inputSchema.additionalProperties, false, name)
    assert.ok((outputSchema.required as string[]).includes('source'), name)
  }
})

const docs = readFileSync(join(PROJECT_DIR, 'docs', 'mcp.md'), 'utf8')

test('the documentation names every tool, every argument and every figure', () => {
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

test('settings to copy are JSON that can be read, each with the address and the key', () => {
  const blocks = [...docs.matchAll(/```json\n([\s\S]*?)```/g)].map(([, block]) => block as string)
  assert.ok(blocks.length >= 4)
  for (const block of blocks) {
    assert.doesNotThrow(() => JSON.parse(block), block)
    assert.match(block, /https:\/\/griffie\.example\/mcp/)
    assert.match(block, /X-Api-Key/)
  }
})

test('the registry entry names the endpoint and the header, in no more words than it may', () => {
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
