// GET /api/v1/companies/{kbo}/register and /establishments

import type { FastifyInstance } from 'fastify'
import { parseEnterpriseNumberSegment } from '../../../domain/company/enterprise-number.ts'
import { ParameterError } from '../../../domain/errors.ts'
import type { Reader } from '../../../usecases/codes/name-codes.ts'
import type {
  Establishment,
  GetRegisterRecord,
  ListEstablishments,
  RecordActivity,
  RecordAddress,
  RecordName,
  RegisterRecord,
} from '../../../usecases/record/get-register-record.ts'
import type { LabelledCode } from '../../../usecases/record/label-codes.ts'
import { CACHEABLE, renderJson, sendRendered } from '../../caching.ts'
import { sendProblem, UNKNOWN_COMPANY } from '../../problem.ts'
import { type Parameter, readLimit } from '../../query-parameters.ts'
import { describeRoute, KBO_PARAMETER } from './describe-route.ts'
import { establishmentExamples, recordExamples } from './record-examples.ts'
import type {
  ActivityBody,
  AddressBody,
  CodeBody,
  EstablishmentsBody,
  NameBody,
  RecordBody,
} from './record-schema.ts'

const LANG_PARAMETER = {
  type: 'string',
  enum: ['nl', 'fr', 'de', 'en'],
  default: 'nl',
  description: 'Language of the labels. `label_language` says which one each is in.',
}
const LIMITS = { defaultLimit: 50, maxLimit: 100 }

const shared = {
  notFound: 'No company of this number is in the latest register extract.',
  unavailable: {
    description: 'Register unavailable.',
    error: 'Register source unavailable. This does not mean that nothing is on record; try again later.',
  },
}

const recordRoute = describeRoute({
  ...shared,
  operationId: 'getRegisterRecord',
  summary: 'All that the register holds of one company',
  description:
    'Names, addresses, activities, branches and contacts as filed, with labels. Contacts are those of legal persons only.',
  parameterSchemas: {
    params: KBO_PARAMETER,
    querystring: { type: 'object', properties: { lang: LANG_PARAMETER } },
  },
  answer: {
    description: 'The record.',
    schema: { $ref: 'RegisterRecord#' },
    examples: recordExamples,
  },
})

const establishmentsRoute = describeRoute({
  ...shared,
  operationId: 'listEstablishments',
  summary: 'The establishments of one company',
  description: 'By ascending number, with names, addresses and activities as filed.',
  parameterSchemas: {
    params: KBO_PARAMETER,
    querystring: {
      type: 'object',
      properties: {
        lang: LANG_PARAMETER,
        limit: {
          type: 'integer',
          format: 'int32',
          minimum: 1,
          maximum: LIMITS.maxLimit,
          default: LIMITS.defaultLimit,
          description: 'Establishments a page. Clamped to 1..100.',
        },
        cursor: { type: 'string', description: '`next_cursor` of the page before.' },
      },
    },
  },
  answer: {
    description: 'A page of establishments.',
    schema: { $ref: 'EstablishmentPage#' },
    examples: establishmentExamples,
  },
})

type RecordDeps = { getRegisterRecord: GetRegisterRecord; listEstablishments: ListEstablishments }
type RecordRequest = { Params: { kbo: string }; Querystring: Record<string, Parameter> }

export function registerRecord(app: FastifyInstance, deps: RecordDeps): void {
  app.get<RecordRequest>('/companies/:kbo/register', { schema: recordRoute }, async (request, reply) => {
    const number = parseEnterpriseNumberSegment(request.params.kbo)
    if (number === null) return sendProblem(reply, UNKNOWN_COMPANY)
    const record = await deps.getRegisterRecord(number, readLanguage(request.query.lang))
    sendRendered(request, reply, renderJson(JSON.stringify(toRecordBody(record)), CACHEABLE))
  })

  app.get<RecordRequest>(
    '/companies/:kbo/establishments',
    { schema: establishmentsRoute },
    async (request, reply) => {
      const number = parseEnterpriseNumberSegment(request.params.kbo)
      if (number === null) return sendProblem(reply, UNKNOWN_COMPANY)
      const { lang, limit, cursor } = request.query
      const page = { after: readCursor(cursor), limit: readLimit(limit, LIMITS) }
      const { total, establishments, nextCursor } = await deps.listEstablishments(
        number,
        page,
        readLanguage(lang),
      )
      const body: EstablishmentsBody = {
        enterprise_number: number,
        total,
        establishments: establishments.map(toEstablishmentBody),
        next_cursor: nextCursor,
      }
      sendRendered(request, reply, renderJson(JSON.stringify(body), CACHEABLE))
    },
  )
}

function firstOf(given: Parameter): string {
  return ((Array.isArray(given) ? given[0] : given) ?? '').trim()
}

function readLanguage(given: Parameter): Reader {
  const lang = firstOf(given) || 'nl'
  if (lang !== 'nl' && lang !== 'fr' && lang !== 'de' && lang !== 'en')
    throw new ParameterError('lang', 'write nl, fr, de or en.')
  return lang
}

function readCursor(given: Parameter): number {
  const text = firstOf(given)
  if (text === '') return 0
  if (!/^[2-8]\d{9}$/.test(text))
    throw new ParameterError('cursor', 'take it from next_cursor of the page before.')
  return Number(text)
}

function toRecordBody(record: RegisterRecord): RecordBody {
  return {
    enterprise_number: record.enterpriseNumber,
    type: toCodeBody(record.type),
    start_date: record.startDate,
    situation: toCodeBody(record.situation),
    legal_form: toCodeBody(record.legalForm),
    names: record.names.map(toNameBody),
    addresses: record.addresses.map(toAddressBody),
    activities: record.activities.map(toActivityBody),
    branches: record.branches.map(({ names, addresses }) => ({
      names: names.map(toNameBody),
      addresses: addresses.map(toAddressBody),
    })),
    contacts: record.contacts?.map(({ kind, value }) => ({ kind: toCodeBody(kind), value })) ?? null,
    counts: record.counts,
  }
}

function toEstablishmentBody(establishment: Establishment): EstablishmentsBody['establishments'][number] {
  const { number, startDate, names, addresses, activities } = establishment
  return {
    number,
    start_date: startDate,
    names: names.map(toNameBody),
    addresses: addresses.map(toAddressBody),
    activities: activities.map(toActivityBody),
  }
}

function toCodeBody(code: LabelledCode | null): CodeBody | null {
  return code && { code: code.code, label: code.label, label_language: code.labelLanguage }
}

function toNameBody({ name, kind, language }: RecordName): NameBody {
  return { name, kind: toCodeBody(kind), language: toCodeBody(language) }
}

function toAddressBody(address: RecordAddress): AddressBody {
  const { kind, country, zip, municipality, street, houseNumber, box, extra, struckOff } = address
  return {
    kind: toCodeBody(kind),
    country,
    zip,
    municipality,
    street,
    house_number: houseNumber,
    box,
    extra,
    struck_off: struckOff,
  }
}

function toActivityBody({ group, version, nace, classification }: RecordActivity): ActivityBody {
  return {
    group: toCodeBody(group),
    version,
    nace: toCodeBody(nace),
    classification: toCodeBody(classification),
  }
}
