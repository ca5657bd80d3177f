import { asc, integer, keyset, text } from '#graph/pagination/keyset.ts';
import { type PageArgs, toPage, toRange } from '#graph/pagination/page.ts';
import type { SnapshotReader } from '#graph/snapshot/snapshotReader.ts';
import type { ShopCollection } from '../snapshot/shopCollection.ts';
import type { ShopProduct } from '../snapshot/shopProduct.ts';
import type { ProductPage } from './listProducts.ts';

/** A piece with its place in a collection, which only that collection gives it. */
type Placed = ShopProduct & { place: number };

const byPlace = keyset<Placed, unknown>({ place: asc(integer), id: asc(text) });

/** A page of a collection's pieces. A cursor goes on after the piece that it names, also where that has moved since. */
export function collectionProducts(
  snapshot: SnapshotReader,
  collection: ShopCollection,
  args: PageArgs,
): ProductPage {
  const pieces = snapshot.piecesInOrder(collection);
  const { first, skip } = toRange(args);
  const from = args.after == null ? skip : indexAfter(pieces, args.after);
  const rows = pieces
    .slice(from, from + first + 1)
    .map((piece, index): Placed => ({ ...piece, place: from + index }));
  snapshot.shown(rows);
  const page = toPage(rows, args, { order: byPlace, count: () => pieces.length });
  return { ...page, searchedFor: null, notCarried: null };
}

function indexAfter(pieces: readonly ShopProduct[], cursor: string): number {
  const { place, id } = byPlace.read(cursor) as Pick<Placed, 'place' | 'id'>;
  const index = pieces.findIndex((piece) => piece.id === id);
  return index === -1 ? place : index + 1;
}
