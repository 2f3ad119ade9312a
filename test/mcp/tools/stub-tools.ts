// Tools over stubbed use cases.

import assert from 'node:assert/strict'
import { fromJsonSchema } from '@modelcontextprotocol/server'
import type { CompanyFacts } from '../../../src/domain/company/company.ts'
import type { EnterpriseNumber } from '../../../src/domain/company/enterprise-number.ts'
import { createTools, type ToolDeps } from '../../../src/mcp/tools/create-tools.ts'
import type { CallToolResult, Tool, ToolContext } from '../../../src/mcp/tools/tool.ts'
import type { GazetteCoverage } from '../../../src/store/gazette/coverage.ts'

export const NUMBER = '0888000059' as EnterpriseNumber
export const CONTEXT = { baseUrl: 'https://griffie.example' }

export const COMPANY: CompanyFacts = {
  enterpriseNumber: NUMBER,
  legalName: 'De Verzonnen Molen',
  legalForm: '610',
  primaryNace: '10611',
  address: { street: 'Molenstraat 1', zip: '9000', city: 'Gent' },
  situationCode: '000',
  naturalPerson: false,
  inRegister: true,
}

/** Gazette days that were read. */
const STUB_DAYS: GazetteCoverage = {
  notices: { from: '2025-01-02', until: '2026-07-31', missing: 3 },
  acts: { from: null, until: null, missing: 0 },
}

/** The tool `name` over the given use cases. */
export function stubTool(name: string, deps: Partial<ToolDeps>): Tool {
  const unplayed = () => Promise.reject(new Error('not played'))
  const all: ToolDeps = {
    searchCompanies: unplayed,
    getProfile: unplayed,
    findUnregistered: async () => null,
    listActs: unplayed,
    listOfficers: unplayed,
    identifyOfficers: async () => null,
    getLatestAccounts: unplayed,
    getOwnership: unplayed,
    getNetwork: unplayed,
    mayShowPeople: unplayed,
    getExtractionStatus: unplayed,
    readCoverage: async () => STUB_DAYS,
    findNotLoaded: () => new Set(),
  }
  const tool = createTools({ ...all, ...deps }).find(tool => tool.name === name)
  assert.ok(tool)
  return tool
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into whatever came back
export type Answer = any

/** The result of a successful call; checks text, structured content and output schema. */
export async function ask(tool: Tool, args: unknown, context: ToolContext = CONTEXT): Promise<Answer> {
  const result = await tool.call(args, context)
  assert.notEqual(result.isError, true, textOf(result))
  assert.equal(textOf(result), JSON.stringify(result.structuredContent))
  assert.deepEqual(await faultsOf(tool, result.structuredContent), [])
  return result.structuredContent
}

/** The error text of a failing call. */
export async function refusal(tool: Tool, args: unknown): Promise<string> {
  const result = await tool.call(args, CONTEXT)
  assert.equal(result.isError, true)
  assert.equal(result.structuredContent, undefined)
  return textOf(result)
}

function textOf({ content }: CallToolResult): string {
  assert.equal(content.length, 1)
  const [block] = content
  assert.equal(block?.type, 'text')
  return (block as { text: string }).text
}

const validators = new Map<object, ReturnType<typeof fromJsonSchema>>()

// Output schemas allow additional fields; tests disallow them.
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const parts = Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, closed(part)]))
  const isNamed = 'properties' in parts && !('additionalProperties' in parts) && 'type' in parts
  return isNamed ? { ...parts, additionalProperties: false } : parts
}

/** Violations of the tool's output schema, including undeclared fields, by the clients' validator. */
async function faultsOf({ outputSchema }: Pick<Tool, 'outputSchema'>, answer: unknown): Promise<unknown[]> {
  const validator = validators.get(outputSchema) ?? fromJsonSchema(closed(outputSchema) as never)
  validators.set(outputSchema, validator)
  const { issues } = await validator['~standard'].validate(answer)
  return [...(issues ?? [])]
}
