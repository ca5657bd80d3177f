import { Counter, Gauge, type Registry } from 'prom-client';
import type { ResponseCache } from '#graph/http/responseCache/responseCache.ts';

/** Adds metrics of the response cache (docs/decisions/0011-public-reads-are-cached-as-bytes.md). */
export function addResponseCacheMetrics(registry: Registry, responseCache: ResponseCache): void {
  new Counter({
    name: 'store_answer_cache_requests_total',
    help: 'Public reads served from the response cache (hit, or stale while the store was busy) or computed (miss).',
    labelNames: ['result'],
    registers: [registry],
    collect() {
      this.reset();
      this.inc({ result: 'hit' }, responseCache.hits);
      this.inc({ result: 'miss' }, responseCache.misses);
      this.inc({ result: 'stale' }, responseCache.stale);
    },
  });
  new Counter({
    name: 'store_answer_cache_removed_total',
    help: 'Responses removed from the cache: changed with their data, or evicted for space.',
    labelNames: ['reason'],
    registers: [registry],
    collect() {
      this.reset();
      this.inc({ reason: 'changed' }, responseCache.invalidated);
      this.inc({ reason: 'evicted' }, responseCache.evicted);
    },
  });
  new Gauge({
    name: 'store_answer_cache_entries',
    help: 'Number of cached responses.',
    registers: [registry],
    collect() {
      this.set(responseCache.size);
    },
  });
  new Gauge({
    name: 'store_answer_cache_bytes',
    help: 'Total size of cached responses before compression.',
    registers: [registry],
    collect() {
      this.set(responseCache.bytes);
    },
  });
}
