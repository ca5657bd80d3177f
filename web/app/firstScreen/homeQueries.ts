import { type DocumentNode, InMemoryCache } from '@apollo/client';
import { print } from 'graphql';
import { BannerStripDocument } from '#web/shop/banners/BannerStrip.generated.ts';
import { HomePageDocument } from '#web/shop/home/HomePage.generated.ts';
import { MetalRatesDocument } from '#web/shop/layout/MetalRates.generated.ts';
import { StoreDocument } from '#web/store/Store.generated.ts';

/** Queries for the part of the home screen above the fold, by name. */
export const documents: Record<string, DocumentNode> = {
  home: HomePageDocument,
  rates: MetalRatesDocument,
  store: StoreDocument,
  strip: BannerStripDocument,
};

/** Responses by query name. */
export type QueryResults = Record<string, Record<string, unknown>>;

const cache = new InMemoryCache();

/** Includes `__typename`, which the browser's cache needs to identify each object. */
export const homeQueries = Object.fromEntries(
  Object.entries(documents).map(([name, document]) => [name, print(cache.transformDocument(document))]),
);
