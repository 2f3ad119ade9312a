// Runs tool calls with timeout, concurrency limit and logging. Every failure becomes an error result with a fixed text.

import { SourceUnavailableError } from '../../domain/errors.ts'
import { createKeyLimiter, QueueFullError } from '../../platform/key-limiter.ts'
import type { Logger } from '../../platform/log.ts'
import { type Span, startSpan, withSpan } from '../../platform/tracing/trace.ts'
import type { CallToolResult, Tool, ToolContext } from '../tools/tool.ts'

export type Caller = ToolContext & {
  keyId: string
}

export type CallTool = (tool: Tool, args: unknown, caller: Caller) => Promise<CallToolResult>

// Between the source timeouts (two to three seconds each) and the usual client timeout of a minute.
const TIMEOUT_MS = 20_000

// Above the usual concurrency of an agent. Prevents a batch of fifty from monopolising the data sources.
const MAX_CONCURRENT = 8
// Fits a whole batch, but not everything that a client with a high rate limit can send.
const MAX_QUEUED = 64

const FAILED_CALL = 'The tool call failed. This does not mean that nothing is on record; try again later.'

const QUEUE_FULL = `Tool call rejected: ${MAX_QUEUED} calls of this key are already queued. Wait for results before sending more.`

/** Logs tool, key id, duration and size of each call, never arguments or results. */
export function createCallTool(logger: Logger, timeoutMs = TIMEOUT_MS): CallTool {
  const limiter = createKeyLimiter({ atOnce: MAX_CONCURRENT, waiting: MAX_QUEUED })
  return async (tool, args, { keyId, ...context }) => {
    const start = performance.now()
    const span = startCallSpan(tool.name)
    const call = () => withSpan(span, () => withTimeout(() => tool.call(args, context), timeoutMs))
    const result = await limiter.run(keyId, call).catch(error => {
      if (error instanceof QueueFullError) return errorResult(QUEUE_FULL)
      if (!(error instanceof SourceUnavailableError))
        // source failures are logged by the source
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

// OpenTelemetry's conventions for MCP, without arguments.
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

// Length of the text content, in UTF-16 code units.
function sizeOf({ content }: CallToolResult): number {
  return content.reduce((sum, block) => sum + (block.type === 'text' ? block.text.length : 0), 0)
}

// Without the message: database errors quote query parameters.
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { kind: typeof error }
  const frames = error.stack?.split('\n').filter(line => /^\s+at /.test(line))
  return {
    kind: error.name,
    code: (error as NodeJS.ErrnoException).code,
    at: frames?.slice(0, 8).map(line => line.trim()),
  }
}
