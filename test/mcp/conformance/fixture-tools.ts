// The tools that the official conformance suite calls by name, as far as tools of this endpoint can do what they do:
// answer. Only the tests have them. What they return is described by the suite, scenario by scenario.

import type { CallToolResult, ObjectSchema, Tool } from '../../../src/mcp/tool.ts'

const NO_ARGUMENTS: ObjectSchema = { type: 'object', properties: {} }

// One red pixel, and a sound of no samples.
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=='
const WAV = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQAAAAA='

type Content = CallToolResult['content']

const TEXT: Content[number] = { type: 'text', text: 'This is a simple text response for testing.' }
const IMAGE: Content[number] = { type: 'image', data: PNG, mimeType: 'image/png' }
const AUDIO: Content[number] = { type: 'audio', data: WAV, mimeType: 'audio/wav' }
const RESOURCE: Content[number] = {
  type: 'resource',
  resource: {
    uri: 'test://embedded-resource',
    mimeType: 'text/plain',
    text: 'This is an embedded resource content.',
  },
}

const SCHEMA_2020: ObjectSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  $defs: {
    address: {
      $anchor: 'addressDef',
      type: 'object',
      properties: { street: { type: 'string' }, city: { type: 'string' } },
    },
  },
  properties: {
    name: { type: 'string' },
    address: { $ref: '#/$defs/address' },
    contactMethod: { type: 'string', enum: ['phone', 'email'] },
    phone: { type: 'string' },
    email: { type: 'string' },
  },
  allOf: [{ anyOf: [{ required: ['phone'] }, { required: ['email'] }] }],
  if: { properties: { contactMethod: { const: 'phone' } }, required: ['contactMethod'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { required: ['phone'] },
  else: { required: ['email'] },
  additionalProperties: false,
}

function fixture(
  name: string,
  content: Content,
  more: { isError?: true; inputSchema?: ObjectSchema } = {},
): Tool {
  const { isError, inputSchema = NO_ARGUMENTS } = more
  return {
    name,
    title: name,
    description: `Called by the conformance suite: ${name}.`,
    inputSchema,
    outputSchema: { type: 'object' },
    annotations: { readOnlyHint: true },
    call: async () => ({ content, ...(isError ? { isError } : { structuredContent: {} }) }),
  }
}

export const FIXTURE_TOOLS: Tool[] = [
  fixture('test_simple_text', [TEXT]),
  fixture('test_image_content', [IMAGE]),
  fixture('test_audio_content', [AUDIO]),
  fixture('test_embedded_resource', [RESOURCE]),
  fixture('test_multiple_content_types', [TEXT, IMAGE, RESOURCE]),
  fixture('test_error_handling', [{ type: 'text', text: 'This tool returns an error.' }], { isError: true }),
  fixture('json_schema_2020_12_tool', [TEXT], { inputSchema: SCHEMA_2020 }),
]
