import { z } from 'zod';
import { WEBHOOK_TOPICS, type WebhookTopic } from '#domain/webhooks/webhookTopics.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { receivingAt } from '../endpoints/endpoints.ts';

/** An endpoint that is to be told. */
export interface Subscription {
  id: string;
  topics: ReadonlySet<WebhookTopic>;
  includesPersonalData: boolean;
}

const topicsSchema = z.array(z.enum(WEBHOOK_TOPICS));

/**
 * Who wants to be told of what, in memory, so that what happens in a store without webhooks costs nothing. Read anew where
 * one was changed, here at once and on other servers within a second.
 */
export class Subscriptions {
  readonly #prisma: PrismaClient;
  readonly #now: () => Date;
  #known: Promise<readonly Subscription[]> | null = null;

  constructor({ prisma, now }: { prisma: PrismaClient; now: () => Date }) {
    this.#prisma = prisma;
    this.#now = now;
  }

  /** Those that want to be told of the topic. */
  async of(topic: WebhookTopic): Promise<readonly Subscription[]> {
    return (await this.#read()).filter(({ topics }) => topics.has(topic));
  }

  /** Whether anybody wants to be told of anything. */
  async areAny(): Promise<boolean> {
    return (await this.#read()).length > 0;
  }

  /** What cannot be read now is read when it is needed. */
  readAnew(): void {
    this.#known = null;
    this.#read().catch(() => undefined);
  }

  #read(): Promise<readonly Subscription[]> {
    this.#known ??= this.#load();
    return this.#known;
  }

  async #load(): Promise<readonly Subscription[]> {
    try {
      const endpoints = await this.#prisma.webhookEndpoint.findMany({
        where: receivingAt(this.#now()),
        select: { id: true, topics: true, includesPersonalData: true },
      });
      return endpoints.map(({ topics, ...endpoint }) => ({
        ...endpoint,
        topics: new Set(topicsSchema.parse(topics)),
      }));
    } catch (error) {
      this.#known = null;
      throw error;
    }
  }
}
