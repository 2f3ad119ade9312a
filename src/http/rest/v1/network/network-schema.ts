// Bodies of the network. Additive changes only.

import { z } from 'zod'
import { EDGE_KINDS } from '../../../../domain/network/network.ts'
import { orNull } from '../../../json-schema.ts'
import { body, bool, count, date, enterpriseNumber, fraction, riskBand, text } from '../body-fields.ts'

const bankruptcySources = z
  .array(z.enum(['gazette', 'register']))
  .nullable()
  .describe('Sources that record an open bankruptcy. Null when unknown, and for others than companies.')

export const nodeSchema = body('NetworkNode', 'A company or a person.', {
  id: text.describe(
    'The enterprise number of a company, the id of a person whose mandates are joined. `other-1` and so on are only ' +
      'valid in this response.',
  ),
  kind: z.enum(['company', 'foreign_company', 'person']).describe('A person is a natural person.'),
  name: orNull(text, 'The legal name in the register, else as the source has it.'),
  distance: count.describe('Edges from the company asked for, which has 0.'),
  enterprise_number: orNull(enterpriseNumber, 'Null when unknown.'),
  person_id: orNull(text, 'Null without the right to people, and when nothing could be joined.'),
  country: orNull(text, 'ISO 3166-1 alpha-2. Null for persons, and when not filed.'),
  foreign_identifier: orNull(text, 'In a foreign register, as filed.'),
  in_register: orNull(bool, 'In the newest extract. Null without a number.'),
  register_situation_code: orNull(text, 'Null for who is not in the register.'),
  open_bankruptcy: bankruptcySources,
  risk_band: orNull(
    riskBand,
    'As in the dossier. Null for who is not in the register, and without the risk source.',
  ),
})

export const edgeSchema = body('NetworkEdge', 'What links two nodes.', {
  kind: z
    .enum(EDGE_KINDS)
    .describe(
      '`holds`: a participating interest. `director_of`: an officer, which may be a company. `represents`: the ' +
        'permanent representative of a company in `to`. `auditor_of`: a statutory auditor. `merged_into`: ' +
        'an absorbed company, in the one that absorbed it. `same_seat`: the registered seats are in one house.',
    ),
  from: text.describe('Id of the holder, absorbed company, officer, representative or auditor.'),
  to: text.describe('Id of the other node.'),
  currency: orNull(
    z.enum(['current', 'stale', 'former']),
    'Of mandates as in `/officers`. A holding is `stale` when a later filing states none. Null for a merger and a seat.',
  ),
  doubtful: bool.describe('Something speaks against it, or the other side was found by name and address.'),
  source: z
    .strictObject({
      kind: z.enum(['act', 'deposit', 'register']),
      reference: orNull(text, 'The numac of an act, the reference of a deposit. Null: register.'),
    })
    .describe('Where it is stated; of several mandates the first one.'),
  date: orNull(
    date,
    'Day for which the source states it: last confirmation or start, end of the fiscal year.',
  ),
  offices: z.array(text).describe('Of officers, current ones first. Empty for others.'),
  starts_on: orNull(date, 'Of the first mandate.'),
  ends_on: orNull(date, 'Of the first mandate.'),
  on_behalf_of: orNull(enterpriseNumber, 'Of a permanent representative: the company.'),
  by_holder: fraction,
  by_held: fraction,
  contradiction: bool.describe('Both sides state a share, more than half a percentage point apart.'),
})

export const aroundSchema = body(
  'InsolvencyAround',
  'A company of the surroundings against which a procedure was opened, and not revoked.',
  {
    enterprise_number: enterpriseNumber,
    name: orNull(text, 'As of a node.'),
    in_register: bool.describe('In the newest extract.'),
    kind: z
      .enum(['bankruptcy', 'judicial_dissolution', 'reorganisation'])
      .describe('Procedure; a transfer under judicial authority is a reorganisation.'),
    opened_on: orNull(date, 'Null when only the register tells of a bankruptcy.'),
    numac: orNull(text, 'Publication of the opening.'),
    links: z
      .array(
        z.strictObject({
          kind: z
            .enum(['same_person', 'same_company', 'leads', 'led_by', 'group'])
            .describe(
              '`same_person`, `same_company`: `through` leads both. `leads`, `led_by`: one leads the other. `group`: by ' +
                'majority holdings.',
            ),
          through: orNull(
            z.strictObject({ id: text.nullable(), name: text.nullable() }),
            'Who links them. Null when nothing stands between.',
          ),
        }),
      )
      .describe(
        'Mandates count that ran at the opening or within the year before it; without its day, those that are not over.',
      ),
  },
)

const sameAddress = body(
  'SameAddress',
  'Companies with their registered seat in the same house, whatever the box.',
  {
    count: count.describe('Other legal persons in the house; at least that many when `is_minimum`.'),
    is_minimum: bool.describe('They were counted no further.'),
    shared_office: bool.describe(
      '20 and more: a law firm, an accountant or an office centre. They are not linked then.',
    ),
    companies: z
      .array(z.strictObject({ enterprise_number: enterpriseNumber, legal_name: text }))
      .describe('The first five by number.'),
  },
)

export const networkSchema = body('Network', 'Companies and people around a company, and what links them.', {
  enterprise_number: enterpriseNumber,
  legal_name: text.describe('As in the dossier.'),
  depth: count.describe('As asked for.'),
  people: bool.describe(
    'Whether people link companies. Without the right, they are officers of the company only.',
  ),
  nodes: z.array(nodeSchema).describe('At most 200, the company first.'),
  edges: z.array(edgeSchema).describe('Between these nodes.'),
  left_out: z
    .strictObject({
      nodes: count,
      is_minimum: bool.describe('There are so many that not all were read.'),
    })
    .describe(
      'Nodes within the depth that were cut: farthest first, then by kind of edge in the order of its list, former ' +
        'before stale before current, then by number.',
    ),
  insolvencies_around: orNull(
    z.array(aroundSchema),
    'Newest first: companies led by the same people or companies, and the group, within two steps whatever the ' +
      'depth. Null while the gazette is unknown.',
  ),
  same_address: orNull(sameAddress, 'Null when the registered seat is unknown or has no house number.'),
  not_answered: z
    .array(z.enum(['gazette', 'accounts', 'risk', 'register', 'people']))
    .describe(
      'What is missing here: sources that did not answer or are not loaded. `gazette` also while publications about ' +
        'the company are not yet processed. `people`: mandates have never been joined.',
    ),
})

export type NetworkBody = z.infer<typeof networkSchema>
export type NetworkNodeBody = z.infer<typeof nodeSchema>
export type NetworkEdgeBody = z.infer<typeof edgeSchema>
export type InsolvencyAroundBody = z.infer<typeof aroundSchema>
