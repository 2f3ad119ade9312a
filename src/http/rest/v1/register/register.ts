// GET /api/v1/companies/{kbo}/register?lang=…&as_of=…&known_at=…

import type { FastifyInstance } from 'fastify'
import examples from '../../../../../data/api/examples.json' with { type: 'json' }
import { parseEnterpriseNumber } from '../../../../domain/company/enterprise-number.ts'
import { contactKindOf } from '../../../../domain/company/register-codes.ts'
import type { UseCases } from '../../../../usecases/create-use-cases.ts'
import type { LabelledRecord } from '../../../../usecases/register/get-register-record.ts'
import { CACHEABLE, renderJson, sendRendered } from '../../../caching.ts'
import { isLang, type Lang } from '../../../i18n/languages.ts'
import { sendProblem, UNKNOWN_COMPANY } from '../../../problem.ts'
import { type Parameter, readLanguage } from '../../../query-parameters.ts'
import { describeRoute, KBO_PARAMETER } from '../describe-route.ts'
import { MOMENT_PARAMETERS, type MomentQuery, readMoment } from '../moment.ts'
import { LANGUAGE_PARAMETER, toActivityBody, toAddressBody, toCodeBody, toNameBody } from './record-body.ts'
import type { RegisterBody } from './register-schema.ts'

const PAST_PARAMETERS = {
  as_of: {
    ...MOMENT_PARAMETERS.as_of,
    description:
      'The record as of this day, not later than today: by the newest extract whose snapshot date is not after it. With ' +
      '`known_at` alone it is that day.',
  },
  known_at: {
    ...MOMENT_PARAMETERS.known_at,
    description:
      'The record by the extracts that were loaded then: a day (its end in UTC), or a time with `Z` or an offset. ' +
      'Extracts that were rolled back since never count.',
  },
}

const schema = describeRoute({
  operationId: 'getRegisterRecord',
  summary: 'Everything the register files about one company',
  description:
    'Names, addresses, activities in every edition of NACE, branches and contacts, with labels in the language asked ' +
    'for. Of natural persons neither addresses of their own nor contacts are given. With `as_of` or `known_at` the record ' +
    'as it stood, with the labels of today; a date that cannot be read or is in the future is a 400.',
  params: KBO_PARAMETER,
  query: { ...LANGUAGE_PARAMETER, ...PAST_PARAMETERS },
  answer: {
    description: 'The record. Null means unknown or withheld, never zero or empty.',
    schema: { $ref: 'RegisterRecord#' },
    examples: examples.register,
  },
  notFound:
    'No company of this number is in the latest register extract, or in that of the day; or the day is before the first ' +
    'extract that Griffie loaded, and nothing can be said of it: the error text says which.',
  unavailable: {
    description: 'Register unavailable. This does not mean that the company is unknown.',
    error: 'Register source unavailable. This does not mean that nothing is on record; try again later.',
  },
})

export type RegisterDeps = Pick<UseCases, 'getRegisterRecord' | 'getPastRecord'> & {
  site: { defaultLanguage: Lang }
}

export function registerRegister(app: FastifyInstance, deps: RegisterDeps): void {
  app.get<{ Params: { kbo: string }; Querystring: MomentQuery & { lang?: Parameter } }>(
    '/companies/:kbo/register',
    { schema },
    async (request, reply) => {
      const number = parseEnterpriseNumber(request.params.kbo)
      if (number === null) return sendProblem(reply, UNKNOWN_COMPANY)
      const moment = readMoment(request.query)
      const lang = readLanguage(request.query.lang, isLang, deps.site.defaultLanguage)
      const record = await (moment
        ? deps.getPastRecord(number, lang, moment)
        : deps.getRegisterRecord(number, lang))
      const body = JSON.stringify(toBody(lang, record))
      sendRendered(request, reply, renderJson(body, CACHEABLE))
    },
  )
}

function toBody(lang: Lang, { record, labels }: LabelledRecord): RegisterBody {
  const form = record.formCac ?? record.form
  return {
    enterprise_number: record.enterpriseNumber,
    kind: record.kind,
    start_date: record.startDate,
    situation: toCodeBody(record.situationCode, labels.situation(record.situationCode)),
    legal_form: toCodeBody(form, labels.legalForm(form)),
    legal_form_filed: toCodeBody(record.form, labels.legalForm(record.form)),
    names: record.names.map(toNameBody),
    addresses: record.addresses?.map(filed => toAddressBody(lang, filed)) ?? null,
    activities: record.activities.map(filed => toActivityBody(lang, labels, filed)),
    branches: record.branches.map(({ id, startDate, names, address }) => ({
      branch_id: id,
      start_date: startDate,
      names: names.map(toNameBody),
      address: address && toAddressBody(lang, address),
    })),
    contacts: record.contacts?.map(({ type, value }) => ({ kind: contactKindOf(type), value })) ?? null,
    counts: record.counts,
  }
}
