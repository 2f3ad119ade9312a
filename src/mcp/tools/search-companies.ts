// search_companies: finds enterprise numbers by name, address, number or NACE code.

import { z } from 'zod'
import { parseFilter } from '../../domain/search/filter.ts'
import { addressOfHit, type SearchHit } from '../../domain/search/query.ts'
import type { SearchCompanies } from '../../usecases/search/search-companies.ts'
import { dossierUrl, joinSources, REGISTER } from './company-answer.ts'
import { defineTool } from './define-tool.ts'
import { jsonByteLength, MAX_RESULT_BYTES, takeWithinBytes } from './pagination.ts'
import type { Tool, ToolContext } from './tool.ts'

const PAGE_SIZE = 10
// The search ranks two hundred candidates per name, so further pages would be empty.
const MAX_PAGE = 20
const QUERY = 'must be text of 1 to 1,000 characters.'
const PAGE = `must be a whole number from 1 to ${MAX_PAGE}.`

const hit = z.object({
  enterpriseNumber: z.string(),
  legalName: z.string(),
  city: z.string().nullable(),
  primaryNace: z.string().nullable(),
  matchKind: z.enum(['name', 'address', 'kbo', 'nace']),
  matchedAddress: z.string().optional(),
  matchedName: z.string().optional(),
  approximate: z.literal(true).optional(),
  notInRegister: z.literal(true).optional(),
  dossierUrl: z.string().nullable(),
})

const output = z.object({
  page: z.int(),
  companies: z.array(hit),
  hasMore: z.boolean(),
  note: z.string().optional(),
  source: z.string(),
})

type Output = z.input<typeof output>

export function createSearchTool(searchCompanies: SearchCompanies): Tool {
  return defineTool({
    name: 'search_companies',
    title: 'Search companies',
    description:
      'Find Belgian companies by name, address, enterprise or VAT number, NACE code, or a pasted invoice line. Use it first when you have no enterprise number. Best hits first, 10 a page. approximate: words were left out or corrected. notInRegister: no profile or network, but the other tools answer.',
    input: z.strictObject({
      query: z.string(QUERY).trim().min(1, QUERY).max(1_000, QUERY),
      page: z.int(PAGE).min(1, PAGE).max(MAX_PAGE, PAGE).default(1),
      town: z.string().max(80).optional(),
      nace: z.string().max(12).optional(),
      legalForm: z.string().max(12).optional(),
      situation: z.string().max(3).optional(),
      person: z.enum(['natural', 'legal']).optional(),
    }),
    output,
    async answer({ query, page, legalForm, town, nace, situation, person }, context) {
      const given = { town, nace, legalForm, situation, person }
      const filter = parseFilter(
        {
          town: town ?? null,
          nace: nace ?? null,
          legal_form: legalForm ?? null,
          situation: situation ?? null,
          person: person ?? null,
        },
        'legalForm',
      )
      // One extra hit shows whether there is a next page.
      const found = await searchCompanies(query.replaceAll('\0', ' '), page * PAGE_SIZE + 1, filter)
      const shown = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
      const isBeyond = found.length > page * PAGE_SIZE
      return {
        page,
        companies: shown.map(company => shapeHit(company, context)),
        hasMore: isBeyond && page < MAX_PAGE,
        note: writeNote(page, shown.length, isBeyond, namesOf(given)),
        source: joinSources(REGISTER),
      }
    },
    shorten: truncateAnswer,
  })
}

// Only reached by ten maximum-length names in a script with three bytes per letter.
function truncateAnswer(answer: Output): Output {
  if (jsonByteLength(answer) <= MAX_RESULT_BYTES) return answer
  const note = `Truncated at ${MAX_RESULT_BYTES} bytes: use a more specific query.`
  const companies = takeWithinBytes(
    answer.companies,
    MAX_RESULT_BYTES - jsonByteLength({ ...answer, note, companies: [] }),
  )
  return { ...answer, companies, note }
}

/** The arguments that limit the search. */
function namesOf(given: Record<string, string | undefined>): string[] {
  return Object.keys(given).filter(name => given[name]?.trim())
}

const NOTHING_FOUND = 'Try fewer words, another spelling, or the enterprise number.'

function writeNote(
  page: number,
  shown: number,
  isBeyond: boolean,
  filters: readonly string[],
): string | undefined {
  if (shown === 0 && page > 1) return 'There are no more hits.'
  if (shown === 0)
    return filters.length === 0
      ? `Nothing found. ${NOTHING_FOUND}`
      : `Nothing found within ${filters.join(', ')}: omit ${filters.length === 1 ? 'it' : 'them'} to search all companies. ${NOTHING_FOUND}`
  return isBeyond && page === MAX_PAGE
    ? 'There are more hits than pages: use a more specific query.'
    : undefined
}

function shapeHit(found: SearchHit, context: ToolContext) {
  return {
    enterpriseNumber: found.enterpriseNumber,
    legalName: found.legalName,
    city: found.city,
    primaryNace: found.primaryNace,
    matchKind: found.matchKind,
    matchedAddress: addressOfHit(found) ?? undefined,
    matchedName: found.matchedName?.name,
    approximate: found.approximate ? (true as const) : undefined,
    notInRegister: found.notInRegister ? (true as const) : undefined,
    dossierUrl: dossierUrl(context, found.enterpriseNumber, found.legalName),
  }
}
