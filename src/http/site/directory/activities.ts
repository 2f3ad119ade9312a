// GET /{lang}/nace/ and /{lang}/nace/{code}: companies by activity.

import type { FastifyInstance } from 'fastify'
import type { GetActivity, ListDivisions } from '../../../usecases/listings/get-activity.ts'
import { isComplete } from '../../../usecases/listings/listed-companies.ts'
import { isLang } from '../../i18n/languages.ts'
import { sendNotFound } from '../error-pages.ts'
import { activitiesPath, activityPath } from '../paths.ts'
import { describeActivitiesIndex } from './activities-index.ts'
import { describeActivityPage } from './activity-page.ts'
import { type DirectoryPageDeps, sendDirectoryPage } from './directory-page.ts'

export type ActivitiesDeps = DirectoryPageDeps & { getActivity: GetActivity; listDivisions: ListDivisions }

type Language = { Params: { lang: string } }
type Code = { Params: { lang: string; code: string } }

export function registerActivities(app: FastifyInstance, deps: ActivitiesDeps): void {
  app.get<Language>('/:lang/nace', async (request, reply) => {
    const { lang } = request.params
    if (!isLang(lang)) return sendNotFound(request, reply, deps)
    return reply.redirect(activitiesPath(lang), 301)
  })

  app.get<Language>('/:lang/nace/', async (request, reply) => {
    const { lang } = request.params
    if (!isLang(lang)) return sendNotFound(request, reply, deps)
    const divisions = await deps.listDivisions(lang)
    const page = describeActivitiesIndex(lang, divisions, deps.site)
    return sendDirectoryPage(request, reply, { page, whole: divisions.run !== null, deps })
  })

  app.get<Code>('/:lang/nace/:code', async (request, reply) => {
    const { lang, code } = request.params
    const pageCode = toPageCode(code)
    if (!isLang(lang) || pageCode === null) return sendNotFound(request, reply, deps)
    if (pageCode !== code) return reply.redirect(activityPath(lang, pageCode), 301)
    const activity = await deps.getActivity(code, lang)
    if (activity === null) return sendNotFound(request, reply, deps)
    const page = describeActivityPage(lang, activity, deps.site)
    const whole = activity.counts !== null && activity.ratios !== 'unread' && isComplete(activity.companies)
    return sendDirectoryPage(request, reply, { page, whole, deps })
  })
}

const MAX_CODE_LENGTH = 5

/**
 * The code in a page's path: without dots, five digits at most (`62.01` → `6201`, `8559901` → `85599`). Null for an
 * invalid code.
 */
export function toPageCode(text: string): string | null {
  const digits = /^\d{2}(?:\.?\d){0,5}$/.test(text) ? text.replaceAll('.', '') : null
  return digits?.slice(0, MAX_CODE_LENGTH) ?? null
}
