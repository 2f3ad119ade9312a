// Bodies of the change feed and the watch list. Additive changes only.

import { z } from 'zod'
import { CHANGE_KINDS, type ChangeKind } from '../../../../domain/changes/change-kinds.ts'
import { orNull } from '../../../json-schema.ts'
import { body, bool, count, dateTime, enterpriseNumber, text } from '../body-fields.ts'
import { changeValue, describeValues } from './change-values.ts'

const kinds = Object.keys(CHANGE_KINDS) as [ChangeKind, ...ChangeKind[]]

const links = body('ChangeLinks', 'Paths on this server.', {
  company: text.describe('The dossier in this API; 404 when the company is not in the register.'),
  page: text.describe('The page of the company, for people.'),
})

const change = body('Change', 'A change of what is on record about a company.', {
  id: text.describe('Unique and permanent. As `cursor` or `Last-Event-ID`: the changes after this one.'),
  kind: z.enum(kinds).describe('What changed. Kinds are added without a new version: skip unknown ones.'),
  enterprise_number: enterpriseNumber,
  establishment_number: orNull(text, 'Ten digits. Null unless an establishment unit changed.'),
  effective_on: orNull(
    z.iso.date(),
    'Snapshot date of the extract, day of publication or of deposit. Null when unknown.',
  ),
  recorded_at: dateTime.describe('When the service knew it.'),
  reference: orNull(text, 'Extract number, numac, or reference of a deposit.'),
  before: changeValue.describe(
    `The value before. Null when there was none. By kind: ${describeValues('before')}.`,
  ),
  after: changeValue.describe(
    `The value after. Null when there is none. By kind: ${describeValues('after')}.`,
  ),
  links,
})

export const changesSchema = body('ChangePage', 'A page of the change feed.', {
  changes: z.array(change).describe('In the order in which they were recorded. May be shorter than `limit`.'),
  next_cursor: text.describe('Pass it as `cursor` to go on, now or later. Always present.'),
  more: bool.describe('Whether there are changes to read now, even when this page is empty.'),
})

const watched = body('WatchedCompany', 'A watched company, in the register or not.', {
  enterprise_number: enterpriseNumber,
  added_at: dateTime.describe('When it was put on the list.'),
})

export const watchSchema = body('WatchList', 'A page of the watch list of the key.', {
  total: count.describe('Companies on the list.'),
  companies: z.array(watched).describe('By ascending number.'),
  next_cursor: orNull(text, 'Pass it as `cursor` for the next page. Null on the last one.'),
})

body('PurgedCursor', 'The body of a 410.', {
  error: text.describe('Error message in English.'),
  oldest_cursor: text.describe('Where the feed begins now.'),
})

export type ChangeBody = z.infer<typeof change>
export type ChangesBody = z.infer<typeof changesSchema>
export type WatchBody = z.infer<typeof watchSchema>
