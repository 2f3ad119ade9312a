// Bodies of ownership. Additive changes only.

import { z } from 'zod'
import { orNull } from '../../../json-schema.ts'
import { body, bool, date, decimal, enterpriseNumber, fraction, text } from '../body-fields.ts'

export const ownershipParty = body(
  'OwnershipParty',
  'A company or person. Of a person only the name is given.',
  {
    kind: z.enum(['company', 'person']).describe('A company, or a natural person.'),
    name: text.describe('As filed; of a company that filed itself, its legal name.'),
    enterprise_number: orNull(enterpriseNumber, 'Null for persons, and when unknown.'),
    matched_by_name: bool.describe(
      'The number was not filed but found by name and address, of which only one company is known.',
    ),
    foreign_identifier: orNull(text, 'In a foreign register, as filed.'),
    country: orNull(text, 'ISO 3166-1 alpha-2. Null when not filed.'),
    register_situation_code: orNull(text, 'Of a company in the register; otherwise null.'),
  },
)

const right = body('OwnershipRight', 'Rights of one kind.', {
  nature: orNull(text, "Kind of the securities, in the filer's words."),
  number: orNull(decimal, 'Securities, or votes attached to them.'),
  number_not_attached: orNull(decimal, 'Votes that are not attached to securities.'),
  direct: fraction,
  through_subsidiaries: fraction,
})

export const claimSchema = body(
  'OwnershipClaim',
  'What one side states in its newest filing that states any.',
  {
    filer: enterpriseNumber.describe('The company that states it.'),
    deposit: text.describe('Reference of the deposit at the National Bank.'),
    deposited_on: orNull(date, 'Null when not known.'),
    period_end: orNull(date, 'Last day of the fiscal year.'),
    superseded: bool.describe(
      'The filer has a filing of a later year that states nothing of the kind: this may be out of date.',
    ),
    direct: fraction,
    through_subsidiaries: fraction,
    implausible: bool.describe(
      'A share is above the whole as filed, as `60` for 60 %: it counts in no group, sum or contradiction.',
    ),
    rights: z.array(right).describe('By kind of securities.'),
    accounts: orNull(
      z.strictObject({
        date: date.nullable(),
        currency: text.nullable(),
        equity: decimal.nullable(),
        net_result: decimal.nullable(),
      }),
      'Figures of the held company, as its holder states them.',
    ),
  },
)

const link = body('OwnershipLink', 'A holding, with the words of both sides.', {
  party: ownershipParty.describe('The other side.'),
  by_holder: orNull(claimSchema, "From the holder's participating interests."),
  by_held: orNull(claimSchema, "From the held company's shareholders."),
  contradiction: bool.describe('Both state a direct share, more than half a percentage point apart.'),
})

const majority = {
  party: ownershipParty,
  share: decimal.describe('A fraction, direct and through subsidiaries.'),
  superseded: bool.describe('Filings of a later year state nothing of the kind: this may be out of date.'),
}

const summedFigure = body('OwnershipGroupFigure', 'One figure, summed over the members that filed it.', {
  sum: orNull(decimal, 'Exact; null when no member filed it.'),
  companies: z.int().describe('Members that filed it; for the others it is unknown.'),
})

export const groupSize = body(
  'OwnershipGroupSize',
  "Sums of the members' own newest figures: not consolidated, foreign members not counted.",
  {
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
  },
)

const group = body(
  'OwnershipGroup',
  'Companies linked by majority holdings: over half, direct or through subsidiaries.',
  {
    parents: z
      .array(z.strictObject(majority))
      .describe(
        'From the majority holder to the last one that filings on file name. Empty also while `held_by` is null.',
      ),
    cycle: bool.describe('The majority holders hold each other in a circle: there is no ultimate parent.'),
    members: z
      .array(z.strictObject({ ...majority, parent: enterpriseNumber }))
      .describe(
        'Companies held by majority under the last known Belgian parent (of a circle the lowest number), nearest first; at most 200. Those that filings on file name: no proof that there are no others.',
      ),
    truncated: bool.describe('There are more than 200 members.'),
    contested: z
      .array(z.strictObject({ holder: text, held: text }))
      .describe(
        'Stated majorities that the other side or other holders deny, as two majorities or half of the shares in other hands do: not followed. Numbers, or names without a number.',
      ),
    size: orNull(groupSize, 'Null without a group, and when no member has filed figures.'),
  },
)

export const ownershipSchema = body(
  'Ownership',
  'What a company holds, who holds it, and its group, by filings with the National Bank.',
  {
    enterprise_number: enterpriseNumber,
    legal_name: text.describe('As in the dossier.'),
    holds: orNull(
      z.array(link),
      'Largest share first. Empty when the newest filing lists none, null when none could be read.',
    ),
    held_by: orNull(
      z.array(link),
      'Largest share first. Null when no filing states any: every company has owners.',
    ),
    held_by_exceeds_whole: bool.describe(
      'The direct shares of the holders, without superseded ones, sum to more than the whole by over half a percentage point: filings contradict each other.',
    ),
    filing: orNull(
      z.strictObject({ deposit: text, deposited_on: date.nullable(), period_end: date.nullable() }),
      "The company's newest filing in a form that can state ownership. Null when none is stored.",
    ),
    group: group.describe('Majorities only.'),
  },
)

export type OwnershipBody = z.infer<typeof ownershipSchema>
export type OwnershipLinkBody = z.infer<typeof link>
export type OwnershipPartyBody = z.infer<typeof ownershipParty>
export type OwnershipClaimBody = z.infer<typeof claimSchema>
export type OwnershipRightBody = z.infer<typeof right>
