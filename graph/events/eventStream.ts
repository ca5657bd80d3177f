import { PassThrough } from 'node:stream';
import type { EventTopic } from './eventTopics.ts';
import type { News } from './news.ts';

interface Listening {
  /** Whose it is: an account or a key. */
  owner: string;
  /** What it was opened with. */
  authorization: string;
  topics: readonly EventTopic[];
  /** Whether the session or key is still good for the same. */
  mayListen: () => Promise<boolean>;
}

/** Who reads so slowly that this much waits for them is let go, to come again; bytes. */
const MOST_WAITING = 64 * 1024;
/** After how long a listener whose stream has ended comes again, ms. */
const COME_AGAIN_MS = 3000;

/** One stream of events in the form of Server-Sent Events, as long as it is open. */
export class OpenStream {
  readonly body = new PassThrough();
  readonly owner: string;
  readonly authorization: string;
  readonly mayListen: () => Promise<boolean>;
  readonly #topics: readonly EventTopic[];

  constructor({ owner, authorization, topics, mayListen }: Listening) {
    this.owner = owner;
    this.authorization = authorization;
    this.#topics = topics;
    this.mayListen = mayListen;
    this.#write(`retry: ${COME_AGAIN_MS}\n\n`);
  }

  onEnd(task: () => void): void {
    this.body.once('close', task);
  }

  /** Says what is listened to. */
  greet(now: Date): void {
    this.#send('open', { topics: this.#topics }, now);
  }

  /** Says that more was missed than is known: anything may be other than it was. */
  tellMissed(now: Date): void {
    this.#send('missed', {}, now);
  }

  tell(news: ReadonlyMap<EventTopic, News>, now: Date): void {
    for (const [topic, told] of news) if (this.#topics.includes(topic)) this.#send(topic, told, now);
  }

  /** Keeps what stands between from taking it for dead. */
  beat(): void {
    this.#write(':\n\n');
  }

  end(): void {
    this.body.end();
  }

  /** By the time in its id whoever comes again is told what was missed. */
  #send(event: string, data: object, now: Date): void {
    this.#write(`id: ${now.toISOString()}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  #write(text: string): void {
    if (this.body.writableEnded || this.body.destroyed) return;
    if (this.body.writableLength > MOST_WAITING) this.body.destroy();
    else this.body.write(text);
  }
}
