// Bodies of the change feed and the watch list. Additive changes only.

import { z } from 'zod'
import { CHANGE_KINDS, type ChangeKind } from '../../../../domain/changes/change-kinds.ts'
import { namedBodies } from '../schema.ts'
import { changeValue, describeValues } from './change-values.ts'

const text = z.string()
const kinds = Object.keys(CHANGE_KINDS) as [ChangeKind, ...ChangeKind[]]
const enterpriseNumber = z
  .string()
  .regex(/^[01]\d{9}$/)
  .describe('The enterprise number: ten digits without dots.')

const links = z
  .strictObject({
    company: text.describe('The dossier in this API; 404 when the company is not in the register.'),
    page: text.describe('The page of the company, for people.'),
  })
  .describe('Paths on this server.')
  .register(namedBodies, { id: 'ChangeLinks' })

const change = z
  .strictObject({
    id: text.describe('Unique and permanent. As `cursor` or `Last-Event-ID`: the changes after this one.'),
    kind: z.enum(kinds).describe('What changed. Kinds are added without a new version: skip unknown ones.'),
    enterprise_number: enterpriseNumber,
    establishment_number: text.nullable().describe('Ten digits. Null unless an establishment unit changed.'),
    effective_on: z.iso
      .date()
      .nullable()
      .describe('Snapshot date of the extract, day of publication or of deposit. Null when unknown.'),
    recorded_at: z.iso.datetime({ offset: true }).describe('When the service knew it.'),
    reference: text.nullable().describe('Extract number, numac, or reference of a deposit.'),
    before: changeValue.describe(
      `The value before. Null when there was none. By kind: ${describeValues('before')}.`,
    ),
    after: changeValue.describe(
      `The value after. Null when there is none. By kind: ${describeValues('after')}.`,
    ),
    links,
  })
  .describe('A change of what is on record about a company.')
  .register(namedBodies, { id: 'Change' })

export const changesSchema = z
  .strictObject({
    changes: z
      .array(change)
      .describe('In the order in which they were recorded. May be shorter than `limit`.'),
    next_cursor: text.describe('Pass it as `cursor` to go on, now or later. Always present.'),
    more: z.boolean().describe('Whether there are changes to read now, even when this page is empty.'),
  })
  .describe('A page of the change feed.')
  .register(namedBodies, { id: 'ChangePage' })

const watched = z
  .strictObject({
    enterprise_number: enterpriseNumber,
    added_at: z.iso.datetime({ offset: true }).describe('When it was put on the list.'),
  })
  .describe('A watched company, in the register or not.')
  .register(namedBodies, { id: 'WatchedCompany' })

export const watchSchema = z
  .strictObject({
    total: z.int32().nonnegative().describe('Companies on the list.'),
    companies: z.array(watched).describe('By ascending number.'),
    next_cursor: text.nullable().describe('Pass it as `cursor` for the next page. Null on the last one.'),
  })
  .describe('A page of the watch list of the key.')
  .register(namedBodies, { id: 'WatchList' })

export const purgedSchema = z
  .strictObject({
    error: text.describe('Error message in English.'),
    oldest_cursor: text.describe('Where the feed begins now.'),
  })
  .describe('The body of a 410.')
  .register(namedBodies, { id: 'PurgedCursor' })

export type ChangeBody = z.infer<typeof change>
export type ChangesBody = z.infer<typeof changesSchema>
export type WatchBody = z.infer<typeof watchSchema>
