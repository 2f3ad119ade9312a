// Bodies of the history of a company. Additive changes only.

import { z } from 'zod'
import { CHANGE_KINDS, type ChangeKind } from '../../../../domain/changes/change-kinds.ts'
import { orNull } from '../../../json-schema.ts'
import { body, bool, count, date, text } from '../body-fields.ts'

const kinds = Object.keys(CHANGE_KINDS) as [ChangeKind, ...ChangeKind[]]

const changeValue = z
  .unknown()
  .describe('Text or named values, by `kind`. Null where there is or was none, or where it is not known.')

export const historyEntry = body('HistoryEntry', 'One change.', {
  date: orNull(
    date,
    'By the source: snapshot date of the extract, day of publication, of deposit or of scoring.',
  ),
  kind: z.enum(kinds).describe('See the table of kinds in the documentation.'),
  source: z.enum(['register', 'gazette', 'accounts', 'risk']).describe('Where the change was read.'),
  reference: orNull(text, 'Extract number, numac, or reference of the deposit.'),
  recorded_at: orNull(z.iso.datetime(), 'When it was loaded or scored. Null for publications and deposits.'),
  establishment_number: orNull(text, 'Ten digits, for a change of one establishment.'),
  before: changeValue,
  after: changeValue,
})

export const historySchema = body('CompanyHistory', 'A page of the history of a company.', {
  enterprise_number: text.regex(/^[01]\d{9}$/).describe('Ten digits without dots.'),
  legal_name: orNull(text, 'Null when no source states it.'),
  in_register: bool.describe('In the latest register extract. A company that left keeps its history.'),
  left_on: orNull(date, 'Snapshot date of the first extract without it.'),
  register_watched_from: orNull(
    date,
    'Snapshot date of the extract from which on changes of the register are recorded. Null when none was loaded.',
  ),
  entries: z.array(historyEntry).describe('Newest first, undated last.'),
  next_cursor: orNull(text, 'Pass it as `cursor` for the next page. Null on the last one.'),
  unanswered: z
    .array(z.enum(['register', 'gazette', 'accounts', 'risk']))
    .describe(
      'Sources that did not answer: their changes are missing, which does not mean that there are none.',
    ),
  unread_publications: count.describe(
    'Publications about the company that are not yet processed: what they change is missing.',
  ),
})

export type HistoryBody = z.infer<typeof historySchema>
