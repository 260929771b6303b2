import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  readonly registry: Registry
  readonly requestSeconds: Histogram<'route' | 'method' | 'status'>
  readonly cachedPages: Counter<'outcome'>
  readonly searchEvents: Counter<'type'>
  readonly searches: Counter<'outcome'>
  readonly catalogueGeneration: Gauge
  readonly replicaReads: Counter<'from'>
  readonly pdfSeconds: Histogram<'outcome'>
  readonly pdfQueue: Gauge
  readonly shedRequests: Counter<'kind'>
  onWaiting(count: () => number): void
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'http_request_seconds',
      help: 'Time from request to the end of the answer',
      labelNames: ['route', 'method', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [registry],
    }),
    cachedPages: new Counter({
      name: 'page_cache_total',
      help: 'Pages asked of the page cache, by outcome',
      labelNames: ['outcome'],
      registers: [registry],
    }),
    searchEvents: new Counter({
      name: 'search_events_total',
      help: 'What visitors did with search results, by type',
      labelNames: ['type'],
      registers: [registry],
    }),
    searches: new Counter({
      name: 'searches_total',
      help: 'Searches and clicks on their results, by whether they were counted or left out as personal',
      labelNames: ['outcome'],
      registers: [registry],
    }),
    catalogueGeneration: new Gauge({
      name: 'catalogue_generation',
      help: 'The generation that is being served',
      registers: [registry],
    }),
    replicaReads: new Counter({
      name: 'replica_reads_total',
      help: 'Reads that a replica may answer, by where they were read: behind and away are of the database itself',
      labelNames: ['from'],
      registers: [registry],
    }),
    pdfSeconds: new Histogram({
      name: 'pdf_seconds',
      help: 'Time from the call for a PDF to its end, waiting included, by outcome',
      labelNames: ['outcome'],
      buckets: [0.25, 0.5, 1, 2, 4, 8, 16, 24],
      registers: [registry],
    }),
    shedRequests: new Counter({
      name: 'requests_shed_total',
      help: 'Requests refused because the server was busy, by kind',
      labelNames: ['kind'],
      registers: [registry],
    }),
    onWaiting(count) {
      const name = 'requests_waiting'
      // In development a new listener replaces the one before.
      registry.removeSingleMetric(name)
      const waiting = new Gauge({
        name,
        help: 'Requests that wait for their turn',
        registers: [],
        collect() {
          this.set(count())
        },
      })
      registry.registerMetric(waiting)
    },
    pdfQueue: new Gauge({
      name: 'pdf_queue_length',
      help: 'PDFs that wait for their turn',
      registers: [registry],
    }),
  }
}
