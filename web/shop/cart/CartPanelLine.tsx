import DeleteOutlined from 'icon:outline-delete';
import { useLingui } from '@lingui/react';
import { Box, IconButton, Link, Stack, Typography } from '@mui/material';
import { type CartLine, MAX_QUANTITY } from '#domain/orders/cart/cart.ts';
import { lineTotal } from '#domain/orders/orderTotals.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { detectLang } from '#web/locale/detectLang.ts';
import { paths } from '#web/paths.ts';
import { Price } from '#web/ui/Price.tsx';
import { Photo } from '#web/ui/photo/Photo.tsx';
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx';
import { PanelLink } from './PanelLink.tsx';
import { useCart } from './useCart.ts';

const THUMBNAIL = 88;

export function CartPanelLine({ line }: { line: CartLine }) {
  const { i18n } = useLingui();
  const { update, remove } = useCart();
  const { id, product, quantity, price, variant } = line;

  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 2,
        py: 2.5,
        '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
      }}
    >
      <Photo
        image={{ url: product.image, alt: '' }}
        sizes={`${THUMBNAIL}px`}
        ratio={1}
        sx={{ width: THUMBNAIL, flexShrink: 0, alignSelf: 'flex-start', borderRadius: 1 }}
      />
      <Stack sx={{ flex: 1, minWidth: 0 }}>
        <Stack direction="row" sx={{ gap: 2, justifyContent: 'space-between' }}>
          <Link
            component={PanelLink}
            to={paths.product(product.slug ?? product._id)}
            lang={detectLang(product.name, i18n.locale)}
            variant="h6"
            color="inherit"
          >
            {product.name}
          </Link>
          <Price npr={lineTotal(price, quantity)} variant="body2" sx={{ fontWeight: 500 }} />
        </Stack>
        {variant && (
          <Typography variant="caption" color="textSecondary">
            {i18n.t('Size: {variant}', { variant: variant.size })}
          </Typography>
        )}
        <Typography variant="caption" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {i18n.t('{price} each', { price: formatNpr(price, i18n.locale) })}
        </Typography>
        <Stack direction="row" sx={{ mt: 1, alignItems: 'center', justifyContent: 'space-between' }}>
          <QuantityStepper
            value={quantity}
            max={MAX_QUANTITY}
            label={product.name}
            onChange={(next) => update(id, next)}
          />
          <IconButton
            aria-label={i18n.t('Remove {name}', { name: product.name })}
            onClick={() => remove(id)}
            sx={{ color: 'text.secondary', mr: -1.25 }}
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Stack>
      </Stack>
    </Box>
  );
}
