// Tracing API without OpenTelemetry. While no tracer is set (`cli/process/open-service.ts` sets it when traces are exported),
// each function only checks for null. There is one tracer per process, as in OpenTelemetry's API, so it need not be
// passed through all layers.
//
// Attributes contain patterns, our own names, counts and codes; never enterprise numbers, names, addresses, keys or
// messages.

import { AsyncLocalStorage } from 'node:async_hooks'

export type Attributes = Record<string, string | number | boolean | undefined>

export type SpanKind = 'server' | 'client' | 'internal' | 'consumer'

export type Span = {
  /** 32 hexadecimal digits. */
  readonly traceId: string
  set(attributes: Attributes): void
  /** Links to another span, of this or another trace. */
  link(to: Span): void
  /** A child span; null when the trace has reached its limit. */
  child(name: string, kind: SpanKind, attributes: Attributes): Span | null
  /** `failure` is a code or class name, since messages quote values. */
  end(failure?: string | null): void
}

/** The remote parent of a request. */
export type RemoteParent = { traceId: string; spanId: string; sampled: boolean }

export type RootOptions = {
  kind: SpanKind
  attributes?: Attributes
  /** Its sampling decision applies. */
  parent?: RemoteParent | null
  /** Ignores the sampling rate: for rare events. */
  always?: boolean
}

export type Tracer = {
  /** The sampling decision. */
  isSampled(beginning: Pick<RootOptions, 'parent' | 'always'>): boolean
  root(name: string, options: RootOptions): Span
}

let tracer: Tracer | null = null
const active = new AsyncLocalStorage<Span | null>()

/** Sets the tracer; null disables tracing. */
export function setTracer(next: Tracer | null): void {
  tracer = next
}

export function isTracing(): boolean {
  return tracer !== null
}

/** The active span; null when not traced. */
function activeSpan(): Span | null {
  return tracer === null ? null : (active.getStore() ?? null)
}

/** Starts a trace if sampled; otherwise `describe` is not called. The caller ends the span. */
export function startRoot(
  parent: RemoteParent | null,
  describe: () => { name: string } & RootOptions,
): Span | null {
  if (tracer === null || !tracer.isSampled({ parent })) return null
  const { name, ...options } = describe()
  return tracer.root(name, { ...options, parent })
}

/** Starts a child of the active span; null when not traced. The caller ends it. */
export function startSpan(
  name: string,
  kind: SpanKind = 'internal',
  attributes: Attributes = {},
): Span | null {
  return activeSpan()?.child(name, kind, attributes) ?? null
}

/** Runs `work`, including its asynchronous continuations, under `span`, or under none if null. */
export function withSpan<T>(span: Span | null, work: () => T): T {
  if (tracer === null || span === (active.getStore() ?? null)) return work()
  return active.run(span, work)
}

/** Binds a function to the active span. */
export function bindToSpan<F extends (...args: never[]) => unknown>(work: F): F {
  return tracer === null ? work : AsyncLocalStorage.bind(work)
}

/** Adds attributes to the active span. */
export function annotate(attributes: Attributes): void {
  activeSpan()?.set(attributes)
}

/** Runs `work` in a child span, if traced. */
export async function traced<T>(
  name: string,
  kind: SpanKind,
  attributes: Attributes,
  work: (span: Span | null) => Promise<T>,
): Promise<T> {
  const span = startSpan(name, kind, attributes)
  return span === null ? work(null) : runInSpan(span, work)
}

/** Runs `work` as a trace of its own, if sampled. */
export async function tracedRoot<T>(
  name: string,
  options: RootOptions,
  work: (span: Span | null) => Promise<T>,
): Promise<T> {
  return tracer?.isSampled(options)
    ? runInSpan(tracer.root(name, options), work)
    : withSpan(null, () => work(null))
}

async function runInSpan<T>(span: Span, work: (span: Span) => Promise<T>): Promise<T> {
  let failure: string | null = null
  try {
    return await withSpan(span, () => work(span))
  } catch (error) {
    failure = failureOf(error)
    throw error
  } finally {
    span.end(failure)
  }
}

/** Error identification for spans: the code, else the class name. */
export function failureOf(error: unknown): string {
  const { code, name } = Object(error) as { code?: unknown; name?: unknown }
  if (typeof code === 'string' && code !== '') return code
  return typeof name === 'string' && name !== '' ? name : 'Error'
}

// Parses the header `traceparent` (W3C Trace Context, level 1): version, trace, span, flags. Later versions may
// append fields; version ff and identifiers of zeros are invalid.

// Later versions may append fields; version ff is none, and identifiers of zeros name nothing.
const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(-.*)?$/

/** The remote parent span; null when the header is absent or malformed. */
export function parseTraceparent(header: string | string[] | undefined): RemoteParent | null {
  const [, traceId, spanId, flags, more] = (typeof header === 'string' && TRACEPARENT.exec(header)) || []
  if (traceId === undefined || spanId === undefined || flags === undefined) return null
  if (more !== undefined && (header as string).startsWith('00')) return null
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 }
}
