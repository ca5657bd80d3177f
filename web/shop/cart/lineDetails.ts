import type { I18n } from '@lingui/core';
import { formatGrams, toMilligrams } from '#domain/catalog/weight.ts';
import type { CartLine } from '#domain/orders/cart/cart.ts';

/** Returns the size of a line and the weight of one item, if known. */
export function getLineDetails(i18n: I18n, { variant, product }: CartLine): string[] {
  const grams = product.specifications?.weight?.value;
  return [
    variant && i18n.t('Size: {variant}', { variant: variant.size }),
    grams && formatGrams(toMilligrams(grams), i18n.locale),
  ].filter((detail) => typeof detail === 'string');
}
