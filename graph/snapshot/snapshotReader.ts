import { isShown, type Moment, nextPublication, type Publication } from '#domain/content/publication.ts';
import type { Content } from '#graph/modules/content/content.snapshot.ts';
import type { RunningOffer } from '#graph/modules/coupons/coupons.snapshot.ts';
import type { ProviderOnOffer } from '#graph/modules/payments/payments.snapshot.ts';
import { nextRateAt, type RateBook } from '#graph/modules/pricing/pricing.snapshot.ts';
import type { VersionedSettings } from '#graph/modules/store/readSettings.ts';
import { type Catalog, findCollection, findProduct } from '#graph/modules/storefront/snapshot/catalog.ts';
import { piecesInOrder, piecesOf } from '#graph/modules/storefront/snapshot/collectionPieces.ts';
import type { ProductSet } from '#graph/modules/storefront/snapshot/productSets.ts';
import { named } from '#graph/modules/storefront/snapshot/selectProducts.ts';
import type { ShopCollection } from '#graph/modules/storefront/snapshot/shopCollection.ts';
import type { ShopProduct } from '#graph/modules/storefront/snapshot/shopProduct.ts';
import type { Part, Snapshot } from './snapshot.ts';

/** What an answer rests on. */
export interface Uses {
  parts: Set<Part>;
  /** Of products that it shows. */
  productIds: Set<string>;
  /** When it is over by itself; null where it is not. */
  until: Date | null;
}

/** One moment of the snapshot, as one request reads it, and a note of what it has read: its answer is good as long as that is. */
export class SnapshotReader {
  readonly uses: Uses = { parts: new Set(), productIds: new Set(), until: null };
  /** When the shop is looked at: now, or for staff who prepare something a moment of their choice. */
  readonly moment: Moment;
  readonly #snapshot: Snapshot;

  constructor(snapshot: Snapshot, moment: Moment) {
    this.#snapshot = snapshot;
    this.moment = moment;
  }

  get sequence(): number {
    return this.#snapshot.sequence;
  }

  /** All products: which there are, and how they are found, filtered and ordered. Whether they can be had is noted apart. */
  get catalog(): Catalog {
    this.uses.parts.add('catalog');
    return this.#snapshot.catalog;
  }

  noteAvailability(): void {
    this.uses.parts.add('availability');
  }

  /** The products themselves, about to be shown. */
  shown(products: ShopProduct[]): ShopProduct[] {
    for (const { id } of products) this.uses.productIds.add(id);
    return products;
  }

  /** The product for sale with this id or slug. */
  product(idOrSlug: string): ShopProduct | null {
    const product = findProduct(this.#snapshot.catalog, idOrSlug);
    if (product) this.uses.productIds.add(product.id);
    else this.uses.parts.add('catalog');
    return product;
  }

  /** Those that are shown at this moment. */
  get collections(): ShopCollection[] {
    this.uses.parts.add('collections');
    return this.shownNow(this.#snapshot.catalog.collections);
  }

  /** Drafts too, and what is over: for the staff alone. */
  get allCollections(): ShopCollection[] {
    return this.#snapshot.catalog.collections;
  }

  /** The one with this address, or that had it before. */
  collection(slug: string): ShopCollection | null {
    return findCollection(this.collections, slug);
  }

  /** The pieces for sale of the collection with this address; none where it is not shown. */
  piecesOf(slug: string): ProductSet {
    const collection = this.collection(slug);
    return collection ? this.piecesIn(collection) : named(this.catalog, []);
  }

  piecesIn(collection: ShopCollection): ProductSet {
    this.#noteRule(collection);
    const { set, until } = piecesOf(this.catalog, collection, this.moment.at);
    this.overAt(until);
    return set;
  }

  piecesInOrder(collection: ShopCollection): ShopProduct[] {
    this.overAt(piecesOf(this.catalog, collection, this.moment.at).until);
    this.#noteRule(collection);
    return piecesInOrder(this.catalog, collection, this.moment.at);
  }

  #noteRule({ membership, rule }: ShopCollection): void {
    const asksForStock = rule?.conditions.some(({ about }) => about === 'IN_STOCK') ?? false;
    if (membership === 'RULE' && asksForStock) this.noteAvailability();
  }

  /** Banners and the rows of home, whether they are shown or not. */
  get content(): Content {
    this.uses.parts.add('content');
    return this.#snapshot.content;
  }

  /** Those that are shown at this moment; the answer is over when others are. */
  shownNow<Item extends Publication>(items: readonly Item[]): Item[] {
    this.overAt(nextPublication(items, this.moment.at));
    return items.filter((item) => isShown(item, this.moment));
  }

  /** The rates; what they say changes when the next one comes into force. */
  rates(now: Date): RateBook {
    const { rates } = this.#snapshot;
    this.uses.parts.add('rates');
    this.overAt(nextRateAt(rates, now));
    return rates;
  }

  /** What applies by itself to whoever orders; no answer that is kept rests on it. */
  get offers(): readonly RunningOffer[] {
    return this.#snapshot.offers;
  }

  /** The providers of payments that are switched on. */
  get providers(): readonly ProviderOnOffer[] {
    this.uses.parts.add('settings');
    return this.#snapshot.providers;
  }

  get settings(): VersionedSettings {
    this.uses.parts.add('settings');
    return this.#snapshot.settings;
  }

  /** Says that the answer is another from then on. */
  overAt(at: Date | null): void {
    const { until } = this.uses;
    if (at && (!until || at < until)) this.uses.until = at;
  }
}

/** Whether an answer that was made of an earlier snapshot is still what this one would make. */
export function stillHolds(
  { parts, productIds, until }: Uses,
  { madeAt, now }: { madeAt: number; now: Date },
  { sequence, changedAt, catalog }: Snapshot,
): boolean {
  if (until && until <= now) return false;
  if (sequence === madeAt) return true;
  for (const part of parts) if (changedAt[part] > madeAt) return false;
  for (const id of productIds) {
    const product = catalog.products[catalog.places.get(id.toLowerCase()) ?? -1];
    if (!product || product.changedAt > madeAt) return false;
  }
  return true;
}
