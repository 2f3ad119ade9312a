// GET /api/v1/search?q=…&limit=…, with filters and a cursor

import type { FastifyInstance } from 'fastify'
import examples from '../../../../../data/api/examples.json' with { type: 'json' }
import { ParameterError } from '../../../../domain/errors.ts'
import { addressOfHit, type SearchHit } from '../../../../domain/search/query.ts'
import type { SearchCompanies } from '../../../../usecases/search/search-companies.ts'
import { MAX_HITS, searchPage } from '../../../../usecases/search/search-page.ts'
import { CACHEABLE, renderJson, sendRendered } from '../../../caching.ts'
import { clientProblem, sendProblem } from '../../../problem.ts'
import {
  isUndecodable,
  type Parameter,
  parseSearchText,
  readFilter,
  readLimit,
} from '../../../query-parameters.ts'
import { bodyOf } from '../body-fields.ts'
import { describeLimit, describeRoute } from '../describe-route.ts'
import { type SearchHitBody, searchHitSchema } from '../schema.ts'

const LIMITS = { defaultLimit: 20, maxLimit: 50 }

const schema = describeRoute({
  operationId: 'searchCompanies',
  summary: 'Companies by name, number, address or activity',
  description:
    'A bare array, best match first, and no total; the `Link` header has the next page. An enterprise number in any notation matches its company; ' +
    'a NACE code or prefix, the companies with that activity; other text matches addresses and names, with typo tolerance. ' +
    'A blank or missing `q` gives `[]`.',
  query: {
    q: {
      type: 'string',
      description: 'A name, enterprise number, VAT number, NACE code or address.',
      'x-examples': {
        name: { summary: 'A name and a town', value: 'verzonnen molen gent' },
        number: { summary: 'An enterprise number', value: '0730.096.036' },
        vat: { summary: 'A VAT number', value: 'BE 0730.096.036' },
        nace: { summary: 'A NACE code', value: '10.61' },
        address: { summary: 'An address', value: 'Postlaan 109, 2440 Geel' },
      },
    },
    limit: describeLimit('hits', LIMITS),
    town: {
      type: 'string',
      description:
        'Only companies of this town: a postal code, or a name in any language, a part of a town too.',
      examples: ['9040'],
    },
    nace: {
      type: 'string',
      description: 'Only companies whose main activity begins with these digits.',
      examples: ['43'],
    },
    legal_form: {
      type: 'string',
      description:
        'Only companies of this legal form: a code of the register, or an abbreviation such as BV.',
      examples: ['610'],
    },
    situation: {
      type: 'string',
      description: 'Only companies in this legal situation, a code of the register.',
      examples: ['000'],
    },
    person: {
      type: 'string',
      enum: ['natural', 'legal'],
      description: 'Only natural persons, or only legal ones.',
    },
    cursor: {
      type: 'string',
      description: `The page after another one, from its \`Link\` header with \`rel="next"\`. At most ${MAX_HITS} hits can be paged through.`,
      examples: ['20'],
    },
  },
  answer: {
    description: 'The matches. An empty list is sent only when the register answered.',
    schema: { type: 'array', items: { $ref: 'SearchHitDto#' } },
    examples: examples.search,
    headers: {
      Link: {
        type: 'string',
        description: 'The next page, with `rel="next"`. Absent on the last one.',
        examples: ['</api/v1/search?q=verzonnen+molen&cursor=20>; rel="next"'],
      },
    },
  },
  unavailable: {
    description: 'Register unavailable. It does not mean that there is no match.',
    error: 'Register source unavailable. This does not mean that nothing is on record; try again later.',
  },
})

export function registerSearch(app: FastifyInstance, searchCompanies: SearchCompanies): void {
  app.get<{ Querystring: Record<string, Parameter> }>('/search', { schema }, async (request, reply) => {
    if (isUndecodable(request.url)) return sendProblem(reply, clientProblem(400))
    const q = parseSearchText(request.query.q)
    const filter = readFilter(request.query)
    const page = { limit: readLimit(request.query.limit, LIMITS), from: readPosition(request.query.cursor) }
    const { hits, next } = q === '' ? NOTHING : await searchPage(searchCompanies, q, page, filter)
    const more = next === null ? [] : ['Link', `<${nextPath(request.url, next)}>; rel="next"`]
    sendRendered(request, reply, renderJson(JSON.stringify(hits.map(toBody)), CACHEABLE, { more }))
  })
}

const NOTHING = { hits: [], next: null }

// A cursor is the number of hits before the page.
function readPosition(given: Parameter): number {
  const text = (Array.isArray(given) ? given[0] : given) ?? ''
  if (text === '') return 0
  if (!/^\d{1,3}$/.test(text) || Number(text) >= MAX_HITS)
    throw new ParameterError(
      'cursor',
      `take it from the Link header of the page before; there are at most ${MAX_HITS} hits.`,
    )
  return Number(text)
}

function nextPath(url: string, cursor: number): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  searchParams.set('cursor', String(cursor))
  return `${pathname}?${searchParams}`
}

const toHitBody = bodyOf(searchHitSchema)

function toBody(hit: SearchHit): SearchHitBody {
  return toHitBody({
    ...hit,
    matchedAddress: addressOfHit(hit),
    kind: 'company',
    href: null,
    subtitle: null,
    registerSituationCode: hit.situationCode,
    matchedName: hit.matchedName?.name ?? null,
    matchedNameOf: hit.matchedName?.entity ?? null,
  })
}
