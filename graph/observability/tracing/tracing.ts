import type { Context, Span, Tracer } from '@opentelemetry/api';

type Api = typeof import('@opentelemetry/api');
type Attributes = Record<string, string | number | boolean | undefined>;

/** Kind of a span: a request to this server, a request to another service, or internal work. */
type Kind = 'server' | 'client' | 'internal';

interface SpanOptions {
  name: string;
  kind?: Kind;
  attributes?: Attributes;
  /** Parent span in W3C Trace Context format. The active span by default. */
  traceparent?: string | null;
}

/** Set when `startTracing` has loaded OpenTelemetry. While null, tracing costs nothing. */
let tracing: { api: Api; tracer: Tracer } | null = null;

export function setTracing(next: typeof tracing): void {
  tracing = next;
}

export function isTracing(): boolean {
  return tracing !== null;
}

/** Runs work in a child span of the active one. */
export function runInSpan<Result>(options: SpanOptions, work: () => Promise<Result>): Promise<Result> {
  const span = startSpan(options);
  if (!span) return work();
  return span.run(async () => {
    try {
      return await work();
    } catch (error) {
      span.recordFailure(error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** A span that the caller ends. */
export interface OpenSpan {
  /** Runs work whose spans become children of this one. */
  run<Result>(work: () => Result): Result;
  describe(name: string, attributes: Attributes): void;
  recordFailure(error: unknown): void;
  end(): void;
}

export function startSpan({
  name,
  kind = 'internal',
  attributes,
  traceparent,
}: SpanOptions): OpenSpan | null {
  if (!tracing) return null;
  const { api, tracer } = tracing;
  const parent = traceparent === undefined ? api.context.active() : toContext(api, traceparent);
  const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, parent);
  const spanContext = api.trace.setSpan(parent, span);
  return {
    run: (work) => api.context.with(spanContext, work),
    describe: (next, extraAttributes) => describe(span, next, extraAttributes),
    recordFailure: (error) => recordFailure(api, span, error),
    end: () => span.end(),
  };
}

/** Names the active span when its operation is known. */
export function describeActiveSpan(name: string, attributes: Attributes): void {
  const span = tracing?.api.trace.getActiveSpan();
  if (span) describe(span, name, attributes);
}

/** Returns the active span in W3C Trace Context format, for work that runs later. */
export function getActiveTraceparent(): string | null {
  const { traceId, spanId, traceFlags } = tracing?.api.trace.getActiveSpan()?.spanContext() ?? {};
  return traceId ? `00-${traceId}-${spanId}-${traceFlags === 1 ? '01' : '00'}` : null;
}

/** OpenTelemetry's numeric span kinds. */
const KINDS: Record<Kind, number> = { internal: 0, server: 1, client: 2 };
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** An invalid value starts a new trace. */
function toContext(api: Api, traceparent: string | null): Context {
  const [, traceId, spanId, flags = ''] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (!traceId || !spanId) return api.ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & 1;
  return api.trace.setSpanContext(api.ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

function describe(span: Span, name: string, attributes: Attributes): void {
  span.updateName(name);
  span.setAttributes(attributes);
}

/** Records only the type of the error, because its message can contain personal data. */
function recordFailure(api: Api, span: Span, error: unknown): void {
  span.setStatus({ code: api.SpanStatusCode.ERROR });
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
}
