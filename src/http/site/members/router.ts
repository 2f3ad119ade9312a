// Routes for signing in, signing out and the account page. Responses are never cached.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Members, MembersUnavailableError } from '../../../usecases/members/members.ts'
import { LANGUAGES, type Lang } from '../../i18n/languages.ts'
import type { Site } from '../page.ts'
import {
  accountPath,
  homePath,
  passwordPath,
  sessionsPath,
  signInAndReturnPath,
  signInPath,
  signOutPath,
} from '../paths.ts'
import { sendPage } from '../send-page.ts'
import { type AccountMessage, parseMessage } from './account-notices.ts'
import { renderAccount } from './account-page.ts'
import { acceptForms, formField, readReturnPath } from './forms.ts'
import { renderSignIn, type SignInError } from './sign-in-page.ts'

export type MembersDeps = { site: Site; members: Members }

/** In a separate scope: no other route of the site reads a body. */
export function registerMembers(app: FastifyInstance, deps: MembersDeps): void {
  app.register(async scope => {
    await acceptForms(scope, deps.site)
    for (const lang of LANGUAGES) {
      scope.get(signInPath(lang), showSignIn(lang, deps))
      scope.post(signInPath(lang), signIn(lang, deps))
      scope.post(signOutPath(lang), signOut(lang, deps))
      scope.get(accountPath(lang), showAccount(lang, deps))
      scope.post(passwordPath(lang), changePassword(lang, deps))
      scope.post(sessionsPath(lang), endOtherSessions(lang, deps))
    }
  })
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

function showSignIn(lang: Lang, { site, members }: MembersDeps): Handler {
  return async (request, reply) => {
    const back = readReturnPath((request.query as { return?: unknown }).return)
    if ((await members.read(request)) !== null) return redirectAfterPost(reply, back ?? accountPath(lang))
    return sendPage(request, reply, renderSignIn({ lang, email: '', back, fault: null }, site), 'private')
  }
}

const STATUS: Record<SignInError, number> = { refused: 401, limited: 429, unavailable: 503 }

function signIn(lang: Lang, { site, members }: MembersDeps): Handler {
  return async (request, reply) => {
    const email = formField(request, 'email').trim()
    const back = readReturnPath(formField(request, 'return'))
    const password = formField(request, 'password')
    const attempt = members.signIn({ former: request, email, password, clientIp: request.ip })
    const result = await catchUnavailable(attempt)
    if (result.outcome === 'signed_in')
      return redirectAfterPost(reply.header('set-cookie', result.cookies), back ?? accountPath(lang))
    if (result.outcome !== 'refused') reply.header('retry-after', result.retryAfterS)
    const page = renderSignIn({ lang, email, back, fault: result.outcome }, site)
    return sendPage(request, reply.code(STATUS[result.outcome]), page, 'private')
  }
}

function signOut(lang: Lang, { members }: MembersDeps): Handler {
  return async (request, reply) => {
    const { cookies } = await members.signOut(request)
    return redirectAfterPost(reply.header('set-cookie', cookies), homePath(lang))
  }
}

function showAccount(lang: Lang, deps: MembersDeps): Handler {
  return async (request, reply) => {
    const { done } = request.query as { done?: unknown }
    return sendAccount(lang, deps, request, reply, parseMessage(done))
  }
}

const ACCOUNT_STATUS: Partial<Record<AccountMessage, number>> = { limited: 429, unavailable: 503 }

function changePassword(lang: Lang, deps: MembersDeps): Handler {
  return async (request, reply) => {
    const result = await catchUnavailable(
      deps.members.changePassword(request, {
        currentPassword: formField(request, 'current'),
        newPassword: formField(request, 'renewed'),
        clientIp: request.ip,
      }),
    )
    if (result.outcome === 'changed') {
      reply.header('set-cookie', result.cookies)
      return redirectAfterPost(reply, `${accountPath(lang)}?done=password_changed`)
    }
    if (result.outcome === 'signed_out')
      return redirectAfterPost(reply, signInAndReturnPath(lang, accountPath(lang)))
    if ('retryAfterS' in result) reply.header('retry-after', result.retryAfterS)
    return sendAccount(lang, deps, request, reply.code(ACCOUNT_STATUS[result.outcome] ?? 422), result.outcome)
  }
}

function endOtherSessions(lang: Lang, { members }: MembersDeps): Handler {
  return async (request, reply) => {
    await members.endOtherSessions(request)
    return redirectAfterPost(reply, `${accountPath(lang)}?done=sessions_ended`)
  }
}

async function sendAccount(
  lang: Lang,
  { site, members }: MembersDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  notice: AccountMessage | null,
): Promise<FastifyReply> {
  const member = await members.identify(request)
  if (member === null) return redirectAfterPost(reply, signInAndReturnPath(lang, accountPath(lang)))
  const otherSessions = await members.countOtherSessions(member).catch(() => null)
  return sendPage(request, reply, renderAccount({ lang, member, otherSessions, notice }, site), 'private')
}

function redirectAfterPost(reply: FastifyReply, path: string): FastifyReply {
  return reply.header('cache-control', 'private, no-store').redirect(path, 303)
}

const RETRY_AFTER_S = 180

async function catchUnavailable<T>(
  work: Promise<T>,
): Promise<T | { outcome: 'unavailable'; retryAfterS: number }> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof MembersUnavailableError)) throw error
    return { outcome: 'unavailable', retryAfterS: RETRY_AFTER_S }
  }
}
