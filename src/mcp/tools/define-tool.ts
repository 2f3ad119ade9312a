// Common behaviour of all tools: validates arguments, turns recoverable errors into messages, sanitises the result, and
// returns it both as structured content and as JSON text.

import { z } from 'zod'
import {
  NothingLoadedError,
  ParameterError,
  SourceUnavailableError,
  UnknownCompanyError,
  UnregisteredCompanyError,
} from '../../domain/errors.ts'
import { NOT_LOADED } from './company-answer.ts'
import { type Json, sanitise } from './sanitise.ts'
import type { CallToolResult, ObjectSchema, Tool, ToolContext } from './tool.ts'

// Converts zod schemas to compact JSON Schema 2020-12, because the tool list costs tokens in every conversation. Only
// redundant keywords are dropped, except that string literals in unions become plain strings.

type Schema = Record<string, unknown>

/** An output schema: plain text and values of maps have no type, and only fields of the result are marked as required. */
function describeOutput(schema: z.ZodType): ObjectSchema {
  const described = describeSchema(schema)
  const definitions = Object.values((described.$defs ?? {}) as Record<string, Schema>)
  const { required } = described
  for (const part of [described, ...definitions]) shortenPart(part)
  return { ...described, required }
}

function shortenPart(schema: Schema): void {
  const items = schema.items as Schema | undefined
  if (items) shortenPart(items)
  if (items && isPlainText(items)) delete items.type
  delete schema.required
  delete schema.additionalProperties // of maps: named by what they are keyed by
  for (const property of propertiesOf(schema)) {
    shortenPart(property)
    if (isPlainText(property)) delete property.type
  }
}

function isPlainText(schema: Schema): boolean {
  const types = [schema.type].flat()
  return Object.keys(schema).length === 1 && types[0] === 'string' && (types[1] ?? 'null') === 'null'
}

function propertiesOf({ properties }: Schema): Schema[] {
  return Object.values((properties ?? {}) as Record<string, Schema>)
}

export function describeSchema(schema: z.ZodType): ObjectSchema {
  // Input mode: fields with defaults are optional, and objects that are not strict allow additional fields.
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema, path }) => shorten(jsonSchema as Schema, path),
  })
  return rest as ObjectSchema
}

// Called bottom-up.
function shorten(schema: Schema, path: readonly (string | number)[]): void {
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  delete schema.propertyNames
  if (schema.format === 'date') delete schema.pattern
  if (isEmpty(schema.additionalProperties)) delete schema.additionalProperties
  if (isEmpty(schema.properties)) delete schema.properties
  // `required` is kept for the result and its list items only, to save tokens.
  if (path.length > 0 && path.at(-1) !== 'items') delete schema.required
  if ('enum' in schema || 'const' in schema) delete schema.type
  joinTypes(schema)
}

// Merges `anyOf` into a type array; object keywords do not apply to null.
function joinTypes(schema: Schema): void {
  const choices = schema.anyOf as Schema[] | undefined
  if (choices === undefined || choices.some(choice => '$ref' in choice)) return
  const compound = choices.filter(choice => !isScalar(choice))
  if (compound.length > 1) return
  delete schema.anyOf
  Object.assign(schema, compound[0], { type: [...new Set(choices.flatMap(typesOf))] })
}

function isScalar(schema: Schema): boolean {
  return typesOf(schema).every(type => type !== 'object' && type !== 'array')
}

function typesOf({ type, const: constant }: Schema): string[] {
  if (constant !== undefined) return [typeof constant]
  return [type].flat() as string[]
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}

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
    outputSchema: describeOutput(output),
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
  'This enterprise number is in no extract of the Belgian register that is loaded here, and nothing else can be told of it: the number may be wrong, or of a natural person outside the register. Look it up with search_companies.'
const UNAVAILABLE =
  'Data source unavailable. This does not mean that nothing is on record. Try again in a few minutes.'

// Other errors are unexpected; the endpoint replaces them with a general message.
function messageForError(error: unknown): string {
  if (error instanceof ParameterError) return `Invalid arguments. ${error.message}`
  if (error instanceof UnregisteredCompanyError) return error.message
  if (error instanceof UnknownCompanyError) return UNKNOWN_COMPANY
  if (error instanceof NothingLoadedError) return NOT_LOADED[error.source]
  if (error instanceof SourceUnavailableError) return UNAVAILABLE
  throw error
}
