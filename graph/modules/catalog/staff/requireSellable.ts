import { missingForSale, missingTogether } from '#domain/catalog/missingForPublish.ts';
import { InvalidInput } from '#domain/errors/problems.ts';
import type { WholeProduct } from './withProduct.ts';

/** Refuses a piece that cannot be for sale as it is, with all that is missing. */
export function forSaleOrRefuse({ description, price, images }: WholeProduct): void {
  const missing = missingForSale({ description, price, photographs: images.length });
  if (missing.length > 0) throw new InvalidInput(missing, missingTogether(missing));
}
