import { useLingui } from '@lingui/react';
import { Box, Link } from '@mui/material';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { CATEGORIES, PRODUCT_TYPES } from '#domain/catalog/catalogTerms.ts';
import { METALS, PURITIES } from '#domain/catalog/metals.ts';
import { categoryLabels, typeLabels } from '#web/labels/catalogLabels.ts';
import { formatMetalWithPurity } from '#web/labels/productCaption.ts';
import { paths } from '#web/paths.ts';
import { useShowsTax } from '#web/store/useShowsTax.ts';
import { Overline } from '#web/ui/Overline.tsx';
import { OverlayLink } from '#web/ui/overlay/OverlayLink.tsx';
import { emptyCatalogQuery, formatCatalogUrl } from '../catalog/catalogUrl.ts';
import { useProductFacetsQuery } from '../catalog/filters/ProductFacets.generated.ts';
import { getPriceBandLabel, PRICE_BANDS } from '../catalog/priceBands.ts';

interface ShopLink {
  label: string;
  query: Record<string, string>;
}

/** Links to product lists by category, type, metal and price range. */
export function MenuShopLinks({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui();
  const showsTax = useShowsTax();
  const metals = useMetalLinks();
  const groups: { title: string; links: ShopLink[] }[] = [
    {
      title: i18n.t('Category'),
      links: CATEGORIES.map((category) => ({
        label: i18n.t(categoryLabels[category]),
        query: { category: category.toLowerCase() },
      })),
    },
    {
      title: i18n.t('Type'),
      links: PRODUCT_TYPES.map((type) => ({
        label: i18n.t(typeLabels[type]),
        query: { type: type.toLowerCase() },
      })),
    },
    { title: i18n.t('Metal'), links: metals },
    {
      title: showsTax ? i18n.t('Budget including tax') : i18n.t('Budget (NPR)'),
      links: PRICE_BANDS.map((band) => ({
        label: getPriceBandLabel(i18n, band),
        query: formatCatalogUrl({ ...emptyCatalogQuery, ...band, pricesWithTax: showsTax }),
      })),
    },
  ];
  return groups.map(({ title, links }) => (
    <LinkGroup key={title} title={title} links={links} onClose={onClose} />
  ));
}

/** Returns links for metals with products; for all metals until loaded. */
function useMetalLinks(): ShopLink[] {
  const { i18n } = useLingui();
  const { data } = useProductFacetsQuery({ variables: { filter: {} }, context: { quiet: true } });
  const availablePurities = data?.productFilters.purities
    .filter(({ count }) => count > 0)
    .map(({ value }) => value);
  const purities = Object.entries(PURITIES).filter(
    ([purity]) => !availablePurities || availablePurities.includes(purity),
  );
  return METALS.flatMap((metal) =>
    purities
      .filter(([, definition]) => definition.metal === metal)
      .map(([purity]) => ({
        label: formatMetalWithPurity(i18n, { metal, purity }),
        query: { metal: metal.toLowerCase(), purity },
      })),
  );
}

interface LinkGroupProps {
  title: string;
  links: readonly ShopLink[];
  onClose: () => void;
}

function LinkGroup({ title, links, onClose }: LinkGroupProps) {
  const id = useId();
  const { pathname, search } = useLocation();
  return (
    <Box sx={{ px: 3, pt: 1.5 }}>
      <Overline id={id}>{title}</Overline>
      <Box
        component="ul"
        aria-labelledby={id}
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, m: 0, p: 0, listStyle: 'none' }}
      >
        {links.map(({ label, query }) => {
          const to = paths.products(query);
          const isCurrent = to === `${pathname}${search}`;
          return (
            <li key={label}>
              <Link
                component={OverlayLink}
                to={to}
                onLeave={onClose}
                aria-current={isCurrent ? 'page' : 'false'}
                color={isCurrent ? 'primary' : 'inherit'}
                underline="none"
                sx={{ display: 'inline-flex', alignItems: 'center', minWidth: 44, minHeight: 44 }}
              >
                {label}
              </Link>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
