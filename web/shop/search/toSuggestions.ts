import type { I18n } from '@lingui/core';
import { categoryLabels, typeLabels } from '#web/labels/catalogLabels.ts';
import { formatProductCaption } from '#web/labels/productCaption.ts';
import { getStartingPrice } from '#web/labels/startingPrice.ts';
import { paths } from '#web/paths.ts';
import type { PriceWithTax } from '#web/store/useDisplayedPrice.ts';
import type { LeadPhoto_ProductFragment } from '#web/ui/photo/MainPhoto.generated.ts';
import type { SearchSuggestionsQuery } from './SearchBox.generated.ts';

export interface Suggestion {
  /** Heading of the suggestion's group. */
  group: string;
  label: string;
  to: string;
  /** Details of a product suggestion: photo, caption and price. */
  product?: { photos: LeadPhoto_ProductFragment; caption: string; startsAt: boolean } & PriceWithTax;
}

/**
 * Returns suggestions: product lists first, then products. For a kind of jewelry that the store does not sell, returns
 * the types it sells and the closest products.
 */
export function toSuggestions(
  {
    categories,
    types,
    collections,
    products: matchingProducts,
    notCarried,
  }: SearchSuggestionsQuery['searchSuggestions'],
  i18n: I18n,
): Suggestion[] {
  const products = matchingProducts.length > 0 ? matchingProducts : (notCarried?.products ?? []);
  const categoriesTitle = i18n.t('Categories');
  return [
    ...categories.map((category) => ({
      group: categoriesTitle,
      label: i18n.t(categoryLabels[category]),
      to: paths.products({ category: category.toLowerCase() }),
    })),
    ...(notCarried?.types ?? types).map((type) => ({
      group: categoriesTitle,
      label: i18n.t(typeLabels[type]),
      to: paths.products({ type: type.toLowerCase() }),
    })),
    ...collections.map(({ slug, name }) => ({
      group: i18n.t('Collections'),
      label: name,
      to: paths.collection(slug),
    })),
    ...products.map((product) => {
      const { startsAt, weightMg } = getStartingPrice(product);
      return {
        group: i18n.t('Pieces'),
        label: product.name,
        to: paths.product(product.slug),
        product: {
          photos: product,
          caption: formatProductCaption(i18n, { ...product, weightMg }),
          startsAt,
          price: product.price,
          priceWithTax: product.priceWithTax,
        },
      };
    }),
  ];
}
