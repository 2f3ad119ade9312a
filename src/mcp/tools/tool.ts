// Interface of a tool: a description and a function. Tools are independent of transport, authentication and sessions.

import type { CallToolResult, ToolAnnotations } from '@modelcontextprotocol/server'
import type { SourceName } from '../../domain/errors.ts'

export type { CallToolResult } from '@modelcontextprotocol/server'

/** JSON Schema 2020-12 of an object. */
export type ObjectSchema = { type: 'object'; [keyword: string]: unknown }

/** Context of a call besides its arguments. */
export type ToolContext = {
  /** Public origin of the service, without a trailing slash. */
  baseUrl: string
  /** Id of the caller's key, where it may look up people. */
  peopleKeyId?: string
  /** Sources into which nothing was ever loaded, as known by now. */
  findNotLoaded?(): ReadonlySet<SourceName>
}

export type Tool = {
  name: string
  title: string
  description: string
  inputSchema: ObjectSchema
  outputSchema: ObjectSchema
  annotations: ToolAnnotations
  /**
   * `args` is unvalidated client input: invalid arguments return an `isError` result that explains the correction. Thrown
   * errors are unexpected; the client gets a general message.
   */
  call(args: unknown, context: ToolContext): Promise<CallToolResult>
}
