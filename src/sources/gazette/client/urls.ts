// URLs of the site (docs/sources.md). Lists are requested in Dutch: only its message for an empty search is
// known for certain.

import type { EnterpriseNumber } from '../../../domain/company/enterprise-number.ts'
import type { Language } from '../../../domain/publications/publication.ts'

const LETTER = { nl: 'n', fr: 'f', de: 'd' }

/** URLs under `baseUrl` (`https://www.ejustice.just.fgov.be`). */
export function createGazetteUrls(baseUrl: string) {
  const root = baseUrl.replace(/\/+$/, '')
  const at = (path: string, query: Record<string, string>) => `${root}/${path}?${new URLSearchParams(query)}`
  return {
    summary: (day: string, edition: number) =>
      at('cgi/summary.pl', { language: 'nl', sum_date: day, s_editie: String(edition) }),
    article: (numac: string, day: string, language: Language) =>
      at('cgi/article.pl', {
        language,
        sum_date: day,
        pd_search: day,
        numac_search: numac,
        lg_txt: LETTER[language],
        caller: 'sum',
      }),
    apiPage: (numac: string, day: string) => at('cgi/api2.pl', { lg: 'N', pd: day, numac }),
    actsOf: (number: EnterpriseNumber, page: number) =>
      page === 1
        ? at('cgi_tsv/rech_res.pl', { language: 'nl', btw: number })
        : at('cgi_tsv/list.pl', { language: 'nl', page: String(page), btw: number.replace(/^0/, '') }),
    actsOn: (day: string, page: number) =>
      page === 1
        ? at('cgi_tsv/rech_res.pl', { language: 'nl', pdd: day, pdf: day })
        : at('cgi_tsv/list.pl', { language: 'nl', pdd: day, pdf: day, page: String(page) }),
    companyPage: (number: EnterpriseNumber) =>
      at('cgi_tsv/article.pl', {
        language: 'nl',
        btw_search: number.replace(/^0/, ''),
        page: '1',
        la_search: 'n',
        caller: 'list',
      }),
    actPdf: (path: string) => `${root}${path}`,
    issuePdf: (day: string, edition: number) => `${root}/mopdf/${day.replaceAll('-', '/')}_${edition}.pdf`,
  }
}

export type GazetteUrls = ReturnType<typeof createGazetteUrls>

const ACT_PATH = /^\/tsv_pdf\/\d{4}\/\d{2}\/\d{2}\/[\w-]+\.pdf$/

/** True for the path of an act's PDF: paths from lists are validated before use. */
export function isActPath(path: string): boolean {
  return ACT_PATH.test(path)
}
