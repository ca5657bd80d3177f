import { type DocumentNode, InMemoryCache } from '@apollo/client';
import { print } from 'graphql';
import { BannerStripDocument } from '#web/shop/banners/BannerStrip.generated.ts';
import { HomePageDocument } from '#web/shop/home/HomePage.generated.ts';
import { MetalRatesDocument } from '#web/shop/layout/MetalRates.generated.ts';
import { StoreDocument } from '#web/store/Store.generated.ts';

/** What the home screen asks before it is scrolled, by names of our own. */
export const documents: Record<string, DocumentNode> = {
  home: HomePageDocument,
  rates: MetalRatesDocument,
  store: StoreDocument,
  strip: BannerStripDocument,
};

/** By the names of the questions. */
export type Answers = Record<string, Record<string, unknown>>;

const transform = new InMemoryCache();

/** As the server is asked: with the type of each thing, by which the browser's cache knows it. */
export const questions = Object.fromEntries(
  Object.entries(documents).map(([name, document]) => [name, print(transform.transformDocument(document))]),
);
