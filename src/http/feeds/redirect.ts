// GET /kbo/{kbo}: redirects any notation of an enterprise number to the company's page.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { slug } from '../../domain/company/company.ts'
import { parseEnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { UnknownCompanyError } from '../../domain/errors.ts'
import type { GetCompany } from '../../usecases/dossier/get-company.ts'
import type { FindUnregistered } from '../../usecases/register/find-unregistered.ts'
import { CACHE_NO_STORE } from '../caching.ts'
import { UNKNOWN_COMPANY } from '../problem.ts'
import { sendErrorPage } from '../site/error-pages.ts'
import type { Site } from '../site/page.ts'
import { dossierPath } from '../site/paths.ts'
import { FIVE_MINUTES, registerReadOnly } from './respond.ts'

export type RedirectDeps = { getCompany: GetCompany; findUnregistered: FindUnregistered; site: Site }

export function registerRedirect(
  app: FastifyInstance,
  { getCompany, findUnregistered, site }: RedirectDeps,
): void {
  registerReadOnly(app, '/kbo/:kbo', async (request, reply) => {
    const number = parseEnterpriseNumber((request as FastifyRequest<{ Params: { kbo: string } }>).params.kbo)
    const unknown = () =>
      sendErrorPage(
        request,
        reply,
        { ...UNKNOWN_COMPANY, headers: { 'cache-control': FIVE_MINUTES, vary: 'Accept, Accept-Language' } },
        site,
      )
    if (number === null) return unknown()
    const redirectTo = (legalName: string, cacheControl: string) =>
      reply
        .header('cache-control', cacheControl)
        .redirect(dossierPath(site.defaultLanguage, slug(legalName, number)), 301)
    try {
      const { company, stagesDegraded } = await getCompany(number)
      // A cached dossier served during a register outage may have an outdated name, and so an outdated slug.
      return redirectTo(
        company.legalName,
        stagesDegraded.includes('register') ? CACHE_NO_STORE : FIVE_MINUTES,
      )
    } catch (error) {
      if (!(error instanceof UnknownCompanyError)) throw error
      const known = await findUnregistered(number)
      return known === null ? unknown() : redirectTo(known.company.legalName, FIVE_MINUTES)
    }
  })
}
