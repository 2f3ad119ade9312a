// Description of the batch of dossiers.

import { z } from 'zod'
import examples from '../../../../../data/api/examples.json' with { type: 'json' }
import { body } from '../body-fields.ts'
import { describeRoute } from '../describe-route.ts'
import { companySchema } from '../schema.ts'

/** Numbers in one request. */
export const MAX_NUMBERS = 50
/** Numbers that count as one call. */
export const NUMBERS_PER_CALL = 10

const texts = z.array(z.string())

export const batchSchema = body('CompanyBatch', 'Dossiers of several companies.', {
  companies: z
    .array(companySchema)
    .describe('The dossiers that were found, in the order of the numbers, each company once.'),
  unknown: texts.describe(
    'Numbers, as given and cut to 40 characters, of which no company is in the latest register extract, and what is ' +
      'no enterprise number, such as text of more than ten digits.',
  ),
  unavailable: texts.describe(
    'Numbers, as given, of which nothing can be said because a source did not answer. Ask again later.',
  ),
})

type BatchBody = z.infer<typeof batchSchema>

const ordinary = examples.company.ordinary.value as BatchBody['companies'][number]

/** The description of the route. */
export const BATCH_SCHEMA = describeRoute({
  operationId: 'getCompanies',
  summary: 'The dossiers of several companies',
  description:
    `Up to ${MAX_NUMBERS} dossiers, each as \`/companies/{kbo}\` gives it. Every ${NUMBERS_PER_CALL} numbers count as one call against the rate ` +
    'limit. 400 without numbers or with too many. `no-store` when any dossier is degraded or unavailable.',
  query: {
    kbo: {
      type: 'string',
      description: `1 to ${MAX_NUMBERS} enterprise numbers in any notation, separated by commas and nothing else; the parameter may be repeated.`,
      'x-examples': {
        plain: { summary: 'Two numbers', value: '0730096036,0712345630' },
        dotted: { summary: 'In other notations', value: '0730.096.036,BE0712345630' },
      },
    },
  },
  required: ['kbo'],
  answer: {
    description: 'The dossiers, and the numbers without one.',
    schema: { $ref: 'CompanyBatch#' },
    examples: {
      found: {
        summary: 'A company, and a number that is unknown',
        value: { companies: [ordinary], unknown: ['0712.345.631'], unavailable: [] } satisfies BatchBody,
      },
      unavailable: {
        summary: 'The register did not answer: not cacheable',
        value: { companies: [], unknown: [], unavailable: ['0730096036'] } satisfies BatchBody,
      },
    },
  },
  unavailable: {
    description:
      'The service is at its limit. A source that does not answer is no 503 here: see `unavailable`.',
    error: 'The service is at its limit. Try again in a moment.',
  },
})
