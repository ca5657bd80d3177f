import type { Content } from '#graph/modules/content/content.snapshot.ts';
import type { AutomaticCoupon } from '#graph/modules/coupons/coupons.snapshot.ts';
import type { OfferedProvider } from '#graph/modules/payments/payments.snapshot.ts';
import type { RateBook } from '#graph/modules/pricing/pricing.snapshot.ts';
import type { VersionedSettings } from '#graph/modules/store/readSettings.ts';
import type { Catalog } from '#graph/modules/storefront/snapshot/catalog.ts';

/** Parts that a response can depend on, in addition to single products. */
export const SNAPSHOT_PARTS = [
  'catalog',
  'availability',
  'collections',
  'content',
  'rates',
  'settings',
] as const;

/**
 * - `catalog`: the products, with their search, filter and sort data
 * - `availability`: which of them are in stock
 * - `collections`, `rates`, `settings`: all collections, metal rates and settings
 * - `content`: banners and home sections
 */
export type SnapshotPart = (typeof SNAPSHOT_PARTS)[number];

/** Public data of the store at one moment, in the memory of one server. Immutable: a change replaces it. */
export interface Snapshot {
  /** Incremented with each applied change. */
  readonly sequence: number;
  readonly catalog: Catalog;
  readonly content: Content;
  readonly rates: RateBook;
  readonly settings: VersionedSettings;
  /** Enabled payment providers. They change with the settings. */
  readonly providers: readonly OfferedProvider[];
  /** Automatic coupons. */
  readonly offers: readonly AutomaticCoupon[];
  /** Sequence of the last change of each part. */
  readonly changedAt: Readonly<Record<SnapshotPart, number>>;
}
