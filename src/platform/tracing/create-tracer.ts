// Implements spans with OpenTelemetry. Sampling is decided at the root, before anything is allocated: an unsampled
// request costs a random number.

import {
  SpanKind as OtelKind,
  type Span as OtelSpan,
  type Tracer as OtelTracer,
  ROOT_CONTEXT,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api'
import type { Attributes, RemoteParent, Span, SpanKind, Tracer } from './trace.ts'

// Long jobs run thousands of statements: the first ones are recorded, the rest only counted.
const MAX_SPANS = 300

const KINDS: Record<SpanKind, OtelKind> = {
  server: OtelKind.SERVER,
  client: OtelKind.CLIENT,
  internal: OtelKind.INTERNAL,
  consumer: OtelKind.CONSUMER,
}

/** Creates spans with `otel` for a `sampledShare` (0 to 1) of roots without a sampled parent. */
export function createTracer(otel: OtelTracer, sampledShare: number): Tracer {
  return {
    isSampled: ({ parent, always }) =>
      parent ? parent.sampled : always === true || Math.random() < sampledShare,
    root(name, { kind, attributes, parent }) {
      const under = parent ? trace.setSpan(ROOT_CONTEXT, remoteSpan(parent)) : ROOT_CONTEXT
      const span = otel.startSpan(name, { kind: KINDS[kind], attributes }, under)
      return new TracedSpan(otel, span, { spans: 1, dropped: 0 }, true)
    },
  }
}

function remoteSpan({ traceId, spanId }: RemoteParent): OtelSpan {
  return trace.wrapSpanContext({ traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true })
}

/** Shared by all spans of a trace in this process. */
type SpanCount = { spans: number; dropped: number }

class TracedSpan implements Span {
  readonly traceId: string
  readonly otel: OtelSpan
  readonly #tracer: OtelTracer
  readonly #count: SpanCount
  readonly #isRoot: boolean
  #ended = false

  constructor(tracer: OtelTracer, otel: OtelSpan, count: SpanCount, isRoot: boolean) {
    this.traceId = otel.spanContext().traceId
    this.otel = otel
    this.#tracer = tracer
    this.#count = count
    this.#isRoot = isRoot
  }

  set(attributes: Attributes): void {
    if (!this.#ended) this.otel.setAttributes(attributes)
  }

  link(to: Span): void {
    if (!this.#ended && to instanceof TracedSpan) this.otel.addLink({ context: to.otel.spanContext() })
  }

  child(name: string, kind: SpanKind, attributes: Attributes): Span | null {
    if (this.#count.spans >= MAX_SPANS) {
      this.#count.dropped++
      return null
    }
    this.#count.spans++
    const span = this.#tracer.startSpan(
      name,
      { kind: KINDS[kind], attributes },
      trace.setSpan(ROOT_CONTEXT, this.otel),
    )
    return new TracedSpan(this.#tracer, span, this.#count, false)
  }

  end(failure: string | null = null): void {
    if (this.#ended) return
    if (failure !== null) {
      this.otel.setAttribute('error.type', failure)
      this.otel.setStatus({ code: SpanStatusCode.ERROR })
    }
    if (this.#isRoot && this.#count.dropped > 0)
      this.otel.setAttribute('griffie.spans_left_out', this.#count.dropped)
    this.#ended = true
    this.otel.end()
  }
}
