// Spans to an OpenTelemetry collector over OTLP. The only file that knows the library.
import { type Attributes, context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider
} from '@opentelemetry/sdk-trace'
import type { Config } from '../config.ts'
import { failureOf, type Log } from '../log.ts'
import type { Tracing } from './tracing.ts'

type CollectorSettings = NonNullable<Config['traces']> & { version: string; role: string; log: Log }

/** A collector that does not answer holds nothing up: what does not fit is dropped. */
const MOST_WAITING = 2_048
const TIMEOUT_MILLIS = 3_000
/** How long a span waits for others to be told with. */
const TOGETHER_MILLIS = 1_000
/** A collector that is gone is told about once in this time. */
const SILENCE_MILLIS = 60_000

/** One for the process: what is begun is found by whatever it calls. */
export function tellCollector({ url, token, percent, version, role, log }: CollectorSettings): Tracing {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const exporter = new OTLPTraceExporter({
    url,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    timeoutMillis: TIMEOUT_MILLIS
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'vizit', 'service.version': version, 'vizit.role': role }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(percent / 100) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: heard(exporter, log), maxQueueSize: MOST_WAITING, scheduledDelayMillis: TOGETHER_MILLIS })
    ]
  })
  const tracer = provider.getTracer('vizit')

  async function told<T>(name: string, kind: SpanKind, attributes: Attributes, work: () => Promise<T>): Promise<T> {
    const span = tracer.startSpan(name, { kind, attributes })
    try {
      return await context.with(trace.setSpan(context.active(), span), work)
    } catch (error) {
      fail(span, error)
      throw error
    } finally {
      span.end()
    }
  }
  const isWithin = () => trace.getSpan(context.active()) !== undefined

  return {
    isOn: true,
    request({ method, requestId }) {
      const span = tracer.startSpan(method, {
        kind: SpanKind.SERVER,
        root: true,
        attributes: { 'http.request.method': method, 'vizit.request_id': requestId }
      })
      const own = trace.setSpan(context.active(), span)
      return {
        within: work => context.with(own, work),
        end({ route, status, code }) {
          if (route !== undefined) span.updateName(`${method} ${route}`).setAttribute('http.route', route)
          span.setAttribute('http.response.status_code', status)
          if (code !== undefined) span.setAttribute('vizit.refusal', code)
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        }
      }
    },
    statement(text, work) {
      if (!isWithin()) return work()
      const written = text.replace(/\s+/g, ' ').trim()
      const operation = written.split(' ', 1)[0]!.toLowerCase()
      const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': written }
      return told(operation, SpanKind.CLIENT, attributes, work)
    },
    outside(service, what, work) {
      if (!isWithin()) return work()
      return told(`${service} ${what}`, SpanKind.CLIENT, { 'vizit.outside': service }, work)
    },
    job: (name, work) => told(`job ${name}`, SpanKind.CONSUMER, { 'vizit.job': name }, work),
    close: () => provider.shutdown()
  }
}

/** Of a failure its kind and code are said. Its sentence may quote somebody. */
function fail(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', failureOf(error).failure ?? 'unknown')
}

/** Whoever looks for traces that do not come finds out why. */
function heard(exporter: OTLPTraceExporter, log: Log): SpanExporter {
  let saidAt = Number.NEGATIVE_INFINITY
  return {
    export(spans: ReadableSpan[], done) {
      exporter.export(spans, result => {
        if (result.error && performance.now() - saidAt > SILENCE_MILLIS) {
          saidAt = performance.now()
          log.warn('the collector of traces does not take them', failureOf(result.error))
        }
        done(result)
      })
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush()
  }
}
