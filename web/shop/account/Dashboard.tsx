import { useLingui } from '@lingui/react';
import { Box, Button, Link, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { formatAddressLines } from '#web/labels/addressLines.ts';
import { usePlaceNames } from '#web/labels/usePlaceNames.ts';
import { paths } from '#web/paths.ts';
import { standaloneLink } from '#web/ui/browser/touch.ts';
import type { ProductCard_ProductFragment } from '../catalog/ProductCard.generated.ts';
import { ProductCard } from '../catalog/ProductCard.tsx';
import { ProductRow, ROW_SIZES } from '../catalog/ProductRow.tsx';
import { DashboardFigures } from './DashboardFigures.tsx';
import type { DashboardPageQuery } from './DashboardPage.generated.ts';
import { OrderCard } from './orders/OrderCard.tsx';

type CustomerDashboard = DashboardPageQuery['customerDashboard'];

export function Dashboard({ dashboard }: { dashboard: CustomerDashboard }) {
  const { i18n } = useLingui();
  const placeNames = usePlaceNames();
  const { stats, recentOrders, wishlist, recentlyViewed, defaultAddress } = dashboard;

  return (
    <Stack sx={{ gap: { xs: 6, md: 8 } }}>
      <DashboardFigures stats={stats} />
      <DashboardSection
        title={i18n.t('Recent orders')}
        to={recentOrders.length > 0 ? paths.orders : undefined}
      >
        {recentOrders.length > 0 ? (
          <Stack sx={{ gap: 2 }}>
            {recentOrders.slice(0, 3).map((order) => (
              <OrderCard key={order.id} order={order} />
            ))}
          </Stack>
        ) : (
          <EmptyPanel text={i18n.t('You have not placed any orders yet.')}>
            <Button component={RouterLink} to={paths.products()} variant="contained">
              {i18n.t('Shop all jewelry')}
            </Button>
          </EmptyPanel>
        )}
      </DashboardSection>
      <Products title={i18n.t('On your wishlist')} to={paths.wishlist} products={wishlist} />
      <Products title={i18n.t('Recently viewed')} products={recentlyViewed} />
      <DashboardSection title={i18n.t('Delivery address')} to={defaultAddress ? paths.addresses : undefined}>
        {defaultAddress ? (
          <Typography component="address" sx={{ fontStyle: 'normal', whiteSpace: 'pre-line' }}>
            {formatAddressLines(i18n, defaultAddress, placeNames).join('\n')}
          </Typography>
        ) : (
          <EmptyPanel text={i18n.t('Save an address for a faster checkout.')}>
            <Button component={RouterLink} to={paths.addresses} variant="outlined">
              {i18n.t('Add an address')}
            </Button>
          </EmptyPanel>
        )}
      </DashboardSection>
    </Stack>
  );
}

interface DashboardSectionProps {
  title: string;
  /** Path of the full list. */
  to?: string | undefined;
  children: ReactNode;
}

function DashboardSection({ title, to, children }: DashboardSectionProps) {
  const { i18n } = useLingui();
  return (
    <section>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'baseline', gap: 2, mb: 2.5 }}
      >
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        {to && (
          <Link
            component={RouterLink}
            to={to}
            aria-label={i18n.t('See all: {title}', { title })}
            sx={standaloneLink}
          >
            {i18n.t('See all')}
          </Link>
        )}
      </Stack>
      {children}
    </section>
  );
}

function EmptyPanel({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography color="textSecondary">{text}</Typography>
      {children}
    </Box>
  );
}

interface ProductsProps {
  title: string;
  to?: string;
  products: readonly { product: ProductCard_ProductFragment }[];
}

function Products({ title, to, products }: ProductsProps) {
  if (products.length === 0) return null;
  return (
    <DashboardSection title={title} to={to}>
      <ProductRow label={title}>
        {products.map(({ product }) => (
          <ProductCard key={product.id} product={product} sizes={ROW_SIZES} />
        ))}
      </ProductRow>
    </DashboardSection>
  );
}
