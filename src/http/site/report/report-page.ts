// GET /{lang}/company/{slug}/report.pdf: the report of a company, for members. Never cached.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Member } from '../../../domain/access/member.ts'
import { parseEnterpriseNumber } from '../../../domain/company/enterprise-number.ts'
import { isLang } from '../../i18n/languages.ts'
import { NOT_FOUND, UNKNOWN_COMPANY } from '../../problem.ts'
import { sendErrorPage } from '../error-pages.ts'
import type { Site } from '../page.ts'
import { dossierPath, reportPath, signInAndReturnPath } from '../paths.ts'
import { createReport } from './compose-report.ts'
import type { ReportSources } from './read-report.ts'

export type ReportPageDeps = ReportSources & {
  site: Site
  readMember(request: FastifyRequest): Promise<Member | null>
}

export function registerReportPage(app: FastifyInstance, deps: ReportPageDeps): void {
  app.get<{ Params: { lang: string; slug: string } }>(
    reportPath(':lang', ':slug'),
    async (request, reply) => {
      const { lang, slug } = request.params
      const number = parseEnterpriseNumber(slug)
      reply.headers({ 'cache-control': 'private, no-store', vary: 'Cookie', 'x-robots-tag': 'noindex' })
      if (!isLang(lang)) return sendErrorPage(request, reply, NOT_FOUND, deps.site)
      if (number === null) return sendErrorPage(request, reply, UNKNOWN_COMPANY, deps.site)
      const viewer = await deps.readMember(request)
      // Back to the page of the company: returning to a file would leave the browser on the form.
      if (viewer === null) return reply.redirect(signInAndReturnPath(lang, dossierPath(lang, number)), 303)
      const order = { number, lang, viewer, origin: deps.site.origin, now: new Date() }
      const { pdf, name } = await createReport(order, deps)
      const disposition = `attachment; filename="${name}-${order.now.toISOString().slice(0, 10)}.pdf"`
      return reply
        .headers({ 'content-type': 'application/pdf', 'content-disposition': disposition })
        .send(pdf)
    },
  )
}
