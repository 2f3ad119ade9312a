// GET /api/v1/companies/{kbo}/establishments?lang=…&limit=…&cursor=…

import type { FastifyInstance } from 'fastify'
import examples from '../../../../../data/api/examples.json' with { type: 'json' }
import { parseEnterpriseNumber } from '../../../../domain/company/enterprise-number.ts'
import { ParameterError } from '../../../../domain/errors.ts'
import type {
  LabelledEstablishments,
  ListEstablishments,
} from '../../../../usecases/register/list-establishments.ts'
import { CACHEABLE, renderJson, sendRendered } from '../../../caching.ts'
import { isLang, type Lang } from '../../../i18n/languages.ts'
import { clientProblem, sendProblem, UNKNOWN_COMPANY } from '../../../problem.ts'
import {
  ESTABLISHMENT_NUMBERS,
  isUndecodable,
  type Parameter,
  readCursor,
  readLanguage,
  readLimit,
} from '../../../query-parameters.ts'
import { describeLimit, describeRoute, KBO_PARAMETER } from '../describe-route.ts'
import { LANGUAGE_PARAMETER, toActivityBody, toAddressBody, toNameBody } from './record-body.ts'
import type { EstablishmentsBody } from './register-schema.ts'

const LIMITS = { defaultLimit: 20, maxLimit: 50 }

const schema = describeRoute({
  operationId: 'listEstablishments',
  summary: 'The establishments of one company',
  description:
    'Page by page, by ascending number: pass `next_cursor` as `cursor` until it is null. A cursor that no page gave ' +
    'is a 400.',
  params: KBO_PARAMETER,
  query: {
    ...LANGUAGE_PARAMETER,
    limit: describeLimit('establishments', LIMITS),
    cursor: {
      type: 'string',
      description: '`next_cursor` of the page before. Without it, the first page.',
      'x-examples': { next: { summary: 'The page after the first one', value: '2013019620' } },
    },
  },
  answer: {
    description: 'A page; an empty one is sent only when the register answered.',
    schema: { $ref: 'EstablishmentPage#' },
    examples: examples.establishment,
  },
  notFound: 'No company of this number is in the latest register extract.',
  unavailable: {
    description: 'Register unavailable. This does not mean that there are no establishments.',
    error: 'Register source unavailable. This does not mean that nothing is on record; try again later.',
  },
})

export type EstablishmentsDeps = {
  listEstablishments: ListEstablishments
  site: { defaultLanguage: Lang }
}

type Query = { lang?: Parameter; limit?: Parameter; cursor?: Parameter }

export function registerEstablishments(app: FastifyInstance, deps: EstablishmentsDeps): void {
  app.get<{ Params: { kbo: string }; Querystring: Query }>(
    '/companies/:kbo/establishments',
    { schema },
    async (request, reply) => {
      const number = parseEnterpriseNumber(request.params.kbo)
      if (number === null) return sendProblem(reply, UNKNOWN_COMPANY)
      const cursor = readCursor(request.query.cursor, ESTABLISHMENT_NUMBERS)
      if (isUndecodable(request.url)) return sendProblem(reply, clientProblem(400))
      // Ignoring it would send a client that pages in a circle.
      if (cursor === undefined)
        throw new ParameterError('cursor', 'take it from `next_cursor` of the page before, or leave it out.')
      const lang = readLanguage(request.query.lang, isLang, deps.site.defaultLanguage)
      const query = { after: cursor, limit: readLimit(request.query.limit, LIMITS) }
      const listed = await deps.listEstablishments(number, query, lang)
      sendRendered(request, reply, renderJson(JSON.stringify(toBody(lang, number, listed)), CACHEABLE))
    },
  )
}

function toBody(lang: Lang, number: string, { page, labels }: LabelledEstablishments): EstablishmentsBody {
  return {
    enterprise_number: number,
    total: page.total,
    establishments: page.establishments.map(({ number, startDate, names, address, ...filed }) => ({
      establishment_number: number,
      start_date: startDate,
      names: names.map(toNameBody),
      address: address && toAddressBody(lang, address),
      activities: filed.activities.map(activity => toActivityBody(lang, labels, activity)),
      activity_count: filed.activityCount,
    })),
    next_cursor: page.next,
  }
}
