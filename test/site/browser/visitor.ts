// A browser window with given size and settings that records requests and errors.

import type { BrowserContext, Page, Response } from 'playwright-core'
import { openBrowser } from './browser.ts'

export type Look = { width: number; dark: boolean }

type VisitorOptions = Partial<Look> & {
  height?: number
  scripts?: boolean
  languages?: string
  cookie?: string | null
}

export type Visitor = {
  context: BrowserContext
  page: Page
  /** URLs of all requests. */
  requests: string[]
  /** Console errors, Content Security Policy violations, exceptions and failed requests. */
  faults: string[]
  /** Navigates to a path; returns the response of the document. */
  go(path: string): Promise<Response>
  setLook(look: Look): Promise<void>
  close(): Promise<void>
}

const HEIGHT = 800

/** Opens a window with its own cookies. */
export async function openVisitor(origin: string, options: VisitorOptions = {}): Promise<Visitor> {
  const { width = 1280, height = HEIGHT, dark = false, scripts = true, languages = 'nl-BE', cookie } = options
  const context = await (await openBrowser()).newContext({
    baseURL: origin,
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    javaScriptEnabled: scripts,
    locale: languages,
    reducedMotion: 'reduce',
  })
  if (cookie) await context.addCookies([readCookie(cookie, origin)])
  const page = await context.newPage()
  const requests: string[] = []
  const faults: string[] = []
  context.on('request', request => void requests.push(request.url()))
  await listen(context, page, faults)
  return {
    context,
    page,
    requests,
    faults,
    async go(path) {
      const response = await page.goto(path, { waitUntil: 'load' })
      if (response === null) throw new Error(`${path} was not asked for`)
      return response
    },
    async setLook(look) {
      await page.setViewportSize({ width: look.width, height })
      await page.emulateMedia({ colorScheme: look.dark ? 'dark' : 'light' })
    },
    close: () => context.close(),
  }
}

/** One window per cookie for all pages of a test file: a new one is a new process, which is slow at first. */
export function shareVisitors(origin: string): (cookie: string | null) => Promise<Visitor> {
  const opened = new Map<string | null, Promise<Visitor>>()
  return cookie => {
    const visitor = opened.get(cookie) ?? openVisitor(origin, { cookie })
    opened.set(cookie, visitor)
    return visitor
  }
}

function readCookie(cookie: string, url: string): { name: string; value: string; url: string } {
  const [name = '', ...value] = cookie.split('=')
  return { name, value: value.join('='), url }
}

const TELL_BREACHES = `addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
  console.error('breach of ' + effectiveDirective + ': ' + blockedURI))`

async function listen(context: BrowserContext, page: Page, faults: string[]): Promise<void> {
  await context.addInitScript({ content: TELL_BREACHES })
  page.on('console', message => {
    // An error status of the document itself is checked by the test.
    const isDocument = message.location().url === page.url()
    if (['error', 'warning'].includes(message.type()) && !isDocument)
      faults.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', error => void faults.push(`exception: ${error.message}`))
  page.on('requestfailed', request => {
    const why = request.failure()?.errorText
    // Aborted requests are superseded suggestions.
    if (why !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()} ${why}`)
  })
  page.on('response', response => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      faults.push(`${response.status()}: ${response.url()}`)
  })
}
