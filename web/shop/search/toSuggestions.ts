import type { I18n } from '@lingui/core';
import { categoryLabels, typeLabels } from '#web/labels/catalogLabels.ts';
import { productCaption } from '#web/labels/productCaption.ts';
import { startingPrice } from '#web/labels/startingPrice.ts';
import { paths } from '#web/paths.ts';
import type { Priced } from '#web/store/useShownPrice.ts';
import type { LeadPhoto_ProductFragment } from '#web/ui/photo/LeadPhoto.generated.ts';
import type { SearchSuggestionsQuery } from './SearchBox.generated.ts';

export interface Suggestion {
  /** The heading it stands under. */
  group: string;
  label: string;
  to: string;
  /** A piece is shown with its photograph, what it is made of, and its price. */
  product?: { photographs: LeadPhoto_ProductFragment; caption: string; startsAt: boolean } & Priced;
}

/**
 * Places to go to instead of searching on: the shop's shelves first, then the pieces themselves. For a kind that the
 * store does not sell, the types that it sells and the pieces that come closest.
 */
export function toSuggestions(
  {
    categories,
    types,
    collections,
    products: found,
    notCarried,
  }: SearchSuggestionsQuery['searchSuggestions'],
  i18n: I18n,
): Suggestion[] {
  const products = found.length > 0 ? found : (notCarried?.products ?? []);
  const shelves = i18n.t('Categories');
  return [
    ...categories.map((category) => ({
      group: shelves,
      label: i18n.t(categoryLabels[category]),
      to: paths.products({ category: category.toLowerCase() }),
    })),
    ...(notCarried?.types ?? types).map((type) => ({
      group: shelves,
      label: i18n.t(typeLabels[type]),
      to: paths.products({ type: type.toLowerCase() }),
    })),
    ...collections.map(({ slug, name }) => ({
      group: i18n.t('Collections'),
      label: name,
      to: paths.collection(slug),
    })),
    ...products.map((product) => {
      const { startsAt, weightMg } = startingPrice(product);
      return {
        group: i18n.t('Pieces'),
        label: product.name,
        to: paths.product(product.slug),
        product: {
          photographs: product,
          caption: productCaption(i18n, { ...product, weightMg }),
          startsAt,
          price: product.price,
          priceWithTax: product.priceWithTax,
        },
      };
    }),
  ];
}
