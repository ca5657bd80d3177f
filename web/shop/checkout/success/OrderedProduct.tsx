import { useLingui } from '@lingui/react';
import { Box, Stack, Typography } from '@mui/material';
import { calculateLineTotal } from '#domain/orders/orderTotals.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { detectLang } from '#web/locale/detectLang.ts';
import { Price } from '#web/ui/Price.tsx';
import { Photo, type PhotoImage } from '#web/ui/photo/Photo.tsx';

const THUMBNAIL_SIZE_PX = 64;

export interface OrderedProductProps {
  name: string;
  image: PhotoImage | null;
  size?: string | null | undefined;
  quantity: number;
  /** Price of one item in NPR. */
  unitPrice: number;
  /** Price of all items in NPR; defaults to the unit price times the quantity. */
  total?: number;
  /** Note on these prices, for example that they include tax. */
  note?: string | undefined;
}

/** Read-only order line. */
export function OrderedProduct({
  name,
  image,
  size,
  quantity,
  unitPrice,
  total = calculateLineTotal(unitPrice, quantity),
  note,
}: OrderedProductProps) {
  const { i18n } = useLingui();
  const details = [
    size && i18n.t('Size: {variant}', { variant: size }),
    quantity > 1 && i18n.t('{quantity} × {price}', { quantity, price: formatNpr(unitPrice, i18n.locale) }),
    note,
  ];
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ gap: 2, py: 1.5, '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' } }}
    >
      {image ? (
        <Photo
          image={{ ...image, alt: '' }}
          sizes={`${THUMBNAIL_SIZE_PX}px`}
          ratio={1}
          sx={{ width: THUMBNAIL_SIZE_PX, flexShrink: 0, alignSelf: 'flex-start', borderRadius: 1 }}
        />
      ) : (
        <Box
          sx={{
            width: THUMBNAIL_SIZE_PX,
            aspectRatio: '1',
            flexShrink: 0,
            bgcolor: 'background.tile',
            borderRadius: 1,
          }}
        />
      )}
      <Stack
        direction="row"
        sx={{ flex: 1, minWidth: 0, gap: 2, justifyContent: 'space-between', alignItems: 'baseline' }}
      >
        <div>
          <Typography variant="h6" component="p" lang={detectLang(name, i18n.locale)}>
            {name}
          </Typography>
          <Typography variant="caption" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {details.filter(Boolean).join(' · ')}
          </Typography>
        </div>
        <Price npr={total} variant="body2" sx={{ fontWeight: 500 }} />
      </Stack>
    </Stack>
  );
}
