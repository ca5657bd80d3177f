import type { WebhookTopic } from '#domain/webhooks/webhookTopics.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Databases } from '#graph/prisma/databases.ts';
import { insertInto } from '#graph/prisma/direct/insertInto.ts';
import { rows } from '#graph/prisma/direct/statement.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { SnapshotKeeper } from '#graph/snapshot/snapshotKeeper.ts';
import { SnapshotReader } from '#graph/snapshot/snapshotReader.ts';
import type { OrderPlaced, StoreEvent } from '#graph/work/storeEvents.ts';
import type { DirectWork, Work } from '#graph/work/work.ts';
import { findCameBack } from './cameBack.ts';
import { type EndpointId, endpointsOf, toThose } from './endpointsThere.ts';
import type { EventObjects } from './eventObjects.ts';
import { type EventDraft, toEventRows } from './eventRows.ts';
import { happenedAtPlacing, happenedTo } from './orderTopics.ts';
import {
  type ProductLevel,
  productLevels,
  toStockObject,
  type VariantLevel,
  variantLevels,
} from './stockLevels.ts';
import type { Subscription, Subscriptions } from './subscriptions.ts';

interface Options extends Databases {
  subscriptions: Subscriptions;
  objects: EventObjects;
  snapshots: SnapshotKeeper;
  now: () => Date;
}

type Wanted = readonly Subscription[];

/**
 * Writes what happens for the webhooks that want to know, in the work that makes it happen. What has changed is what the
 * work says for the snapshot and the desk anyway, so that nobody has to think of webhooks.
 */
export class Outbox {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  async write(work: Work | DirectWork, events: readonly StoreEvent[]): Promise<void> {
    if (!(await this.#options.subscriptions.areAny())) return;
    return 'db' in work ? this.#write(work.db, events) : this.#writeDirectly(work, events);
  }

  async #write(tx: Transaction, events: readonly StoreEvent[]): Promise<void> {
    const services = await this.#services();
    const said = (kind: StoreEvent['kind']) => events.filter((event) => event.kind === kind);
    const drafts = [
      ...(await this.#ofOrders(tx, services, [...said('ORDER_PLACED'), ...said('ORDER')])),
      ...(await this.#ofProducts(tx, services, said('PRODUCT'))),
      ...(await this.#ofStock(tx, idsOf(said('STOCK')))),
      ...(await this.#ofRates(tx, said('RATES'))),
      ...(await this.#ofCustomers(tx, services, said('CUSTOMER'))),
    ];
    const { events: rows, deliveries } = await this.#toRows(drafts, services.now);
    if (rows.length === 0) return;
    const there = await tx.$queryRaw<EndpointId[]>(endpointsOf(deliveries));
    await tx.webhookEvent.createMany({ data: rows });
    await tx.webhookDelivery.createMany({ data: toThose(there, deliveries) });
  }

  /** Past Prisma nothing happens but that orders are placed. */
  async #writeDirectly(work: DirectWork, events: readonly StoreEvent[]): Promise<void> {
    const services = await this.#services();
    const drafts: EventDraft[] = [];
    for (const { order } of events) if (order) drafts.push(...(await this.#ofPlaced(order, services)));
    drafts.push(...(await this.#ofStockTaken(work, idsOf(events.filter(({ kind }) => kind === 'STOCK')))));
    const { events: written, deliveries } = await this.#toRows(drafts, services.now);
    if (written.length === 0) return;
    const [there] = await work.send(rows<EndpointId>(endpointsOf(deliveries)));
    const told = toThose(there, deliveries);
    if (told.length > 0)
      await work.send(insertInto('WebhookEvent', written), insertInto('WebhookDelivery', told));
  }

  async #services(): Promise<Pick<GraphContext, 'direct' | 'snapshot' | 'now'>> {
    const { direct, snapshots, now } = this.#options;
    const moment = { at: now(), drafts: false };
    return { direct, snapshot: new SnapshotReader(await snapshots.read(), moment), now: moment.at };
  }

  #wanting(topic: WebhookTopic): Promise<Wanted> {
    return this.#options.subscriptions.of(topic);
  }

  async #isWanted(topic: WebhookTopic): Promise<boolean> {
    return (await this.#wanting(topic)).length > 0;
  }

  async #toRows(drafts: readonly EventDraft[], now: Date) {
    const written = await Promise.all(
      drafts.map(async (draft) => toEventRows(draft, await this.#wanting(draft.topic), now)),
    );
    const told = written.filter(({ deliveries }) => deliveries.length > 0);
    return {
      events: told.map(({ event }) => event),
      deliveries: told.flatMap(({ deliveries }) => deliveries),
    };
  }

  /** One that was placed in this work is new, whatever else became of it since. */
  async #ofOrders(tx: Transaction, services: Services, said: readonly StoreEvent[]): Promise<EventDraft[]> {
    if (said.length === 0 || !(await this.#areWanted(ORDER_TOPICS))) return [];
    const ids = idsOf(said);
    const after = await tx.order.findMany({ where: { id: { in: ids } } });
    const happened = ids.map((id) => {
      const order = after.find((one) => one.id === id);
      const before = said.find(({ subjectId }) => subjectId === id)?.before;
      const hasPieces = said.some(({ subjectId, returnId }) => subjectId === id && returnId);
      if (!before) return { id, number: order?.number, events: order ? happenedAtPlacing(order) : [] };
      return { id, number: before.number, events: happenedTo(before, order, { cameBack: hasPieces }) };
    });
    const shown = after.filter((order) => happened.some(({ id, events }) => id === order.id && events[0]));
    const objects = await this.#options.objects.orders(tx, services, shown);
    const cameBack = await this.#cameBack(
      tx,
      said.flatMap(({ returnId }) => returnId ?? []),
    );
    return happened.flatMap(({ id, number: name = null, events }) => {
      const place = shown.findIndex((order) => order.id === id);
      const { version = null, updatedAt = services.now } = shown[place] ?? {};
      const object = place < 0 ? null : { ...objects[place], updatedAt };
      return events.map((event) => {
        const returned = event.topic === 'order.returned' && cameBack.get(id);
        const shown = object && returned ? { ...object, returned } : object;
        return { ...event, subjectId: id, name, version, object: shown };
      });
    });
  }

  async #cameBack(tx: Transaction, returnIds: readonly string[]): Promise<Map<string, object>> {
    if (returnIds.length === 0 || !(await this.#isWanted('order.returned'))) return new Map();
    return findCameBack(tx, returnIds);
  }

  async #areWanted(topics: readonly WebhookTopic[]): Promise<boolean> {
    const wanted = await Promise.all(topics.map((topic) => this.#isWanted(topic)));
    return wanted.includes(true);
  }

  async #ofPlaced(order: OrderPlaced, services: Services): Promise<EventDraft[]> {
    const { prisma, objects } = this.#options;
    const topics = happenedAtPlacing(order);
    if (!(await this.#areWanted(topics.map(({ topic }) => topic)))) return [];
    // All that is shown of it is at hand: nothing of it is in the database for others yet.
    const [shown] = await objects.orders(prisma, services, [order]);
    const { id: subjectId, number: name, version, updatedAt } = order;
    return topics.map((topic) => ({ ...topic, subjectId, name, version, object: { ...shown, updatedAt } }));
  }

  async #ofProducts(tx: Transaction, services: Services, said: readonly StoreEvent[]): Promise<EventDraft[]> {
    if (said.length === 0 || !(await this.#isWanted('product.changed'))) return [];
    const ids = idsOf(said);
    const found = await tx.product.findMany({ where: { id: { in: ids } } });
    const objects = await this.#options.objects.products(tx, services, found);
    const skus = await skusOfGone(
      tx,
      ids.filter((id) => !found.some((product) => product.id === id)),
    );
    return ids.map((subjectId) => {
      const place = found.findIndex(({ id }) => id === subjectId);
      const product = found[place];
      if (!product) return gone('product.changed', subjectId, skus.get(subjectId));
      const change = product.status === 'ARCHIVED' ? 'archived' : changeOf(said, subjectId);
      const { sku: name, version } = product;
      return { topic: 'product.changed', change, subjectId, name, version, object: objects[place] ?? null };
    });
  }

  async #ofStock(tx: Transaction, ids: readonly string[]): Promise<EventDraft[]> {
    if (ids.length === 0 || !(await this.#isWanted('stock.changed'))) return [];
    const variants = await tx.$queryRaw<VariantLevel[]>(variantLevels(ids));
    const products = await tx.$queryRaw<ProductLevel[]>(productLevels(ids));
    return toStockDrafts(products, variants);
  }

  async #ofStockTaken(work: DirectWork, ids: readonly string[]): Promise<EventDraft[]> {
    if (ids.length === 0 || !(await this.#isWanted('stock.changed'))) return [];
    const [variants, products] = await work.send(
      rows<VariantLevel>(variantLevels(ids)),
      rows<ProductLevel>(productLevels(ids)),
    );
    return toStockDrafts(products, variants);
  }

  async #ofRates(tx: Transaction, said: readonly StoreEvent[]): Promise<EventDraft[]> {
    if (said.length === 0 || !(await this.#isWanted('rate.published'))) return [];
    const rates = said.flatMap(({ rate }) => rate ?? []);
    const found = await tx.metalRate.findMany({ where: { id: { in: rates.map(({ id }) => id) } } });
    return rates.map(({ id: subjectId, change, metal }) => {
      const rate = found.find(({ id }) => id === subjectId);
      const name = metal.toLowerCase();
      if (!rate) return { ...gone('rate.published', subjectId, name), change };
      const { id, perTola, effectiveFrom, source, createdAt } = rate;
      const object = { id, _id: id, metal: name, perTola, effectiveFrom, source, createdAt };
      return { topic: 'rate.published', change, subjectId, name, version: null, object };
    });
  }

  async #ofCustomers(
    tx: Transaction,
    services: Services,
    said: readonly StoreEvent[],
  ): Promise<EventDraft[]> {
    if (said.length === 0 || !(await this.#isWanted('customer.changed'))) return [];
    const found = await tx.user.findMany({ where: { id: { in: idsOf(said) }, role: 'CUSTOMER' } });
    const objects = await this.#options.objects.customers(tx, services, found);
    return found.map(({ id: subjectId, version, anonymisedAt, updatedAt }, place) =>
      anonymisedAt
        ? { ...gone('customer.changed', subjectId), version }
        : {
            topic: 'customer.changed',
            change: changeOf(said, subjectId),
            subjectId,
            name: null,
            version,
            object: { ...objects[place], updatedAt },
          },
    );
  }
}

/** What some events are about, each once. */
function idsOf(events: readonly StoreEvent[]): string[] {
  return [...new Set(events.flatMap(({ subjectId }) => subjectId ?? []))];
}

function changeOf(said: readonly StoreEvent[], id: string): 'created' | 'changed' {
  return said.find(({ subjectId }) => subjectId === id)?.isNew ? 'created' : 'changed';
}

type Services = Pick<GraphContext, 'direct' | 'snapshot' | 'now'>;

const ORDER_TOPICS = [
  'order.placed',
  'order.changed',
  'order.paid',
  'order.cancelled',
  'order.returned',
] as const;

/** What is no more, by the name that it had. */
function gone(topic: WebhookTopic, subjectId: string, name: string | null = null): EventDraft {
  return { topic, change: 'deleted', subjectId, name, version: null, object: null };
}

/** The SKUs of pieces that this transaction has deleted. */
async function skusOfGone(tx: Transaction, ids: readonly string[]): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map();
  const deleted = await tx.deletion.findMany({ where: { kind: 'PRODUCT', subjectId: { in: [...ids] } } });
  return new Map(deleted.map(({ subjectId, label }) => [subjectId, label]));
}

function toStockDrafts(products: readonly ProductLevel[], variants: readonly VariantLevel[]): EventDraft[] {
  return products
    .map((product) => toStockObject(product, variants))
    .map(({ id: subjectId, sku: name, object }) => {
      return { topic: 'stock.changed', change: 'changed', subjectId, name, version: null, object };
    });
}
