import ExpandMore from 'icon:baseline-expand-more';
import { useLingui } from '@lingui/react';
import { Accordion, AccordionDetails, AccordionSummary, Box, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { getAutomaticCouponName } from '#domain/orders/cart/cartLanguage.ts';
import { paths } from '#web/paths.ts';
import { useShowsTax } from '#web/store/useShowsTax.ts';
import { Price } from '#web/ui/Price.tsx';
import { TotalsList } from '#web/ui/TotalsList.tsx';
import { useCart } from '../cart/useCart.ts';
import { useDisplayedLines } from '../cart/useDisplayedLines.ts';
import type { CartCheck } from './cartCheck/useCheckedCart.ts';
import { CouponField } from './coupon/CouponField.tsx';
import { OrderedProduct } from './success/OrderedProduct.tsx';

/** Items and totals of the order, beside the form. */
export function CheckoutSummary({ check }: { check: CartCheck }) {
  const { i18n } = useLingui();
  return (
    <Box
      component="aside"
      aria-label={i18n.t('Order summary')}
      sx={{
        position: 'sticky',
        top: 'calc(var(--header-height) + 24px)',
        maxHeight: 'calc(100dvh - var(--header-height) - 48px)',
        overflowY: 'auto',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        p: 3,
      }}
    >
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline', mb: 2 }}>
        <Typography variant="h4" component="h2">
          {i18n.t('Order summary')}
        </Typography>
        <Link component={RouterLink} to={paths.cart} variant="body2">
          {i18n.t('Change')}
        </Link>
      </Stack>
      <SummaryBody check={check} />
    </Box>
  );
}

/** Collapsed summary above the form: one line with the total. */
export function FoldedCheckoutSummary({ check }: { check: CartCheck }) {
  const { i18n } = useLingui();
  const { totals } = useCart();
  return (
    <Accordion slotProps={{ heading: { component: 'h2' } }}>
      <AccordionSummary expandIcon={<ExpandMore />} sx={{ px: 0, minHeight: 56 }}>
        <Stack
          direction="row"
          sx={{ flex: 1, justifyContent: 'space-between', alignItems: 'baseline', pr: 2, gap: 2 }}
        >
          <Typography component="span">{i18n.t('Order summary')}</Typography>
          <Price npr={totals.finalTotal} sx={{ fontWeight: 500 }} />
        </Stack>
      </AccordionSummary>
      <AccordionDetails sx={{ px: 0, pb: 3 }}>
        <SummaryBody check={check} />
      </AccordionDetails>
    </Accordion>
  );
}

function SummaryBody({ check }: { check: CartCheck }) {
  const { i18n } = useLingui();
  const { cart, totals } = useCart();
  const lines = useDisplayedLines();
  const showsTax = useShowsTax();
  return (
    <Stack sx={{ gap: 3 }}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {lines.map(({ line: { id, product, quantity, variant }, unitPrice, total }) => (
          <OrderedProduct
            key={id}
            name={product.name}
            image={{ url: product.image, alt: '' }}
            size={variant?.size}
            quantity={quantity}
            unitPrice={unitPrice}
            total={total}
            note={showsTax ? i18n.t('incl. tax') : undefined}
          />
        ))}
      </Box>
      <CouponField problem={check.couponProblem} />
      <TotalsList
        totals={totals}
        couponCode={cart.coupon}
        couponName={cart.offer && getAutomaticCouponName(i18n.locale, cart.offer)}
        itemsNote={showsTax ? i18n.t('before tax') : undefined}
      />
    </Stack>
  );
}
