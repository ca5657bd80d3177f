import {
  findNextPublication,
  isShown,
  type Publication,
  type ViewTime,
} from '#domain/content/publication.ts';
import type { Content } from '#graph/modules/content/content.snapshot.ts';
import type { AutomaticCoupon } from '#graph/modules/coupons/coupons.snapshot.ts';
import type { OfferedProvider } from '#graph/modules/payments/payments.snapshot.ts';
import { getNextRateTime, type RateBook } from '#graph/modules/pricing/pricing.snapshot.ts';
import type { VersionedSettings } from '#graph/modules/store/readSettings.ts';
import { type Catalog, findCollection, findProduct } from '#graph/modules/storefront/snapshot/catalog.ts';
import {
  findCollectionProducts,
  listProductsInOrder,
} from '#graph/modules/storefront/snapshot/collectionMembers.ts';
import type { ProductSet } from '#graph/modules/storefront/snapshot/productSets.ts';
import { findByIds } from '#graph/modules/storefront/snapshot/selectProducts.ts';
import type { ShopCollection } from '#graph/modules/storefront/snapshot/shopCollection.ts';
import type { ShopProduct } from '#graph/modules/storefront/snapshot/shopProduct.ts';
import type { Snapshot, SnapshotPart } from './snapshot.ts';

/** Dependencies of a response. */
export interface Dependencies {
  parts: Set<SnapshotPart>;
  /** Ids of the products in the response. */
  productIds: Set<string>;
  /** Time at which the response expires; null if it does not expire. */
  until: Date | null;
}

/**
 * Gives one request access to the snapshot and records which parts it reads. The response is valid until one of these
 * parts changes.
 */
export class SnapshotReader {
  readonly dependencies: Dependencies = { parts: new Set(), productIds: new Set(), until: null };
  /** Time for which the shop is displayed: now, or a time chosen by staff for a preview. */
  readonly moment: ViewTime;
  readonly #snapshot: Snapshot;

  constructor(snapshot: Snapshot, moment: ViewTime) {
    this.#snapshot = snapshot;
    this.moment = moment;
  }

  get sequence(): number {
    return this.#snapshot.sequence;
  }

  /** All products with their search, filter and sort data. Availability is recorded separately. */
  get catalog(): Catalog {
    this.dependencies.parts.add('catalog');
    return this.#snapshot.catalog;
  }

  recordAvailability(): void {
    this.dependencies.parts.add('availability');
  }

  /** Records products as dependencies of the response and returns them. */
  recordProducts(products: ShopProduct[]): ShopProduct[] {
    for (const { id } of products) this.dependencies.productIds.add(id);
    return products;
  }

  /** Returns the product on sale with this id or slug. */
  getProduct(idOrSlug: string): ShopProduct | null {
    const product = findProduct(this.#snapshot.catalog, idOrSlug);
    if (product) this.dependencies.productIds.add(product.id);
    else this.dependencies.parts.add('catalog');
    return product;
  }

  /** Collections published at this moment. */
  get collections(): ShopCollection[] {
    this.dependencies.parts.add('collections');
    return this.filterPublished(this.#snapshot.catalog.collections);
  }

  /** All collections including drafts and expired ones, for staff only. */
  get allCollections(): ShopCollection[] {
    return this.#snapshot.catalog.collections;
  }

  /** Returns the collection with this current or earlier slug. */
  getCollection(slug: string): ShopCollection | null {
    return findCollection(this.collections, slug);
  }

  /** Returns the products on sale in a collection; empty if it is not published. */
  getCollectionProducts(slug: string): ProductSet {
    const collection = this.getCollection(slug);
    return collection ? this.getProductSet(collection) : findByIds(this.catalog, []);
  }

  getProductSet(collection: ShopCollection): ProductSet {
    this.#recordRule(collection);
    const { set, until } = findCollectionProducts(this.catalog, collection, this.moment.at);
    this.expireAt(until);
    return set;
  }

  getOrderedProducts(collection: ShopCollection): ShopProduct[] {
    this.expireAt(findCollectionProducts(this.catalog, collection, this.moment.at).until);
    this.#recordRule(collection);
    return listProductsInOrder(this.catalog, collection, this.moment.at);
  }

  #recordRule({ membership, rule }: ShopCollection): void {
    const usesStock = rule?.conditions.some(({ about }) => about === 'IN_STOCK') ?? false;
    if (membership === 'RULE' && usesStock) this.recordAvailability();
  }

  /** Banners and home sections, published or not. */
  get content(): Content {
    this.dependencies.parts.add('content');
    return this.#snapshot.content;
  }

  /** Returns the published items. The response expires when the set of published items changes. */
  filterPublished<Item extends Publication>(items: readonly Item[]): Item[] {
    this.expireAt(findNextPublication(items, this.moment.at));
    return items.filter((item) => isShown(item, this.moment));
  }

  /** Returns the metal rates. The response expires when the next rate takes effect. */
  getRates(now: Date): RateBook {
    const { rates } = this.#snapshot;
    this.dependencies.parts.add('rates');
    this.expireAt(getNextRateTime(rates, now));
    return rates;
  }

  /** Automatic coupons. Cached responses never depend on them. */
  get offers(): readonly AutomaticCoupon[] {
    return this.#snapshot.offers;
  }

  /** Enabled payment providers. */
  get providers(): readonly OfferedProvider[] {
    this.dependencies.parts.add('settings');
    return this.#snapshot.providers;
  }

  get settings(): VersionedSettings {
    this.dependencies.parts.add('settings');
    return this.#snapshot.settings;
  }

  /** Sets the time at which the response expires. */
  expireAt(at: Date | null): void {
    const { until } = this.dependencies;
    if (at && (!until || at < until)) this.dependencies.until = at;
  }
}

/** Returns true if a response computed from an earlier snapshot is still valid. */
export function isStillValid(
  { parts, productIds, until }: Dependencies,
  { responseSequence: cachedSequence, now }: { responseSequence: number; now: Date },
  { sequence, changedAt, catalog }: Snapshot,
): boolean {
  if (until && until <= now) return false;
  if (sequence === cachedSequence) return true;
  for (const part of parts) if (changedAt[part] > cachedSequence) return false;
  for (const id of productIds) {
    const product = catalog.products[catalog.slotsById.get(id.toLowerCase()) ?? -1];
    if (!product || product.changedAt > cachedSequence) return false;
  }
  return true;
}
