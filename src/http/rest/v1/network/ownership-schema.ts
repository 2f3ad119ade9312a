// Bodies of ownership. Additive changes only.

import { z } from 'zod'
import { namedBodies } from '../schema.ts'

const text = z.string()
const date = z.iso.date()
const enterpriseNumber = z
  .string()
  .regex(/^[01]\d{9}$/)
  .describe('The enterprise number: ten digits without dots.')
const decimal = z.string().regex(/^-?\d+(?:\.\d+)?$/)
const fraction = decimal
  .nullable()
  .describe('A fraction, exact as filed: `0.6` is 60 %. Null when not stated.')

const ownershipParty = z
  .strictObject({
    kind: z.enum(['company', 'person']).describe('A company, or a natural person.'),
    name: text.describe('As filed; of a company that filed itself, its legal name.'),
    enterprise_number: enterpriseNumber.nullable().describe('Null for persons, and when unknown.'),
    matched_by_name: z
      .boolean()
      .describe(
        'The number was not filed but found by name and address, of which only one company is known.',
      ),
    foreign_identifier: text.nullable().describe('In a foreign register, as filed.'),
    country: text.nullable().describe('ISO 3166-1 alpha-2. Null when not filed.'),
    register_situation_code: text.nullable().describe('Of a company in the register; otherwise null.'),
  })
  .describe('A company or person. Of a person only the name is given.')
  .register(namedBodies, { id: 'OwnershipParty' })

const right = z
  .strictObject({
    nature: text.nullable().describe("Kind of the securities, in the filer's words."),
    number: decimal.nullable().describe('Securities, or votes attached to them.'),
    number_not_attached: decimal.nullable().describe('Votes that are not attached to securities.'),
    direct: fraction,
    through_subsidiaries: fraction,
  })
  .describe('Rights of one kind.')
  .register(namedBodies, { id: 'OwnershipRight' })

const claim = z
  .strictObject({
    filer: enterpriseNumber.describe('The company that states it.'),
    deposit: text.describe('Reference of the deposit at the National Bank.'),
    deposited_on: date.nullable().describe('Null when not known.'),
    period_end: date.nullable().describe('Last day of the fiscal year.'),
    superseded: z
      .boolean()
      .describe(
        'The filer has a filing of a later year that states nothing of the kind: this may be out of date.',
      ),
    direct: fraction,
    through_subsidiaries: fraction,
    implausible: z
      .boolean()
      .describe(
        'A share is above the whole as filed, as `60` for 60 %: it counts in no group, sum or contradiction.',
      ),
    rights: z.array(right).describe('By kind of securities.'),
    accounts: z
      .strictObject({
        date: date.nullable(),
        currency: text.nullable(),
        equity: decimal.nullable(),
        net_result: decimal.nullable(),
      })
      .nullable()
      .describe('Figures of the held company, as its holder states them.'),
  })
  .describe('What one side states in its newest filing that states any.')
  .register(namedBodies, { id: 'OwnershipClaim' })

const link = z
  .strictObject({
    party: ownershipParty.describe('The other side.'),
    by_holder: claim.nullable().describe("From the holder's participating interests."),
    by_held: claim.nullable().describe("From the held company's shareholders."),
    contradiction: z
      .boolean()
      .describe('Both state a direct share, more than half a percentage point apart.'),
  })
  .describe('A holding, with the words of both sides.')
  .register(namedBodies, { id: 'OwnershipLink' })

const majority = {
  party: ownershipParty,
  share: decimal.describe('A fraction, direct and through subsidiaries.'),
  superseded: z
    .boolean()
    .describe('Filings of a later year state nothing of the kind: this may be out of date.'),
}

const summedFigure = z
  .strictObject({
    sum: decimal.nullable().describe('Exact; null when no member filed it.'),
    companies: z.int().describe('Members that filed it; for the others it is unknown.'),
  })
  .describe('One figure, summed over the members that filed it.')
  .register(namedBodies, { id: 'OwnershipGroupFigure' })

const groupSize = z
  .strictObject({
    companies: z.int().describe('Belgian companies of the group, this one included.'),
    with_figures: z.int().describe('Of these, companies with a filing with figures.'),
    not_in_euro: z
      .int()
      .describe('Of these, companies whose amounts are in another or an unknown currency: not added.'),
    oldest_period_end: date.describe('Last day of the oldest fiscal year that is summed.'),
    newest_period_end: date.describe('Last day of the newest one.'),
    balance_sheet_total: summedFigure.describe('Euro.'),
    turnover: summedFigure.describe('Euro; as filed, whatever the length of the fiscal year.'),
    staff: summedFigure.describe('Full-time equivalents.'),
  })
  .describe("Sums of the members' own newest figures: not consolidated, foreign members not counted.")
  .register(namedBodies, { id: 'OwnershipGroupSize' })

const group = z
  .strictObject({
    parents: z
      .array(z.strictObject(majority))
      .describe(
        'From the majority holder to the last one that filings on file name. Empty also while `held_by` is null.',
      ),
    cycle: z
      .boolean()
      .describe('The majority holders hold each other in a circle: there is no ultimate parent.'),
    members: z
      .array(z.strictObject({ ...majority, parent: enterpriseNumber }))
      .describe(
        'Companies held by majority under the last known Belgian parent (of a circle the lowest number), nearest first; at most 200. Those that filings on file name: no proof that there are no others.',
      ),
    truncated: z.boolean().describe('There are more than 200 members.'),
    contested: z
      .array(z.strictObject({ holder: text, held: text }))
      .describe(
        'Stated majorities that the other side or other holders deny, as two majorities or half of the shares in other hands do: not followed. Numbers, or names without a number.',
      ),
    size: groupSize.nullable().describe('Null without a group, and when no member has filed figures.'),
  })
  .describe('Companies linked by majority holdings: over half, direct or through subsidiaries.')
  .register(namedBodies, { id: 'OwnershipGroup' })

export const ownershipSchema = z
  .strictObject({
    enterprise_number: enterpriseNumber,
    legal_name: text.describe('As in the dossier.'),
    holds: z
      .array(link)
      .nullable()
      .describe(
        'Largest share first. Empty when the newest filing lists none, null when none could be read.',
      ),
    held_by: z
      .array(link)
      .nullable()
      .describe('Largest share first. Null when no filing states any: every company has owners.'),
    held_by_exceeds_whole: z
      .boolean()
      .describe(
        'The direct shares of the holders, without superseded ones, sum to more than the whole by over half a percentage point: filings contradict each other.',
      ),
    filing: z
      .strictObject({ deposit: text, deposited_on: date.nullable(), period_end: date.nullable() })
      .nullable()
      .describe("The company's newest filing in a form that can state ownership. Null when none is stored."),
    group: group.describe('Majorities only.'),
  })
  .describe('What a company holds, who holds it, and its group, by filings with the National Bank.')
  .register(namedBodies, { id: 'Ownership' })

export type OwnershipBody = z.infer<typeof ownershipSchema>
export type OwnershipLinkBody = z.infer<typeof link>
export type OwnershipPartyBody = z.infer<typeof ownershipParty>
export type OwnershipClaimBody = z.infer<typeof claim>
export type OwnershipRightBody = z.infer<typeof right>
