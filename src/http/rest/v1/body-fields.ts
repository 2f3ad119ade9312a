// What the bodies of REST v1 are made of.

import { z } from 'zod'
import { createBodies, orNull } from '../../json-schema.ts'

/** Bodies that are named schemas in the OpenAPI document, and the function that adds one. */
export const { bodies: namedBodies, body } = createBodies()

export const text = z.string()
export const date = z.iso.date()
export const dateTime = z.iso.datetime({ offset: true })
export const count = z.int32().nonnegative()
export const bool = z.boolean()
export const decimal = z.string().regex(/^-?\d+(?:\.\d+)?$/)

export const fraction = orNull(decimal, 'A fraction, exact as filed: `0.6` is 60 %. Null when not stated.')

export const enterpriseNumber = z
  .string()
  .regex(/^[01]\d{9}$/)
  .describe('The enterprise number: ten digits without dots.')

export const personId = z.string().regex(/^[0-9a-f]{16}$/)

export const riskBand = z.enum(['Unknown', 'Low', 'Moderate', 'Elevated', 'High', 'Severe'])

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name

type RecordOf<Body> = { readonly [Name in keyof Body & string as CamelCase<Name>]: Body[Name] }

/** Takes the fields of `schema`, and no others, from a record that has them under the same names in camel case. */
export function bodyOf<Body>(schema: z.ZodType<Body> & { shape: object }): (record: RecordOf<Body>) => Body {
  const fields = Object.keys(schema.shape).map(name => [name, toCamelCase(name)] as const)
  return record => {
    const values = record as Record<string, unknown>
    return Object.fromEntries(fields.map(([name, field]) => [name, values[field]])) as Body
  }
}

function toCamelCase(name: string): string {
  return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}
