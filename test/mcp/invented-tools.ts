// Tools that show what the endpoint does with any tool; what the real ones answer is tested beside them.

import type { CallToolResult, Tool } from '../../src/mcp/tool.ts'

function tool(name: string, call: Tool['call']): Tool {
  return {
    name,
    title: `Invented ${name}`,
    description: `Does what tests of the endpoint need: ${name}.`,
    inputSchema: { type: 'object', properties: { text: { type: 'string' } } },
    outputSchema: { type: 'object', properties: { text: { type: 'string' } } },
    annotations: { readOnlyHint: true, openWorldHint: false },
    call,
  }
}

function result(structuredContent: Record<string, unknown>): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent }
}

export const SECRET_TEXT = 'relation "access.api_key" does not exist'

export const TEST_TOOLS: Tool[] = [
  tool('echo', async args => result({ text: (args as { text?: string }).text ?? '' })),
  tool('where', async (_args, { baseUrl }) => result({ text: baseUrl })),
  tool('refuse', async () => ({
    isError: true,
    content: [{ type: 'text', text: 'kbo must have ten digits.' }],
  })),
  tool('fail', async () => {
    throw new Error(SECRET_TEXT)
  }),
  tool('hang', () => new Promise(() => {})),
]
