// OpenAPI paths of the feeds, each in three formats.

import {
  document,
  error,
  get,
  jsonDocument,
  language,
  NO_ANSWER,
  NOT_MODIFIED,
  type PublicOperation,
} from './public-operations.ts'

const pathParameter = (name: string, description: string, example: string) => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string' },
  example,
})

/** The enterprise number in a path. */
export const KBO = pathParameter(
  'kbo',
  'The enterprise number, in any notation whose digits end in its ten digits.',
  '0730096036',
)

const text = { type: 'string' }
const objects = { type: 'array', items: { type: 'object' } }

// https://www.jsonfeed.org/version/1.1/
const JSON_FEED = { version: text, title: text, items: objects }
type FeedGroup = {
  /** Path of the folder, and the words in operation ids. */
  folder: string
  name: string
  summary: string
  description: string
  parameters: object[]
  responses: PublicOperation['responses']
}

// One operation for each format.
function feeds({ folder, name, summary, description, parameters, responses }: FeedGroup) {
  const formats = [
    ['rss.xml', 'Rss', 'RSS 2.0', 'application/rss+xml'],
    ['atom.xml', 'Atom', 'Atom', 'application/atom+xml'],
    ['feed.json', 'Json', 'JSON Feed', 'application/feed+json'],
  ] as const
  return Object.fromEntries(
    formats.map(([file, word, format, type]) => [
      `${folder}/${file}`,
      get({
        operationId: `get${name}${name === 'InsolvencyFeed' && word === 'Rss' ? '' : word}`,
        summary: `${summary}, as ${format}`,
        description: `${format}, newest first, legal persons only. ${description}Cached for five minutes.`,
        parameters: [...parameters, language('titles and descriptions')],
        responses: {
          200: word === 'Json' ? jsonDocument(type, 'The feed.', JSON_FEED) : document(type, 'The feed.'),
          304: NOT_MODIFIED,
          ...responses,
          503: error(`${NO_ANSWER} Never an empty feed.`),
        },
      }),
    ]),
  )
}

const COUNTED = { 429: error('Rate limit exceeded. `Retry-After` gives the seconds to wait.') }
const CHANGES_NOTE =
  'The fifty newest changes of the register, events and acts of the gazette and filed accounts. ' +
  'Counts against the rate limit of the API, per client IP. '

/** The paths of each feed. */
export const FEEDS = {
  insolvencies: feeds({
    folder: '/insolventies',
    name: 'InsolvencyFeed',
    summary: 'The newest insolvency publications',
    description: 'Links to the archives of days, which have what is older (RFC 5005, `prev-archive`). ',
    parameters: [],
    responses: {},
  }),
  insolvencyArchives: feeds({
    folder: '/insolventies/{day}',
    name: 'InsolvencyArchive',
    summary: 'The insolvency publications of a day',
    description:
      'All of the day, with a link to the last day before it that has any. Counts against the rate limit of the API, per ' +
      'client IP. ',
    parameters: [pathParameter('day', 'The day of publication, `YYYY-MM-DD`.', '2026-11-27')],
    responses: {
      404: error('Not a day, or none of it is on record: it may not have been loaded.'),
      ...COUNTED,
    },
  }),
  company: feeds({
    folder: '/feed/company/{name}',
    name: 'CompanyFeed',
    summary: 'Changes of a company',
    description: CHANGES_NOTE,
    parameters: [{ ...KBO, name: 'name' }],
    responses: { 404: error('No legal person of this number is known.'), ...COUNTED },
  }),
  town: feeds({
    folder: '/feed/town/{name}',
    name: 'TownFeed',
    summary: 'Changes of the companies of a town',
    description: `${CHANGES_NOTE}Out of the newest 20,000 changes of all companies. `,
    parameters: [pathParameter('name', 'The postal code of the seat.', '9000')],
    responses: { 404: error('Not a postal code.'), ...COUNTED },
  }),
  nace: feeds({
    folder: '/feed/nace/{name}',
    name: 'ActivityFeed',
    summary: 'Changes of the companies with an activity',
    description: `${CHANGES_NOTE}Out of the newest 20,000 changes of all companies. `,
    parameters: [
      pathParameter(
        'name',
        'The first digits of the main activity, at least two, with or without dots.',
        '62.01',
      ),
    ],
    responses: { 404: error('Not a NACE code.'), ...COUNTED },
  }),
}
