import type { Content } from '#graph/modules/content/content.snapshot.ts';
import type { RunningOffer } from '#graph/modules/coupons/coupons.snapshot.ts';
import type { ProviderOnOffer } from '#graph/modules/payments/payments.snapshot.ts';
import type { RateBook } from '#graph/modules/pricing/pricing.snapshot.ts';
import type { VersionedSettings } from '#graph/modules/store/readSettings.ts';
import type { Catalog } from '#graph/modules/storefront/snapshot/catalog.ts';

/** What an answer may rest on as a whole, beside single products. */
export const PARTS = ['catalog', 'availability', 'collections', 'content', 'rates', 'settings'] as const;

/**
 * - `catalog`: which products there are, what they are found, filtered and ordered by
 * - `availability`: which of them can be had
 * - `collections`, `rates`, `settings`: all of them
 * - `content`: banners and the rows of home
 */
export type Part = (typeof PARTS)[number];

/** What shoppers may see, as one server has it in memory at one moment. Never changed, only replaced. */
export interface Snapshot {
  /** Counts up with each change that was taken in. */
  readonly sequence: number;
  readonly catalog: Catalog;
  readonly content: Content;
  readonly rates: RateBook;
  readonly settings: VersionedSettings;
  /** The providers of payments that are switched on; they change with the settings. */
  readonly providers: readonly ProviderOnOffer[];
  /** The coupons that apply by themselves. */
  readonly offers: readonly RunningOffer[];
  /** For each part the sequence at which it last changed. */
  readonly changedAt: Readonly<Record<Part, number>>;
}
