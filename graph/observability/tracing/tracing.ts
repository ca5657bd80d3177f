import type { Context, Span, Tracer } from '@opentelemetry/api';

type Api = typeof import('@opentelemetry/api');
type Attributes = Record<string, string | number | boolean | undefined>;

/** What a span is about: something asked of this server, something it asks of others, or its own work. */
type Kind = 'server' | 'client' | 'internal';

interface Spanned {
  name: string;
  kind?: Kind;
  attributes?: Attributes;
  /** Of whom it is a part, where that is not what is under way: in the words of W3C Trace Context. */
  traceparent?: string | null;
}

/** What traces, once `startTracing` has loaded it; null without it, and then all of this costs nothing. */
let tracing: { api: Api; tracer: Tracer } | null = null;

export function useTracing(next: typeof tracing): void {
  tracing = next;
}

export function isTracing(): boolean {
  return tracing !== null;
}

/** Does some work as a span of what is under way. */
export function traced<Result>(spanned: Spanned, work: () => Promise<Result>): Promise<Result> {
  const span = startSpan(spanned);
  if (!span) return work();
  return span.run(async () => {
    try {
      return await work();
    } catch (error) {
      span.fail(error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** A span that its owner ends. */
export interface OpenSpan {
  /** What begins in there is a part of it. */
  run<Result>(work: () => Result): Result;
  describe(name: string, attributes: Attributes): void;
  fail(error: unknown): void;
  end(): void;
}

export function startSpan({ name, kind = 'internal', attributes, traceparent }: Spanned): OpenSpan | null {
  if (!tracing) return null;
  const { api, tracer } = tracing;
  const parent = traceparent === undefined ? api.context.active() : contextOf(api, traceparent);
  const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, parent);
  const inside = api.trace.setSpan(parent, span);
  return {
    run: (work) => api.context.with(inside, work),
    describe: (next, more) => describe(span, next, more),
    fail: (error) => fail(api, span, error),
    end: () => span.end(),
  };
}

/** Gives what is under way a name, once it is known. */
export function describeActive(name: string, attributes: Attributes): void {
  const span = tracing?.api.trace.getActiveSpan();
  if (span) describe(span, name, attributes);
}

/** What is under way, for what comes of it later: in the words of W3C Trace Context. */
export function activeTraceparent(): string | null {
  const { traceId, spanId, traceFlags } = tracing?.api.trace.getActiveSpan()?.spanContext() ?? {};
  return traceId ? `00-${traceId}-${spanId}-${traceFlags === 1 ? '01' : '00'}` : null;
}

/** As OpenTelemetry numbers them. */
const KINDS: Record<Kind, number> = { internal: 0, server: 1, client: 2 };
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Nobody's, where the words are none. */
function contextOf(api: Api, traceparent: string | null): Context {
  const [, traceId, spanId, flags = ''] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (!traceId || !spanId) return api.ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & 1;
  return api.trace.setSpanContext(api.ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

function describe(span: Span, name: string, attributes: Attributes): void {
  span.updateName(name);
  span.setAttributes(attributes);
}

/** By its kind alone: what it says may be about a person. */
function fail(api: Api, span: Span, error: unknown): void {
  span.setStatus({ code: api.SpanStatusCode.ERROR });
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
}
