// GET /{lang}/company/{slug}: the dossier page of a company.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import wordings from '../../../../data/wordings/site/dossier-page.json' with { type: 'json' }
import type { Member } from '../../../domain/access/member.ts'
import { slug } from '../../../domain/company/company.ts'
import { parseEnterpriseNumber } from '../../../domain/company/enterprise-number.ts'
import { UnknownCompanyError } from '../../../domain/errors.ts'
import type { LoadStates } from '../../../store/db/require-loaded.ts'
import type { UseCases } from '../../../usecases/create-use-cases.ts'
import type { Overview } from '../../../usecases/dossier/get-overview.ts'
import type { Freshness } from '../../../usecases/health/read-freshness.ts'
import type { Members } from '../../../usecases/members/members.ts'
import type { PersonIdOf } from '../../../usecases/people/identify-officers.ts'
import { formatNumberWithDots } from '../../i18n/format.ts'
import { isLang, type Lang, phrase, phrases, sentence } from '../../i18n/languages.ts'
import { NOT_FOUND, UNKNOWN_COMPANY } from '../../problem.ts'
import { ESTABLISHMENT_NUMBERS, type Parameter, readCursor } from '../../query-parameters.ts'
import { linkChangeFeed } from '../change-feed-link.ts'
import { renderCompareLink } from '../compare/compare-link.ts'
import { sendErrorPage } from '../error-pages.ts'
import { type Html, html } from '../html.ts'
import { renderWatchButton } from '../members/watch-button.ts'
import { renderPage, type Site } from '../page.ts'
import { companyPicturePath, dossierPath } from '../paths.ts'
import { renderReportLinks } from '../report/report-links.ts'
import { sendPage } from '../send-page.ts'
import { renderAccounts } from './accounts/accounts-section.ts'
import { dataCoverageOf } from './data-coverage.ts'
import { renderNetwork } from './network/network-section.ts'
import { renderOwnership } from './network/ownership-section.ts'
import { renderActs } from './officers/acts-section.ts'
import { renderOfficers } from './officers/officers-section.ts'
import { ESTABLISHMENTS_PARAMETER } from './record/establishments-list.ts'
import { findDisplayedAddress, renderIdentity } from './record/identity.ts'
import { renderRegister } from './record/register-section.ts'
import { renderRisk } from './score/risk-section.ts'
import { renderSources } from './sources-section.ts'
import { describeOrganization } from './structured-data.ts'
import { renderTimeline } from './timeline-section.ts'
import { renderUnregistered } from './unregistered-page.ts'

export type DossierPageDeps = Pick<
  UseCases,
  'getOverview' | 'getUnregisteredOverview' | 'identifyOfficers'
> & {
  site: Site
  /** Null when it could not be read. */
  readFreshness(): Promise<Freshness | null>
  loadStates(): LoadStates
  readMember(request: FastifyRequest): Promise<Member | null>
  members: Pick<Members, 'isWatched'>
}

const MAX_ACTS = 15
const MAX_ESTABLISHMENTS = 10

const words = {
  ...phrases(wordings.words),
  description: sentence(wordings.sentences.description, 'name', 'number', 'town'),
}

const CONTENTS = [
  ['risk', phrase('Risico', 'Risque', 'Risiko', 'Risk')],
  ['timeline', phrase('Gebeurtenissen', 'Événements', 'Ereignisse', 'Events')],
  ['officers', phrase('Bestuur', 'Administration', 'Verwaltung', 'Board')],
  ['ownership', phrase('Eigenaars', 'Propriétaires', 'Eigentümer', 'Owners')],
  ['network', phrase('Netwerk', 'Réseau', 'Netzwerk', 'Network')],
  ['accounts', phrase('Jaarrekeningen', 'Comptes annuels', 'Jahresabschlüsse', 'Accounts')],
  ['acts', phrase('Publicaties', 'Publications', 'Veröffentlichungen', 'Publications')],
  ['register', phrase('Register', 'Registre', 'Register', 'Register')],
  ['sources', phrase('Bronnen', 'Sources', 'Quellen', 'Sources')],
] as const

type Address = {
  Params: { lang: string; slug: string }
  Querystring: { [ESTABLISHMENTS_PARAMETER]?: Parameter }
}

export function registerDossier(app: FastifyInstance, deps: DossierPageDeps): void {
  app.get<Address>('/:lang/company/:slug', async (request, reply) => {
    const { lang, slug: requestedSlug } = request.params
    const number = parseEnterpriseNumber(requestedSlug)
    if (!isLang(lang)) return sendErrorPage(request, reply, NOT_FOUND, deps.site)
    if (number === null) return sendErrorPage(request, reply, UNKNOWN_COMPANY, deps.site)
    const viewer = await deps.readMember(request)
    const scope = viewer?.plan === 'paid' ? 'all' : 'latest'
    // A cursor that no page gave shows the first page.
    const after = readCursor(request.query[ESTABLISHMENTS_PARAMETER], ESTABLISHMENT_NUMBERS) ?? null
    const establishments = { after, limit: MAX_ESTABLISHMENTS }
    const query = { scope, language: lang, acts: MAX_ACTS } as const
    const [overview, freshness, personIdOf, isWatched] = await Promise.all([
      deps
        .getOverview(number, { ...query, establishments, withPeople: viewer !== null })
        .catch(nullIfUnknown),
      deps.readFreshness(),
      viewer && deps.identifyOfficers(number, null),
      // Without an answer the page has no button.
      viewer && deps.members.isWatched(viewer, number).catch(() => null),
    ])
    const about = { lang, freshness, viewer, personIdOf, site: deps.site, loadStates: deps.loadStates() }
    if (overview === null) {
      const unregistered = await deps.getUnregisteredOverview(number, query)
      if (unregistered === null) throw new UnknownCompanyError()
      const { legalName } = unregistered.dossier.company
      if (requestedSlug !== slug(legalName, number))
        return redirect(reply, dossierPath(lang, slug(legalName, number)))
      reply.header('x-robots-tag', 'noindex')
      const page = renderUnregistered({ ...about, overview: unregistered })
      return sendPage(request, reply, page, cachingOf(viewer, unregistered))
    }
    const canonicalSlug = slug(overview.dossier.company.legalName, number)
    if (requestedSlug !== canonicalSlug) return redirect(reply, dossierPath(lang, canonicalSlug))
    const page = renderDossier({ ...about, overview, isLaterPage: after !== null, isWatched })
    if (overview.dossier.company.naturalPerson) reply.header('x-robots-tag', 'noindex')
    return sendPage(request, reply, page, cachingOf(viewer, overview))
  })
}

function nullIfUnknown(error: unknown): null {
  if (error instanceof UnknownCompanyError) return null
  throw error
}

function cachingOf(viewer: Member | null, { isComplete }: { isComplete: boolean }) {
  if (viewer) return 'private'
  return isComplete ? 'public' : 'degraded'
}

// Company names change, so the redirect must not be cached permanently.
function redirect(reply: FastifyReply, path: string): FastifyReply {
  return reply.header('cache-control', 'public, max-age=300').redirect(path, 301)
}

type DossierPage = {
  lang: Lang
  overview: Overview
  freshness: Freshness | null
  loadStates: LoadStates
  viewer: Member | null
  /** Null for visitors. */
  personIdOf: PersonIdOf | null
  /** Whether a later page of the establishments was asked for. */
  isLaterPage: boolean
  /** Null: no button, for visitors. */
  isWatched: boolean | null
  site: Site
}

function renderDossier(model: DossierPage): string {
  const { lang, overview, freshness, viewer, site } = model
  const { company } = overview.dossier
  const basis = dataCoverageOf(freshness, model.loadStates)
  const name = slug(company.legalName, company.enterpriseNumber)
  const number = formatNumberWithDots(company.enterpriseNumber)
  const city = findDisplayedAddress(lang, overview)?.city
  const town = city ? `, ${city}` : ''
  return renderPage(
    {
      lang,
      title: `${company.legalName} (${number})`,
      description: words.description[lang](company.legalName, number, town),
      path: to => dossierPath(to, name),
      noindex: company.naturalPerson,
      ...(company.naturalPerson
        ? {}
        : {
            jsonLd: describeOrganization(lang, overview, site.origin + dossierPath(lang, name)),
            picture: companyPicturePath(lang, company.enterpriseNumber),
            head: linkChangeFeed(lang, 'company', company.enterpriseNumber),
          }),
      viewer: viewer?.email,
      body: html`<article class="dossier">
${renderIdentity(lang, overview, basis)}
${model.isWatched !== null && renderWatchButton(lang, company.enterpriseNumber, { isWatched: model.isWatched, back: dossierPath(lang, name) })}
${renderCompareLink(lang, company.enterpriseNumber)}
${renderReportLinks(lang, company, viewer)}
${renderContents(lang)}
${renderRisk(lang, overview)}
${renderTimeline(lang, overview, basis)}
${renderOfficers(lang, overview, basis, model.personIdOf)}
${renderOwnership(lang, overview.ownership, viewer !== null, basis)}
${renderNetwork(lang, overview, viewer !== null, basis)}
${renderAccounts(lang, overview, viewer, basis)}
${renderActs(lang, overview, basis)}
${renderRegister(lang, overview, { path: dossierPath(lang, name), isLater: model.isLaterPage })}
${renderSources(lang, overview, freshness, basis)}
</article>`,
    },
    site,
  )
}

function renderContents(lang: Lang): Html {
  return html`<nav class="contents" aria-label="${words.contents[lang]}">${CONTENTS.map(
    ([id, title]) => html`<a href="#${id}">${title[lang]}</a>\n`,
  )}</nav>`
}
