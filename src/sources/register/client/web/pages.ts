// The site's two pages: the login form, sent once, and the file list.

import { load } from 'cheerio'
import { safeRedirectTarget } from '../../../../platform/http-client/safe-redirect.ts'
import { RegisterAccountError, RegisterUpstreamError } from '../errors.ts'
import { type Account, type ListedExtract, readExtractName } from '../register-client.ts'
import { type HttpTransport, readPage, requireSuccess, sendRequest } from './request.ts'

type LoginForm = {
  /** Form action, as written. */
  action: string
  /** Hidden fields, returned unchanged. */
  hidden: [name: string, value: string][]
}

/** The form with user and password fields (`j_username`, `j_password`); null if there is none. */
export function readLoginForm(html: string): LoginForm | null {
  const page = load(html)
  const form = page('form').has('input[name="j_password"]').first()
  if (form.length === 0) return null
  const hidden = form
    .find('input[type="hidden"][name]')
    .toArray()
    .map(
      input => [page(input).attr('name') ?? '', page(input).attr('value') ?? ''] satisfies [string, string],
    )
  return { action: form.attr('action') ?? '', hidden }
}

/** The extracts linked from a page, deduplicated. */
export function readExtractList(html: string): ListedExtract[] {
  const page = load(html)
  const found = page('a[href]')
    .toArray()
    .map(link => readExtractName(fileNameOf(page(link).attr('href') ?? '')))
    .filter(extract => extract !== null)
  return [...new Map(found.map(extract => [extract.name, extract])).values()]
}

function fileNameOf(href: string): string {
  return href.replace(/[?#].*$/, '').replace(/^.*\//, '')
}

// Logs in with the site's form, once: a refused account is not retried.

/**
 * Adds the cookies of a new session to the jar. Throws `RegisterAccountError` when the form is returned
 * again, and `RegisterUpstreamError`.
 */
export async function logIn(
  wire: HttpTransport,
  loginUrl: string,
  account: Account,
  signal?: AbortSignal,
): Promise<void> {
  wire.cookies.clear()
  const { action, hidden, url } = await openForm(wire, loginUrl, signal)
  const target = safeRedirectTarget(action, url)
  if (target === null)
    throw new RegisterUpstreamError('redirect', url, { detail: 'target of the login form' })
  const form = new URLSearchParams([
    ...hidden,
    ['j_username', account.user],
    ['j_password', account.password],
  ])
  const landed = await sendRequest(wire, { url: target, form, signal })
  const { status } = landed.response
  const wasLedOn = landed.url !== target
  // A page after the redirect is only checked for another login form.
  if (!wasLedOn && status !== 401 && status !== 403) await requireSuccess(landed, wire.clock)
  const page = await readPage(landed, wire)
  if (status === 401 || status === 403 || readLoginForm(page) !== null) {
    throw new RegisterAccountError('refused', new URL(loginUrl).host)
  }
}

async function openForm(wire: HttpTransport, loginUrl: string, signal?: AbortSignal) {
  const answer = await sendRequest(wire, { url: loginUrl, signal })
  await requireSuccess(answer, wire.clock)
  const form = readLoginForm(await readPage(answer, wire))
  if (form) return { ...form, url: answer.url }
  throw new RegisterUpstreamError('foreign', answer.url, { detail: 'no login form' })
}
