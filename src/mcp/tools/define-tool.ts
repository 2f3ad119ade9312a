// Common behaviour of all tools: validates arguments, turns recoverable errors into messages, sanitises the result, and
// returns it both as structured content and as JSON text.

import type { z } from 'zod'
import { SourceUnavailableError, UnknownCompanyError } from '../../domain/errors.ts'
import { describeSchema } from './describe-schema.ts'
import { type Json, sanitise } from './sanitise.ts'
import type { CallToolResult, Tool, ToolContext } from './tool.ts'

type ToolDefinition<I extends z.ZodType, O extends z.ZodType> = {
  name: string
  title: string
  description: string
  input: I
  output: O
  answer(args: z.output<I>, context: ToolContext): Promise<z.input<O>>
  /** Truncates a result that is too large, at whole items. Receives and returns the sanitised result. */
  shorten?(answer: z.input<O>, args: z.output<I>): z.input<O>
}

export function defineTool<I extends z.ZodType, O extends z.ZodType>(definition: ToolDefinition<I, O>): Tool {
  const { name, title, description, input, output, answer, shorten = whole => whole } = definition
  return {
    name,
    title,
    description,
    inputSchema: describeSchema(input),
    outputSchema: describeSchema(output),
    annotations: { readOnlyHint: true, openWorldHint: false },
    async call(args, context) {
      const parsed = input.safeParse(args ?? {})
      if (!parsed.success) return errorResult(formatArgumentErrors(parsed.error))
      try {
        const found = await answer(parsed.data, context)
        return successResult(
          shorten(sanitise(found as Json) as z.input<O>, parsed.data) as Record<string, unknown>,
        )
      } catch (error) {
        return errorResult(messageForError(error))
      }
    },
  }
}

function successResult(structuredContent: Record<string, unknown>): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent }
}

function errorResult(text: string): CallToolResult {
  return { content: [{ type: 'text', text }], isError: true }
}

function formatArgumentErrors({ issues }: z.ZodError): string {
  const faults = issues.map(found => {
    if (found.code === 'unrecognized_keys')
      return `Unknown argument ${found.keys.map(quoteArgument).join(', ')}.`
    return found.path.length === 0 ? found.message : `${found.path.join('.')} ${found.message}`
  })
  return `Invalid arguments. ${[...new Set(faults)].join(' ')}`
}

// The name is caller input: truncated and reduced to safe characters.
function quoteArgument(name: string): string {
  return `"${name.replaceAll(/[^\w.-]/g, '').slice(0, 40)}"`
}

const UNKNOWN_COMPANY =
  'This enterprise number is not in the newest extract of the Belgian register: the company may have left it, or the number may be wrong. Look it up with search_companies.'
const UNAVAILABLE =
  'Data source unavailable. This does not mean that nothing is on record. Try again in a few minutes.'

// Other errors are unexpected; the endpoint replaces them with a general message.
function messageForError(error: unknown): string {
  if (error instanceof UnknownCompanyError) return UNKNOWN_COMPANY
  if (error instanceof SourceUnavailableError) return UNAVAILABLE
  throw error
}
