import { z } from 'zod';
import { WEBHOOK_TOPICS, type WebhookTopic } from '#domain/webhooks/webhookTopics.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { matchActiveWebhooks } from '../endpoints/endpoints.ts';

/** An endpoint to notify. */
export interface Subscription {
  id: string;
  topics: ReadonlySet<WebhookTopic>;
  includesPersonalData: boolean;
}

const topicsSchema = z.array(z.enum(WEBHOOK_TOPICS));

/**
 * Webhook subscriptions in memory, so that events cost nothing in a store without webhooks. Reloaded after a change:
 * immediately on this server, within a second on others.
 */
export class Subscriptions {
  readonly #prisma: PrismaClient;
  readonly #now: () => Date;
  #loadedSubscriptions: Promise<readonly Subscription[]> | null = null;

  constructor({ prisma, now }: { prisma: PrismaClient; now: () => Date }) {
    this.#prisma = prisma;
    this.#now = now;
  }

  /** Returns the subscriptions of a topic. */
  async findByTopic(topic: WebhookTopic): Promise<readonly Subscription[]> {
    return (await this.#read()).filter(({ topics }) => topics.has(topic));
  }

  /** Returns true if there is any subscription. */
  async hasAny(): Promise<boolean> {
    return (await this.#read()).length > 0;
  }

  /** Reloads the subscriptions. If that fails, they are loaded when needed. */
  reload(): void {
    this.#loadedSubscriptions = null;
    this.#read().catch(() => undefined);
  }

  #read(): Promise<readonly Subscription[]> {
    this.#loadedSubscriptions ??= this.#load();
    return this.#loadedSubscriptions;
  }

  async #load(): Promise<readonly Subscription[]> {
    try {
      const endpoints = await this.#prisma.webhookEndpoint.findMany({
        where: matchActiveWebhooks(this.#now()),
        select: { id: true, topics: true, includesPersonalData: true },
      });
      return endpoints.map(({ topics, ...endpoint }) => ({
        ...endpoint,
        topics: new Set(topicsSchema.parse(topics)),
      }));
    } catch (error) {
      this.#loadedSubscriptions = null;
      throw error;
    }
  }
}
