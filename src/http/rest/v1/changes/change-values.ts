// What `before` and `after` of a change are, by kind; docs/webhooks.md has the same as a table, compared by a test.
// Additive changes only.

import { z } from 'zod'
import type { ChangeKind } from '../../../../domain/changes/change-kinds.ts'
import { orNull } from '../../../json-schema.ts'
import { body, bool, date, namedBodies, text } from '../body-fields.ts'

const optional = text.nullable()

const state = body('ChangedCompany', 'A company that arrives, returns or leaves.', {
  legal_name: orNull(text, 'Null for a natural person.'),
  legal_form: orNull(text, 'A code of the register.'),
  situation: orNull(text, 'A code of the register.'),
})

const code = body('ChangedCode', 'A legal form or situation.', {
  code: orNull(text, 'A code of the register. Null when none is filed.'),
})

const seat = body('ChangedSeat', 'As `address` of the dossier.', {
  street: orNull(text, 'Street, number and box.'),
  zip: orNull(text, 'As filed.'),
  city: orNull(text, 'The municipality.'),
})

const names = body('ChangedNames', 'Denominations. Of natural persons no value is told.', {
  legal_name: orNull(text, 'Null for names of an establishment unit.'),
  names: z
    .array(z.strictObject({ name: optional, type: optional, language: optional }))
    .describe('Those that only this side has, at most 50. Codes of the register.'),
})

const activities = z
  .array(
    body('ChangedActivity', 'An activity.', {
      group: text.describe('A code of the register.'),
      version: text.describe('Edition of NACE.'),
      code: text.describe('NACE code without dots.'),
      classification: text.describe('MAIN, SECO or ANCI.'),
    }),
  )
  .describe('Activities that only this side has, at most 50.')

const establishmentAddress = z
  .strictObject({
    street_nl: text.describe('In Dutch.'),
    street_fr: text.describe('In French.'),
    number: text.describe('House number.'),
    zip: text.describe('Postal code.'),
    city_nl: text.describe('In Dutch.'),
    city_fr: text.describe('In French.'),
  })
  .partial()
  .describe('As filed; what is not filed is left out.')
  .register(namedBodies, { id: 'ChangedEstablishmentAddress' })

const establishment = body('ChangedEstablishment', 'An establishment unit.', {
  start_date: orNull(date, 'Null when not filed.'),
})

const event = body('ChangedEvent', 'An event as in `/lifecycle`.', {
  event_kind: orNull(text, 'See the table of kinds of events.'),
  event_date: orNull(date, 'Day of the judgment or measure. Null when not stated.'),
  source: text.describe('`faillissement`, `reorg`, `insolvency_interim` or `kbo_admin`.'),
  severity: text.describe('`low`, `med` or `high`.'),
  court: orNull(text, 'As printed.'),
})

const officers = z
  .strictObject({
    appointed: z.int().describe('New mandates.'),
    ended: z.int().describe('Mandates with an end that had none.'),
    changed: z.int().describe('Mandates of which something else changed.'),
    withdrawn: z.int().describe('Mandates that are no longer on record.'),
  })
  .partial()
  .describe('Counts of mandates; what is zero is left out.')
  .register(namedBodies, { id: 'ChangedOfficers' })

const companyChange = body('ChangedByAct', 'What an act changes.', {
  change: text.describe('As `name`, `seat`, `legal_form`, `capital`, `merger`.'),
  value: orNull(text, 'As filed, of name, seat, legal form and capital.'),
  effective_on: orNull(date, 'Null when not stated.'),
})

const deposit = body('ChangedDeposit', 'Annual accounts.', {
  period_end: orNull(date, 'Last day of the fiscal year.'),
  model: orNull(text, 'As filed: `m02-f`.'),
  has_figures: bool.describe('Whether figures are stored, and not only a document.'),
})

const valueBefore = text.describe('A value as filed, or a band.')

type Values = { before: z.ZodType | null; after: z.ZodType | null }

/** Of each kind; null where there never is a value. Each may be null otherwise. */
export const CHANGE_VALUES = {
  'register.arrived': { before: null, after: state },
  'register.left': { before: state, after: null },
  'register.returned': { before: null, after: state },
  'register.name': { before: names, after: names },
  'register.legal_form': { before: code, after: code },
  'register.situation': { before: code, after: code },
  'register.seat': { before: seat, after: seat },
  'register.activities': { before: activities, after: activities },
  'register.establishment_address': { before: establishmentAddress, after: establishmentAddress },
  'register.establishment_opened': { before: null, after: establishment },
  'register.establishment_closed': { before: establishment, after: null },
  'gazette.insolvency_event': { before: null, after: event },
  'gazette.insolvency_event_withdrawn': { before: event, after: null },
  'gazette.administrative_event': { before: null, after: event },
  'gazette.administrative_event_withdrawn': { before: event, after: null },
  'gazette.officers': { before: null, after: officers },
  'gazette.company_change': { before: valueBefore, after: companyChange },
  'accounts.filed': { before: null, after: deposit },
  'risk.band': { before: valueBefore, after: valueBefore },
} as const satisfies Readonly<Record<ChangeKind, Values>>

/** A value of any kind, or null. */
export const changeValue = z.union([
  valueBefore,
  activities,
  state,
  code,
  seat,
  names,
  establishmentAddress,
  establishment,
  event,
  officers,
  companyChange,
  deposit,
  z.null(),
])

/** The name of a value in the description: `ChangedSeat`, `text`; of a list `ChangedActivity[]`. */
export function nameOfValue(value: z.ZodType | null): string {
  if (value === null) return 'null'
  if (value === activities) return 'ChangedActivity[]'
  return namedBodies.get(value)?.id ?? 'text'
}

/** Which value each kind has on one side: `risk.band` text, … */
export function describeValues(side: keyof Values): string {
  return Object.entries(CHANGE_VALUES)
    .filter(([, values]) => values[side] !== null)
    .map(([kind, values]) => `\`${kind}\` ${nameOfValue(values[side])}`)
    .join(', ')
}
