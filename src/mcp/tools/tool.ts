// What a tool is to the endpoint: a description for agents and one function. Tools know no transport, no key and no
// session, so that the same ones answer on any of them.

import type { CallToolResult, ToolAnnotations } from '@modelcontextprotocol/server'

export type { CallToolResult } from '@modelcontextprotocol/server'

/** A JSON Schema 2020-12 of an object. */
export type ObjectSchema = { type: 'object'; [keyword: string]: unknown }

/** What a tool may know of the call beside its arguments. */
export type ToolContext = {
  /** The public address of this service, without a trailing slash. */
  baseUrl: string
}

export type Tool = {
  name: string
  title: string
  description: string
  inputSchema: ObjectSchema
  outputSchema: ObjectSchema
  annotations: ToolAnnotations
  /**
   * Answers a call. `args` is whatever the client sent: arguments that do not fit give an `isError` result that says
   * how to repair them. What it throws is a fault nobody foresaw: the client is told no more than that.
   */
  call(args: unknown, context: ToolContext): Promise<CallToolResult>
}
