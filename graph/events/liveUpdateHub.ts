import { Gauge } from 'prom-client';
import { storeRegistry } from '#graph/observability/metrics/storeRegistry.ts';
import type { StoreChange } from '#graph/work/storeEvents.ts';
import { toNews } from './news.ts';
import type { OpenStream } from './openStream.ts';

const open = new Gauge({
  name: 'store_event_streams',
  help: 'Streams of events that are open on this server.',
  registers: [storeRegistry],
});

interface Options {
  /** The clock. */
  now: () => Date;
  /** What changes within this time is told together, ms. */
  togetherMs?: number;
  /** How often a stream shows that it is alive, and whether its listener may still listen is asked, ms. */
  beatMs?: number;
}

/**
 * Tells who listens of what has changed, here and on other servers. It rests on the look at changes that each server takes
 * anyway (`SnapshotKeeper`), so that one more listener costs no question; and without any it does nothing at all.
 */
export class EventHub {
  readonly #options: Required<Options>;
  readonly #streams = new Set<OpenStream>();
  #waiting: StoreChange[] = [];
  #telling: NodeJS.Timeout | null = null;
  #beating: NodeJS.Timeout | null = null;

  constructor({ togetherMs = 250, beatMs = 15_000, ...options }: Options) {
    this.#options = { togetherMs, beatMs, ...options };
  }

  /** How many streams somebody has open, by whose they are. */
  countOf(owner: string): number {
    return [...this.#streams].filter((stream) => stream.owner === owner).length;
  }

  add(stream: OpenStream): void {
    this.#streams.add(stream);
    open.set(this.#streams.size);
    this.#beating ??= setInterval(() => this.#beat(), this.#options.beatMs).unref();
    stream.onEnd(() => this.#remove(stream));
  }

  take(changes: readonly StoreChange[]): void {
    if (this.#streams.size === 0) return;
    this.#waiting.push(...changes);
    this.#telling ??= setTimeout(() => this.#tell(), this.#options.togetherMs).unref();
  }

  /** Ends all streams; who listens comes again, to another server where this one is going. */
  close(): void {
    for (const stream of this.#streams) stream.end();
  }

  #tell(): void {
    this.#telling = null;
    const news = toNews(this.#waiting);
    this.#waiting = [];
    for (const stream of this.#streams) stream.tell(news, this.#options.now());
  }

  #beat(): void {
    const asked = new Map<string, Promise<boolean>>();
    for (const stream of this.#streams) {
      stream.beat();
      // Several of a browser's come with one token. While the database is away nobody hears anything anyway.
      const mayListen = asked.get(stream.authorization) ?? stream.mayListen().catch(() => true);
      asked.set(stream.authorization, mayListen);
      void mayListen.then((may) => may || stream.end());
    }
  }

  #remove(stream: OpenStream): void {
    this.#streams.delete(stream);
    open.set(this.#streams.size);
    if (this.#streams.size > 0) return;
    for (const timer of [this.#beating, this.#telling]) if (timer) clearTimeout(timer);
    this.#beating = null;
    this.#telling = null;
    this.#waiting = [];
  }
}
