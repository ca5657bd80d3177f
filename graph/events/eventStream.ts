import { PassThrough } from 'node:stream';
import type { EventTopic } from './eventTopics.ts';
import type { LiveUpdate } from './liveUpdate.ts';

interface EventStreamOptions {
  /** The account or API key that opened the stream. */
  owner: string;
  /** The Authorization header it was opened with. */
  authorization: string;
  topics: readonly EventTopic[];
  /** Returns true if the session or key is still valid for the same topics. */
  canListen: () => Promise<boolean>;
}

/** Limit of unsent bytes. A client that reads too slowly is disconnected and reconnects. */
const MAX_UNSENT_BYTES = 64 * 1024;
/** Time in ms after which a client reconnects. */
const RECONNECT_MS = 3000;

/** One open stream of Server-Sent Events. */
export class EventStream {
  readonly body = new PassThrough();
  readonly owner: string;
  readonly authorization: string;
  readonly canListen: () => Promise<boolean>;
  readonly #topics: readonly EventTopic[];

  constructor({ owner, authorization, topics, canListen }: EventStreamOptions) {
    this.owner = owner;
    this.authorization = authorization;
    this.#topics = topics;
    this.canListen = canListen;
    this.#write(`retry: ${RECONNECT_MS}\n\n`);
  }

  onEnd(task: () => void): void {
    this.body.once('close', task);
  }

  /** Sends the topics of the stream. */
  sendOpenEvent(now: Date): void {
    this.#send('open', { topics: this.#topics }, now);
  }

  /** Reports that missed changes are unknown, so the client must reload everything. */
  sendMissedEvent(now: Date): void {
    this.#send('missed', {}, now);
  }

  sendUpdates(updates: ReadonlyMap<EventTopic, LiveUpdate>, now: Date): void {
    for (const [topic, update] of updates) if (this.#topics.includes(topic)) this.#send(topic, update, now);
  }

  /** Sends a heartbeat, so that proxies do not close the stream. */
  sendHeartbeat(): void {
    this.#write(':\n\n');
  }

  end(): void {
    this.body.end();
  }

  /** The id contains the time, from which missed changes are found after a reconnect. */
  #send(event: string, data: object, now: Date): void {
    this.#write(`id: ${now.toISOString()}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  #write(text: string): void {
    if (this.body.writableEnded || this.body.destroyed) return;
    if (this.body.writableLength > MAX_UNSENT_BYTES) this.body.destroy();
    else this.body.write(text);
  }
}
