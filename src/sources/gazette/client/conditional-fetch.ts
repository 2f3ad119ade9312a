// What a reading of the site gives: the thing with the validators of its pages, or word that nothing has changed.

import type { ResponseKind } from './check-response.ts'
import type { GazetteResponse } from './request-attempt.ts'
import type { SendRequest } from './send-request.ts'
import type { KnownValidators, PageValidator } from './validator.ts'

export type ConditionalResult<T> =
  | { unchanged: true }
  | { unchanged: false; value: T; validators: PageValidator[] }

export type FetchOptions = {
  signal?: AbortSignal
  /**
   * Validators kept from a reading that was worked up completely. When each page that has one answers "not modified",
   * the reading is `unchanged`; when any has changed, all of it is read anew.
   */
  known?: KnownValidators
}

export type Page = { url: string; bytes: Uint8Array }

/** Asks for one page or PDF, unconditionally, and notes its validator in `validators`. */
export async function fetchUnconditionally(
  ask: SendRequest,
  kind: ResponseKind,
  url: string,
  signal: AbortSignal | undefined,
  validators: PageValidator[],
): Promise<Page> {
  const answer: GazetteResponse = await ask({ url, kind, known: null, signal })
  if (answer.unchanged) throw new Error('An unconditional request was answered "not modified".')
  if (answer.validator) validators.push({ url, ...answer.validator })
  return { url, bytes: answer.bytes }
}

/** Something of the site on one or more pages. */
export type PagedResource = {
  kind: ResponseKind
  /** Address of page `page`, from 1. */
  urlOf(page: number): string
  /** How many pages it can have; absent when only its pages tell. */
  pages?: number
}

/**
 * Reads something of the site. `read` asks for its pages with the function it gets. `ReadOptions.known` says when it
 * is not read at all.
 */
export async function fetchPages<T>(
  ask: SendRequest,
  paged: PagedResource,
  options: FetchOptions,
  read: (get: (page: number) => Promise<Page>) => Promise<T>,
): Promise<ConditionalResult<T>> {
  const { known, signal } = options
  if (known && (await isUnchanged(ask, paged, known, signal))) return { unchanged: true }
  const validators: PageValidator[] = []
  const value = await read(page =>
    fetchUnconditionally(ask, paged.kind, paged.urlOf(page), signal, validators),
  )
  return { unchanged: false, value, validators }
}

async function isUnchanged(
  ask: SendRequest,
  { kind, urlOf, pages = Number.POSITIVE_INFINITY }: PagedResource,
  known: KnownValidators,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  for (let page = 1; page <= pages; page++) {
    const url = urlOf(page)
    const validator = await known(url)
    if (validator === null) return page > 1
    const answer = await ask({ url, kind, known: validator, signal })
    if (!answer.unchanged) return false
  }
  return true
}
