// All request parts that can carry client text. A test compares them with the routes.

export const LANGUAGES = ['nl', 'fr', 'de', 'en']

/** A request target with `text`, percent-encoded, in one of its parts. */
type InjectionPoint = (text: string) => string

// OAuth discovery documents of MCP clients.
const DOCUMENTS = ['oauth-protected-resource', 'oauth-authorization-server', 'openid-configuration']

/** All injection points; company routes use `number`. */
export function injectionPointsOf(number: string): InjectionPoint[] {
  return [
    ...pathInjectionPoints(number),
    ...queryInjectionPoints(number),
    ...companyInjectionPoints(number),
    ...DISCOVERY_INJECTION_POINTS,
    ...RECONCILE_INJECTION_POINTS,
    ...CHANGE_INJECTION_POINTS,
  ]
}

function pathInjectionPoints(number: string): InjectionPoint[] {
  return [
    x => `/api/v1/companies/${x}`,
    x => `/api/v1/companies/${x}/lifecycle`,
    x => `/api/v1/companies/${x}/rollup`,
    x => `/api/v1/companies/${x}/history`,
    x => `/api/v1/companies/${x}/register`,
    x => `/api/v1/companies/${x}/establishments`,
    x => `/api/v1/companies/${x}/officers`,
    x => `/api/v1/companies/${x}/ownership`,
    x => `/api/v1/people/${x}`,
    x => `/api/v1/companies/${x}/network`,
    x => `/api/v1/${x}`,
    ...['company', 'town', 'nace'].flatMap(kind =>
      ['rss.xml', 'atom.xml', 'feed.json'].map(
        (file): InjectionPoint =>
          x =>
            `/feed/${kind}/${x}/${file}`,
      ),
    ),
    x => `/bulk/?x=${x}`,
    x => `/bulk/${x}`,
    x => `/kbo/${x}`,
    x => `/badge/${x}.svg`,
    x => `/picture/company/${x}.png`,
    x => `/export/company/${x}/financials.csv`,
    x => `/export/company/${x}/dossier.xlsx`,
    x => `/nl/person/${x}`,
    x => `/nl/company/${x}`,
    x => `/fr/company/${x}-${number}`,
    x => `/nl/company/${x}/history`,
    x => `/nl/company/${x}/report.pdf`,
    x => `/de/nace/${x}`,
    x => `/en/town/${x}`,
    x => `/${x}`,
    x => `/${x}/company/${number}`,
    x => `/${x}/company/${number}/history`,
    x => `/${x}/company/${number}/report.pdf`,
    x => `/${x}/person/0123456789abcdef`,
    x => `/docs/${x}`,
    x => `/assets/${x}`,
    x => `/.well-known/${x}`,
    ...DOCUMENTS.map(
      (document): InjectionPoint =>
        x =>
          `/.well-known/${document}/${x}`,
    ),
    x => `/sitemap-${x}.xml`,
    ...['', 'compare', 'search', 'status', 'nace', 'nace/62', 'town', 'town/1000'].map(
      (page): InjectionPoint =>
        x =>
          `/${x}/${page}`,
    ),
  ]
}

function memberInjectionPoints(lang: string): InjectionPoint[] {
  return [
    x => `/${lang}/sign-in?return=${x}`,
    x => `/${lang}/account?done=${x}`,
    x => `/${lang}/account/watched?sort=${x}`,
    x => `/${lang}/account/watched/export?x=${x}`,
  ]
}

function queryInjectionPoints(number: string): InjectionPoint[] {
  return [
    x => `/api/v1/search?q=${x}`,
    x => `/api/v1/search?q=a&limit=${x}`,
    ...['q', 'limit', 'cursor'].map(
      (name): InjectionPoint =>
        x =>
          `/api/v1/people?${name}=${x}`,
    ),
    ...['town', 'nace', 'legal_form', 'situation', 'person', 'cursor'].map(
      (name): InjectionPoint =>
        x =>
          `/api/v1/search?q=a&${name}=${x}`,
    ),
    x => `/api/v1/companies/${number}/register?lang=${x}`,
    x => `/api/v1/companies/${number}/register?as_of=${x}`,
    x => `/api/v1/companies/${number}/register?known_at=${x}`,
    x => `/api/v1/companies/${number}/network?depth=${x}`,
    ...historyInjectionPoints(number),
    x => `/api/v1/companies/${number}/establishments?cursor=${x}&limit=${x}&lang=${x}`,
    ...['town', 'nace', 'person', 'situation', 'order'].map(
      (name): InjectionPoint =>
        x =>
          `/nl/search?q=a&${name}=${x}`,
    ),
    x => `/internal/search?q=${x}`,
    x => `/internal/search?q=a&limit=${x}&lang=nl`,
    x => `/internal/search?q=a&lang=${x}`,
    ...LANGUAGES.map(
      (lang): InjectionPoint =>
        x =>
          `/${lang}/search?q=${x}`,
    ),
    x => `/nl/search?q[]=${x}&q[${x}]=1`,
    x => `/nl/compare?c=${x}&c=0403449823&q=${x}`,
    ...LANGUAGES.flatMap(memberInjectionPoints),
    x => `/nl/company/x-${number}?establishments=${x}`,
    x => `/nl/?${x}=${x}`,
    x => `/nl/nace/62?page=${x}`,
    ...['rss.xml', 'atom.xml', 'feed.json'].flatMap(file => feedInjectionPoints(number, file)),
    x => `/badge/${number}.svg?lang=${x}`,
    x => `/export/company/${number}/financials.csv?lang=${x}`,
    x => `/export/company/${number}/financials.csv?format=${x}`,
    x => `/export/company/${number}/dossier.xlsx?lang=${x}`,
    x => `/kbo/${number}?${x}`,
    x => `/healthz?${x}`,
    x => `/health/status?${x}`,
    x => `/version?${x}`,
    x => `/sitemap.xml?page=${x}`,
    x => `/robots.txt?${x}`,
    x => `/openapi.json?${x}`,
    x => `/?${x}`,
    ...['docs/api', 'docs/changelog', 'docs/reference', ...DOCUMENTS.map(name => `.well-known/${name}`)].map(
      (page): InjectionPoint =>
        x =>
          `/${page}?${x}`,
    ),
  ]
}

function feedInjectionPoints(number: string, file: string): InjectionPoint[] {
  return [
    x => `/insolventies/${file}?lang=${x}`,
    x => `/insolventies/${x}/${file}`,
    x => `/insolventies/2026-11-27/${file}?lang=${x}`,
    x => `/feed/company/${number}/${file}?lang=${x}`,
  ]
}

function companyInjectionPoints(number: string): InjectionPoint[] {
  return [
    x => `/api/v1/companies?kbo=${x}`,
    x => `/api/v1/companies?kbo=${number},${x}&kbo=${x}`,
    x => `/picture/company/${number}.png?lang=${x}`,
  ]
}

const DISCOVERY_INJECTION_POINTS: InjectionPoint[] = [
  x => `/llms.txt?${x}`,
  x => `/opensearch.xml?lang=${x}`,
  x => `/.well-known/api-catalog?${x}`,
  x => `/.well-known/security.txt?${x}`,
]

const RECONCILE_INJECTION_POINTS: InjectionPoint[] = [
  ...['queries', 'extend', 'lang'].map(
    (name): InjectionPoint =>
      x =>
        `/reconcile?${name}=${x}`,
  ),
  x => `/reconcile?queries=%7B%22${x}%22:%7B%22query%22:%22${x}%22%7D%7D`,
  ...['entity?prefix', 'entity?prefix=a&cursor', 'property?prefix', 'type?prefix'].map(
    (name): InjectionPoint =>
      x =>
        `/reconcile/suggest/${name}=${x}`,
  ),
  x => `/reconcile/extend/propose?type=${x}&limit=${x}`,
  x => `/reconcile/preview?id=${x}`,
  x => `/reconcile/preview?id=0403449823&lang=${x}`,
]

const CHANGE_INJECTION_POINTS: InjectionPoint[] = [
  ...['cursor', 'limit', 'kinds', 'companies'].map(
    (name): InjectionPoint =>
      x =>
        `/api/v1/changes?${name}=${x}`,
  ),
  // Refused before a stream opens.
  ...['kinds', 'companies'].map(
    (name): InjectionPoint =>
      x =>
        `/api/v1/changes/stream?cursor=x&${name}=${x}`,
  ),
  ...['cursor', 'limit'].map(
    (name): InjectionPoint =>
      x =>
        `/api/v1/watch?${name}=${x}`,
  ),
  ...['cursor', 'limit', 'kinds'].map(
    (name): InjectionPoint =>
      x =>
        `/api/v1/watch/changes?${name}=${x}`,
  ),
]

function historyInjectionPoints(number: string): InjectionPoint[] {
  return ['from', 'to', 'kinds', 'limit', 'cursor'].map(
    (name): InjectionPoint =>
      x =>
        `/api/v1/companies/${number}/history?${name}=${x}`,
  )
}
