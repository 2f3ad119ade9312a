// Routes of the watch list. For members only, never cached, in no index.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Member } from '../../../domain/access/member.ts'
import { readWatchImport } from '../../../domain/access/watch-import.ts'
import { parseEnterpriseNumber } from '../../../domain/company/enterprise-number.ts'
import { CSV_TYPE, type CsvRow, streamCsv } from '../../../platform/csv.ts'
import type { Members } from '../../../usecases/members/members.ts'
import type { DescribeWatched, WatchedCompany } from '../../../usecases/members/watch-list.ts'
import { LANGUAGES, type Lang } from '../../i18n/languages.ts'
import { sendNotFound } from '../error-pages.ts'
import type { Site } from '../page.ts'
import {
  mailChoicePath,
  signInAndReturnPath,
  unsubscribePath,
  unwatchPath,
  watchExportPath,
  watchImportPath,
  watchListPath,
  watchPath,
} from '../paths.ts'
import { sendPage } from '../send-page.ts'
import { acceptForms, acceptMissingBodies, formField, readReturnPath } from './forms.ts'
import { renderMailSection, renderUnsubscribe } from './mail-section.ts'
import { readSortKey } from './watch-order.ts'
import { type ImportOutcome, renderWatchPage } from './watch-page.ts'

// Ends mails by the signed link in them, without signing in (RFC 8058: a POST by the program of the reader).

const MAX_BODY_BYTES = 8_192

type Deps = { site: Site; members: Pick<Members, 'unsubscribe'> }

/** In a scope of its own: the token is the right, so requests come from anywhere, with any body. */
function registerUnsubscribe(app: FastifyInstance, deps: Deps): void {
  const { site, members } = deps
  app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
      (_request, _body, done) => done(null),
    )
    acceptMissingBodies(scope)
    for (const lang of LANGUAGES) {
      const pattern = `${unsubscribePath(lang, '')}:token`
      scope.get<{ Params: { token: string } }>(pattern, async (request, reply) => {
        reply.header('x-robots-tag', 'noindex')
        const page = renderUnsubscribe({ lang, token: request.params.token, isDone: false }, site)
        return sendPage(request, reply, page, 'private')
      })
      scope.post<{ Params: { token: string } }>(pattern, async (request, reply) => {
        const { token } = request.params
        if (!(await members.unsubscribe(token))) return sendNotFound(request, reply, deps)
        return sendPage(request, reply, renderUnsubscribe({ lang, token, isDone: true }, site), 'private')
      })
    }
  })
}

export type WatchDeps = { site: Site; members: Members; describeWatched: DescribeWatched }

/** Two thousand lines with a name each. */
const MAX_FORM_BYTES = 262_144

export function registerWatchList(app: FastifyInstance, deps: WatchDeps): void {
  app.register(async scope => {
    await acceptForms(scope, deps.site, MAX_FORM_BYTES)
    for (const lang of LANGUAGES) {
      scope.get(
        watchListPath(lang),
        forMembers(lang, deps, (request, reply, member) => sendList(lang, deps, { request, reply, member })),
      )
      scope.get(watchExportPath(lang), forMembers(lang, deps, exportList(deps)))
      scope.post(watchPath(lang), forMembers(lang, deps, changeList(lang, deps, 'watch')))
      scope.post(unwatchPath(lang), forMembers(lang, deps, changeList(lang, deps, 'unwatch')))
      scope.post(watchImportPath(lang), forMembers(lang, deps, importNumbers(lang, deps)))
      if (deps.site.withMails)
        scope.post(mailChoicePath(lang), forMembers(lang, deps, chooseMails(lang, deps)))
    }
  })
  if (deps.site.withMails) registerUnsubscribe(app, deps)
}

type MemberHandler = (request: FastifyRequest, reply: FastifyReply, member: Member) => Promise<FastifyReply>

/** Visitors are sent to sign in and come back to the list. */
function forMembers(lang: Lang, { members }: Pick<WatchDeps, 'members'>, handle: MemberHandler) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    const member = await members.identify(request)
    if (member === null) return reply.redirect(signInAndReturnPath(lang, watchListPath(lang)), 303)
    return handle(request, reply, member)
  }
}

type Sending = { request: FastifyRequest; reply: FastifyReply; member: Member; outcome?: ImportOutcome }

async function sendList(
  lang: Lang,
  { site, members, describeWatched }: WatchDeps,
  { request, reply, member, outcome }: Sending,
): Promise<FastifyReply> {
  const companies = await describeWatched(await members.listWatched(member))
  const sort = readSortKey((request.query as { sort?: unknown }).sort)
  const more = site.withMails && renderMailSection(lang, await members.readMailChoice(member))
  const page = renderWatchPage({ lang, member, companies, sort, outcome: outcome ?? null, more }, site)
  return sendPage(request, reply, page, 'private')
}

function changeList(lang: Lang, { members }: WatchDeps, change: 'watch' | 'unwatch'): MemberHandler {
  return async (request, reply, member) => {
    const number = parseEnterpriseNumber(formField(request, 'number'))
    const back = readReturnPath(formField(request, 'return')) ?? watchListPath(lang)
    if (number === null) return reply.redirect(watchListPath(lang), 303)
    if (change === 'unwatch') await members.unwatch(member, number)
    else if ((await members.watch(member, [number])) > 0) return reply.redirect(watchListPath(lang), 303) // it is full
    return reply.redirect(back, 303)
  }
}

function importNumbers(lang: Lang, deps: WatchDeps): MemberHandler {
  return async (request, reply, member) => {
    const read = readWatchImport(formField(request, 'numbers'))
    const left = await deps.members.watch(member, read.numbers)
    const isWhole = read.badLines.length === 0 && left === 0
    return sendList(lang, deps, {
      request,
      reply: reply.code(isWhole ? 200 : 422),
      member,
      outcome: { ...read, left },
    })
  }
}

function chooseMails(lang: Lang, { members }: WatchDeps): MemberHandler {
  return async (request, reply, member) => {
    const frequency = formField(request, 'frequency')
    const isChosen = frequency === 'daily' || frequency === 'at_once'
    if (isChosen || frequency === 'none')
      await members.chooseMails(member, isChosen ? { frequency, language: lang } : null)
    return reply.redirect(`${watchListPath(lang)}#mails`, 303)
  }
}

const HEADER = [
  'enterprise_number',
  'legal_name',
  'in_register',
  'open_bankruptcy',
  'risk_band',
  'last_change',
  'last_change_at',
  'watched_since',
]

function exportList({ members, describeWatched }: WatchDeps): MemberHandler {
  return async (request, reply, member) => {
    const companies = await describeWatched(await members.listWatched(member))
    reply.headers({
      'content-type': CSV_TYPE,
      'content-disposition': 'attachment; filename="watch-list.csv"',
    })
    return reply.send(streamCsv(HEADER, request.method === 'HEAD' ? [] : companies.map(toRow)))
  }
}

function toRow(company: WatchedCompany): CsvRow {
  const { enterpriseNumber, legalName, inRegister, openBankruptcy, band, lastChange, addedAt } = company
  return [
    enterpriseNumber,
    legalName,
    inRegister === null ? null : String(inRegister),
    openBankruptcy === null ? null : String(openBankruptcy),
    band,
    lastChange?.kind ?? null,
    lastChange?.recordedAt.toISOString() ?? null,
    addedAt.toISOString(),
  ]
}
