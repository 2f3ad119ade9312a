// Runs a tool for a call: whatever happens inside, the client gets a result, and no text but ours.

import { SourceUnavailableError } from '../../domain/errors.ts'
import { createKeyLimiter, QueueFullError } from '../../platform/key-limiter.ts'
import type { Logger } from '../../platform/log.ts'
import { type Span, startSpan, withSpan } from '../../platform/tracing/trace.ts'
import type { CallToolResult, Tool, ToolContext } from '../tools/tool.ts'

export type Caller = ToolContext & {
  keyId: string
}

export type CallTool = (tool: Tool, args: unknown, caller: Caller) => Promise<CallToolResult>

// Sources give up after two or three seconds each; clients wait a minute.
const TIMEOUT_MS = 20_000

// More than any agent asks at once; a batch of fifty would leave nothing of the sources to anybody else.
const MAX_CONCURRENT = 8
// A whole batch may wait, and some more; not what a client with a high limit can send in a minute.
const MAX_QUEUED = 64

const FAILED_CALL =
  'The call could not be answered. This does not mean that nothing is on record; try again later.'

const QUEUE_FULL = `The call was not made: ${MAX_QUEUED} others of this key wait already. Wait for answers before you send more.`

/** Calls tools, each within `timeoutMs`, and logs tool, key, time and size: never arguments or results. */
export function createCallTool(logger: Logger, timeoutMs = TIMEOUT_MS): CallTool {
  const turns = createKeyLimiter({ atOnce: MAX_CONCURRENT, waiting: MAX_QUEUED })
  return async (tool, args, { keyId, ...context }) => {
    const start = performance.now()
    const span = startCallSpan(tool.name)
    const answer = () => withSpan(span, () => withTimeout(() => tool.call(args, context), timeoutMs))
    const result = await turns.run(keyId, answer).catch(error => {
      if (error instanceof QueueFullError) return errorResult(QUEUE_FULL)
      if (!(error instanceof SourceUnavailableError))
        // which was logged where it failed
        logger.error({ tool: tool.name, ...describeError(error) }, 'unexpected failure')
      return errorResult(FAILED_CALL)
    })
    span?.end(result.isError ? 'tool_error' : null)
    logger.info(
      {
        tool: tool.name,
        key_id: keyId,
        duration_ms: Math.round(performance.now() - start),
        bytes: sizeOf(result),
        ...(result.isError && { is_error: true }),
      },
      'tool called',
    )
    return result
  }
}

// By OpenTelemetry's conventions for MCP. Of what the call was about nothing is told.
function startCallSpan(name: string): Span | null {
  return startSpan(`tools/call ${name}`, 'server', {
    'mcp.method.name': 'tools/call',
    'gen_ai.tool.name': name,
  })
}

async function withTimeout<T>(work: () => Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ToolTimeoutError()), timeoutMs)
  })
  try {
    return await Promise.race([work(), late])
  } finally {
    clearTimeout(timer)
  }
}

class ToolTimeoutError extends Error {
  override name = 'ToolTimeoutError'
}

function errorResult(text: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text }] }
}

// Of what the model reads, in UTF-16 units.
function sizeOf({ content }: CallToolResult): number {
  return content.reduce((sum, block) => sum + (block.type === 'text' ? block.text.length : 0), 0)
}

// Kind, code and place, not the message: messages of a database quote what was asked.
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { kind: typeof error }
  const frames = error.stack?.split('\n').filter(line => /^\s+at /.test(line))
  return {
    kind: error.name,
    code: (error as NodeJS.ErrnoException).code,
    at: frames?.slice(0, 8).map(line => line.trim()),
  }
}
