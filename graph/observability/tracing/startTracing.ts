import type { SpanExporter } from '@opentelemetry/sdk-trace';
import { callService } from '#graph/outboundCalls/callService.ts';
import { version } from '../version.ts';
import { setTracing } from './tracing.ts';

type ExportResult = Parameters<Parameters<SpanExporter['export']>[1]>[0];

/** `ExportResultCode` of OpenTelemetry. */
const [SUCCESS, FAILED] = [0, 1];

interface Tracer {
  /** Exports the spans that have ended. */
  flush(): Promise<void>;
  /** Exports the remaining spans and stops tracing. */
  stop(): Promise<void>;
}

/**
 * Starts tracing to a collector that supports OTLP over HTTP, such as http://localhost:4318. OpenTelemetry is loaded
 * only here.
 */
export async function startTracing(endpoint: string): Promise<Tracer> {
  const [api, { AsyncLocalStorageContextManager }, { OTLPTraceExporter }, { resourceFromAttributes }, sdk] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace'),
    ]);
  const collector = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const exporter: SpanExporter = {
    export(spans, resultCallback) {
      const send = () => new Promise<ExportResult>((resolve) => collector.export(spans, resolve));
      callService('traces', send, { isFailure: ({ code }) => code !== SUCCESS }).then(
        resultCallback,
        (error: Error) => resultCallback({ code: FAILED, error }),
      );
    },
    shutdown: () => collector.shutdown(),
  };
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'jewelry-store', 'service.version': version }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  const contextManager = new AsyncLocalStorageContextManager().enable();
  api.context.setGlobalContextManager(contextManager);
  setTracing({ api, tracer: provider.getTracer('store', version) });
  return {
    flush: () => provider.forceFlush(),
    stop: async () => {
      setTracing(null);
      api.context.disable();
      await provider.shutdown();
    },
  };
}
