// Reference: the `sitemap` package writes the same entries of a sample with gzip. It neither reads companies
// nor stores anything.

import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { SitemapStream } from 'sitemap'
import { slug } from '../../src/domain/company/company.ts'
import { enterpriseNumberFrom } from '../../src/domain/company/enterprise-number.ts'
import { LANGUAGES } from '../../src/http/i18n/languages.ts'
import { dossierPath } from '../../src/http/site/paths.ts'
import type { Pool } from '../../src/store/db/pool.ts'
import { type ListedCompany, readListedCompanies } from '../../src/store/site/sitemap.ts'

const ORIGIN = 'https://companies.example.org'
const COMPANIES_A_FILE = 12_500

/** Seconds needed for the first `sample` companies. */
export async function measureSitemapPackage(pool: Pool, sample: number): Promise<number> {
  const companies = await readListedCompanies(pool, { after: 0, limit: sample })
  const started = performance.now()
  for (let at = 0; at < companies.length; at += COMPANIES_A_FILE) {
    const entries = Readable.from(listEntries(companies.slice(at, at + COMPANIES_A_FILE)))
    await pipeline(
      entries,
      new SitemapStream({
        hostname: ORIGIN,
        xmlns: { news: false, image: false, video: false, xhtml: true },
      }),
      createGzip({ level: 3 }),
      async packed => {
        for await (const _ of packed) {
          // discarded
        }
      },
    )
  }
  return (performance.now() - started) / 1000
}

function* listEntries(companies: ListedCompany[]) {
  for (const { enterprise_number, legal_name } of companies) {
    const name = slug(legal_name, enterpriseNumberFrom(enterprise_number))
    const links = LANGUAGES.map(lang => ({ lang: lang as string, url: dossierPath(lang, name) }))
    const all = [...links, { lang: 'x-default', url: dossierPath('nl', name) }]
    for (const { url } of links) yield { url, links: all }
  }
}
