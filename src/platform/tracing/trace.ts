// What is traced, said where it happens and by whoever does it. Nothing of OpenTelemetry is needed here: as long as no tracer
// is set, which `open-tracing.ts` does when traces are sent somewhere, each function is one look at a null. There is one tracer
// a process, as in OpenTelemetry's own interface, so that no layer has to be handed it.
//
// Attributes hold patterns, names of ours, counts and codes: never a number, name, address, key or message.

import { AsyncLocalStorage } from 'node:async_hooks'

export type Attributes = Record<string, string | number | boolean | undefined>

export type SpanKind = 'server' | 'client' | 'internal' | 'consumer'

export type Span = {
  /** 32 hexadecimal digits. */
  readonly traceId: string
  set(attributes: Attributes): void
  /** Points to a span of another trace, or elsewhere in the same, that was part of this. */
  link(to: Span): void
  /** A span below this one; null when the trace has as many as it may. */
  child(name: string, kind: SpanKind, attributes: Attributes): Span | null
  /** `failure` is a code or the name of a class: messages quote what was asked. */
  end(failure?: string | null): void
}

/** A span of another service that a request came from. */
export type RemoteParent = { traceId: string; spanId: string; sampled: boolean }

export type RootOptions = {
  kind: SpanKind
  attributes?: Attributes
  /** Decides, where there is one, whether this is traced too. */
  parent?: RemoteParent | null
  /** Traced whatever share is: for what happens a few times a day. */
  always?: boolean
}

export type Tracer = {
  /** Whether this is among the share that is traced. */
  isSampled(beginning: Pick<RootOptions, 'parent' | 'always'>): boolean
  /** The first span of a trace. */
  root(name: string, options: RootOptions): Span
}

let tracer: Tracer | null = null
const active = new AsyncLocalStorage<Span | null>()

/** Sets what spans are made by; null traces nothing. */
export function setTracer(next: Tracer | null): void {
  tracer = next
}

export function isTracing(): boolean {
  return tracer !== null
}

/** The span that this is done under; null when it is not traced. */
export function activeSpan(): Span | null {
  return tracer === null ? null : (active.getStore() ?? null)
}

/** Begins a trace, unless it is not among those that are traced: then nothing is asked of `describe`. Whoever begins ends it. */
export function startRoot(
  parent: RemoteParent | null,
  describe: () => { name: string } & RootOptions,
): Span | null {
  if (tracer === null || !tracer.isSampled({ parent })) return null
  const { name, ...options } = describe()
  return tracer.root(name, { ...options, parent })
}

/** Begins a span under the active one; null where nothing is traced. Whoever begins ends it. */
export function startSpan(
  name: string,
  kind: SpanKind = 'internal',
  attributes: Attributes = {},
): Span | null {
  return activeSpan()?.child(name, kind, attributes) ?? null
}

/** Does `work`, and whatever it sets going, under `span`; under none when it is null. */
export function withSpan<T>(span: Span | null, work: () => T): T {
  if (tracer === null || span === (active.getStore() ?? null)) return work()
  return active.run(span, work)
}

/** The same function, which runs under the span that is active now, whoever calls it. */
export function bindToSpan<F extends (...args: never[]) => unknown>(work: F): F {
  return tracer === null ? work : AsyncLocalStorage.bind(work)
}

/** Says something about what is being done. */
export function annotate(attributes: Attributes): void {
  activeSpan()?.set(attributes)
}

/** Does `work` under a span of its own, if anything is traced. */
export async function traced<T>(
  name: string,
  kind: SpanKind,
  attributes: Attributes,
  work: (span: Span | null) => Promise<T>,
): Promise<T> {
  const span = startSpan(name, kind, attributes)
  return span === null ? work(null) : runInSpan(span, work)
}

/** Does `work` as a trace of its own. */
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

/** What a span may tell of an error: its code, else its class. */
export function failureOf(error: unknown): string {
  const { code, name } = Object(error) as { code?: unknown; name?: unknown }
  if (typeof code === 'string' && code !== '') return code
  return typeof name === 'string' && name !== '' ? name : 'Error'
}
