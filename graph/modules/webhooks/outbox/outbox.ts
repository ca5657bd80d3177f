import type { WebhookTopic } from '#domain/webhooks/webhookTopics.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Databases } from '#graph/prisma/databases.ts';
import { insertInto } from '#graph/prisma/direct/insertInto.ts';
import { selectRows } from '#graph/prisma/direct/statement.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { CatalogueSnapshots } from '#graph/snapshot/catalogueSnapshots.ts';
import { SnapshotReader } from '#graph/snapshot/snapshotReader.ts';
import type { PlacedOrderRow, StoreEvent } from '#graph/work/storeEvents.ts';
import type { DirectWork, Work } from '#graph/work/work.ts';
import type { EventObjects } from './createEventObjects.ts';
import { type EventDraft, toEventRows } from './eventRows.ts';
import { type EndpointId, filterExistingEndpoints, selectEndpoints } from './existingEndpoints.ts';
import { listChangeEvents, listPlacedEvents } from './orderTopics.ts';
import { findReturnedItems } from './returnedItems.ts';
import {
  type ProductLevel,
  selectProductLevels,
  selectVariantLevels,
  toStockObject,
  type VariantLevel,
} from './stockLevels.ts';
import type { Subscription, Subscriptions } from './subscriptions.ts';

interface Options extends Databases {
  subscriptions: Subscriptions;
  objects: EventObjects;
  snapshots: CatalogueSnapshots;
  now: () => Date;
}

type Subscribers = readonly Subscription[];

/**
 * Records webhook events in the transaction that makes the change. It derives them from the events published for the
 * snapshot and the back office, so that no other code deals with webhooks.
 */
export class Outbox {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  async write(work: Work | DirectWork, events: readonly StoreEvent[]): Promise<void> {
    if (!(await this.#options.subscriptions.hasAny())) return;
    return 'db' in work ? this.#write(work.db, events) : this.#writeDirectly(work, events);
  }

  async #write(tx: Transaction, events: readonly StoreEvent[]): Promise<void> {
    const services = await this.#createServices();
    const filterEvents = (kind: StoreEvent['kind']) => events.filter((event) => event.kind === kind);
    const drafts = [
      ...(await this.#draftOrderEvents(tx, services, [
        ...filterEvents('ORDER_PLACED'),
        ...filterEvents('ORDER'),
      ])),
      ...(await this.#draftProductEvents(tx, services, filterEvents('PRODUCT'))),
      ...(await this.#draftStockEvents(tx, toSubjectIds(filterEvents('STOCK')))),
      ...(await this.#draftRateEvents(tx, filterEvents('RATES'))),
      ...(await this.#draftCustomerEvents(tx, services, filterEvents('CUSTOMER'))),
    ];
    const { events: rows, deliveries } = await this.#toRows(drafts, services.now);
    if (rows.length === 0) return;
    const existingEndpoints = await tx.$queryRaw<EndpointId[]>(selectEndpoints(deliveries));
    await tx.webhookEvent.createMany({ data: rows });
    await tx.webhookDelivery.createMany({ data: filterExistingEndpoints(existingEndpoints, deliveries) });
  }

  /** Placing an order is the only change written without Prisma. */
  async #writeDirectly(work: DirectWork, events: readonly StoreEvent[]): Promise<void> {
    const services = await this.#createServices();
    const drafts: EventDraft[] = [];
    for (const { order } of events)
      if (order) drafts.push(...(await this.#draftPlacedEvents(order, services)));
    drafts.push(
      ...(await this.#draftDirectStockEvents(
        work,
        toSubjectIds(events.filter(({ kind }) => kind === 'STOCK')),
      )),
    );
    const { events: eventRows, deliveries } = await this.#toRows(drafts, services.now);
    if (eventRows.length === 0) return;
    const [existingEndpoints] = await work.send(selectRows<EndpointId>(selectEndpoints(deliveries)));
    const deliveredRows = filterExistingEndpoints(existingEndpoints, deliveries);
    if (deliveredRows.length > 0)
      await work.send(insertInto('WebhookEvent', eventRows), insertInto('WebhookDelivery', deliveredRows));
  }

  async #createServices(): Promise<Pick<GraphContext, 'direct' | 'snapshot' | 'now'>> {
    const { direct, snapshots, now } = this.#options;
    const viewTime = { at: now(), includesDrafts: false };
    return { direct, snapshot: new SnapshotReader(await snapshots.read(), viewTime), now: viewTime.at };
  }

  #findSubscribers(topic: WebhookTopic): Promise<Subscribers> {
    return this.#options.subscriptions.findByTopic(topic);
  }

  async #hasSubscriber(topic: WebhookTopic): Promise<boolean> {
    return (await this.#findSubscribers(topic)).length > 0;
  }

  async #toRows(drafts: readonly EventDraft[], now: Date) {
    const eventRows = await Promise.all(
      drafts.map(async (draft) => toEventRows(draft, await this.#findSubscribers(draft.topic), now)),
    );
    const deliveredRows = eventRows.filter(({ deliveries }) => deliveries.length > 0);
    return {
      events: deliveredRows.map(({ event }) => event),
      deliveries: deliveredRows.flatMap(({ deliveries }) => deliveries),
    };
  }

  /** An order placed in this transaction is reported as placed, even if it also changed. */
  async #draftOrderEvents(
    tx: Transaction,
    services: Services,
    matchingEvents: readonly StoreEvent[],
  ): Promise<EventDraft[]> {
    if (matchingEvents.length === 0 || !(await this.#hasAnySubscriber(ORDER_TOPICS))) return [];
    const ids = toSubjectIds(matchingEvents);
    const currentOrders = await tx.order.findMany({ where: { id: { in: ids } } });
    const orderEvents = ids.map((id) => {
      const order = currentOrders.find((row) => row.id === id);
      const before = matchingEvents.find(({ subjectId }) => subjectId === id)?.before;
      const hasReturnedItems = matchingEvents.some(({ subjectId, returnId }) => subjectId === id && returnId);
      if (!before) return { id, number: order?.number, events: order ? listPlacedEvents(order) : [] };
      return {
        id,
        number: before.number,
        events: listChangeEvents(before, order, { hasReturnedItems }),
      };
    });
    const affectedOrders = currentOrders.filter((order) =>
      orderEvents.some(({ id, events }) => id === order.id && events[0]),
    );
    const objects = await this.#options.objects.renderOrders(tx, services, affectedOrders);
    const returnedItems = await this.#findReturnedItems(
      tx,
      matchingEvents.flatMap(({ returnId }) => returnId ?? []),
    );
    return orderEvents.flatMap(({ id, number: name = null, events }) => {
      const index = affectedOrders.findIndex((order) => order.id === id);
      const { version = null, updatedAt = services.now } = affectedOrders[index] ?? {};
      const object = index < 0 ? null : { ...objects[index], updatedAt };
      return events.map((event) => {
        const returnContent = event.topic === 'order.returned' && returnedItems.get(id);
        const publishedObject = object && returnContent ? { ...object, returned: returnContent } : object;
        return { ...event, subjectId: id, name, version, object: publishedObject };
      });
    });
  }

  async #findReturnedItems(tx: Transaction, returnIds: readonly string[]): Promise<Map<string, object>> {
    if (returnIds.length === 0 || !(await this.#hasSubscriber('order.returned'))) return new Map();
    return findReturnedItems(tx, returnIds);
  }

  async #hasAnySubscriber(topics: readonly WebhookTopic[]): Promise<boolean> {
    const wantedFlags = await Promise.all(topics.map((topic) => this.#hasSubscriber(topic)));
    return wantedFlags.includes(true);
  }

  async #draftPlacedEvents(order: PlacedOrderRow, services: Services): Promise<EventDraft[]> {
    const { prisma, objects } = this.#options;
    const topics = listPlacedEvents(order);
    if (!(await this.#hasAnySubscriber(topics.map(({ topic }) => topic)))) return [];
    // All fields come from memory: another connection cannot read the uncommitted order.
    const [publishedObject] = await objects.renderOrders(prisma, services, [order]);
    const { id: subjectId, number: name, version, updatedAt } = order;
    return topics.map((topic) => ({
      ...topic,
      subjectId,
      name,
      version,
      object: { ...publishedObject, updatedAt },
    }));
  }

  async #draftProductEvents(
    tx: Transaction,
    services: Services,
    matchingEvents: readonly StoreEvent[],
  ): Promise<EventDraft[]> {
    if (matchingEvents.length === 0 || !(await this.#hasSubscriber('product.changed'))) return [];
    const ids = toSubjectIds(matchingEvents);
    const records = await tx.product.findMany({ where: { id: { in: ids } } });
    const objects = await this.#options.objects.renderProducts(tx, services, records);
    const skus = await findDeletedSkus(
      tx,
      ids.filter((id) => !records.some((product) => product.id === id)),
    );
    return ids.map((subjectId) => {
      const index = records.findIndex(({ id }) => id === subjectId);
      const product = records[index];
      if (!product) return createDeletedEvent('product.changed', subjectId, skus.get(subjectId));
      const change = product.status === 'ARCHIVED' ? 'archived' : getChange(matchingEvents, subjectId);
      const { sku: name, version } = product;
      return { topic: 'product.changed', change, subjectId, name, version, object: objects[index] ?? null };
    });
  }

  async #draftStockEvents(tx: Transaction, ids: readonly string[]): Promise<EventDraft[]> {
    if (ids.length === 0 || !(await this.#hasSubscriber('stock.changed'))) return [];
    const variants = await tx.$queryRaw<VariantLevel[]>(selectVariantLevels(ids));
    const products = await tx.$queryRaw<ProductLevel[]>(selectProductLevels(ids));
    return toStockDrafts(products, variants);
  }

  async #draftDirectStockEvents(work: DirectWork, ids: readonly string[]): Promise<EventDraft[]> {
    if (ids.length === 0 || !(await this.#hasSubscriber('stock.changed'))) return [];
    const [variants, products] = await work.send(
      selectRows<VariantLevel>(selectVariantLevels(ids)),
      selectRows<ProductLevel>(selectProductLevels(ids)),
    );
    return toStockDrafts(products, variants);
  }

  async #draftRateEvents(tx: Transaction, matchingEvents: readonly StoreEvent[]): Promise<EventDraft[]> {
    if (matchingEvents.length === 0 || !(await this.#hasSubscriber('rate.published'))) return [];
    const rates = matchingEvents.flatMap(({ rate }) => rate ?? []);
    const records = await tx.metalRate.findMany({ where: { id: { in: rates.map(({ id }) => id) } } });
    return rates.map(({ id: subjectId, change, metal }) => {
      const rate = records.find(({ id }) => id === subjectId);
      const name = metal.toLowerCase();
      if (!rate) return { ...createDeletedEvent('rate.published', subjectId, name), change };
      const { id, perTola, effectiveFrom, source, createdAt } = rate;
      const object = { id, _id: id, metal: name, perTola, effectiveFrom, source, createdAt };
      return { topic: 'rate.published', change, subjectId, name, version: null, object };
    });
  }

  async #draftCustomerEvents(
    tx: Transaction,
    services: Services,
    matchingEvents: readonly StoreEvent[],
  ): Promise<EventDraft[]> {
    if (matchingEvents.length === 0 || !(await this.#hasSubscriber('customer.changed'))) return [];
    const records = await tx.user.findMany({
      where: { id: { in: toSubjectIds(matchingEvents) }, role: 'CUSTOMER' },
    });
    const objects = await this.#options.objects.renderCustomers(tx, services, records);
    return records.map(({ id: subjectId, version, anonymisedAt, updatedAt }, index) =>
      anonymisedAt
        ? { ...createDeletedEvent('customer.changed', subjectId), version }
        : {
            topic: 'customer.changed',
            change: getChange(matchingEvents, subjectId),
            subjectId,
            name: null,
            version,
            object: { ...objects[index], updatedAt },
          },
    );
  }
}

/** Returns the distinct subject ids of events. */
function toSubjectIds(events: readonly StoreEvent[]): string[] {
  return [...new Set(events.flatMap(({ subjectId }) => subjectId ?? []))];
}

function getChange(matchingEvents: readonly StoreEvent[], id: string): 'created' | 'changed' {
  return matchingEvents.find(({ subjectId }) => subjectId === id)?.isNew ? 'created' : 'changed';
}

type Services = Pick<GraphContext, 'direct' | 'snapshot' | 'now'>;

const ORDER_TOPICS = [
  'order.placed',
  'order.changed',
  'order.paid',
  'order.cancelled',
  'order.returned',
] as const;

/** Returns the event of a deleted object, with its last known name. */
function createDeletedEvent(topic: WebhookTopic, subjectId: string, name: string | null = null): EventDraft {
  return { topic, change: 'deleted', subjectId, name, version: null, object: null };
}

/** Returns the SKUs of products deleted in this transaction. */
async function findDeletedSkus(tx: Transaction, ids: readonly string[]): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map();
  const deletions = await tx.deletion.findMany({ where: { kind: 'PRODUCT', subjectId: { in: [...ids] } } });
  return new Map(deletions.map(({ subjectId, label }) => [subjectId, label]));
}

function toStockDrafts(products: readonly ProductLevel[], variants: readonly VariantLevel[]): EventDraft[] {
  return products
    .map((product) => toStockObject(product, variants))
    .map(({ id: subjectId, sku: name, object }) => {
      return { topic: 'stock.changed', change: 'changed', subjectId, name, version: null, object };
    });
}
