import { Counter, Gauge, type Registry } from 'prom-client';
import type { PublicAnswers } from '#graph/http/responseCache/publicAnswers.ts';

/** Answers that are kept as bytes (docs/decisions/0011-public-reads-from-bytes.md). */
export function addAnswerCacheMetrics(registry: Registry, answers: PublicAnswers): void {
  new Counter({
    name: 'store_answer_cache_requests_total',
    help: 'Public reads that were answered from kept bytes (hit, or stale while the store was busy) or made anew (miss).',
    labelNames: ['result'],
    registers: [registry],
    collect() {
      this.reset();
      this.inc({ result: 'hit' }, answers.hits);
      this.inc({ result: 'miss' }, answers.misses);
      this.inc({ result: 'stale' }, answers.stale);
    },
  });
  new Counter({
    name: 'store_answer_cache_removed_total',
    help: 'Kept answers that went: changed, as what they were made of did, or evicted, to make room.',
    labelNames: ['reason'],
    registers: [registry],
    collect() {
      this.reset();
      this.inc({ reason: 'changed' }, answers.changed);
      this.inc({ reason: 'evicted' }, answers.evicted);
    },
  });
  new Gauge({
    name: 'store_answer_cache_entries',
    help: 'How many answers are kept.',
    registers: [registry],
    collect() {
      this.set(answers.size);
    },
  });
  new Gauge({
    name: 'store_answer_cache_bytes',
    help: 'How large the kept answers are, as they are before they are compressed.',
    registers: [registry],
    collect() {
      this.set(answers.bytes);
    },
  });
}
