import DeleteOutlined from 'icon:outline-delete';
import { useLingui } from '@lingui/react';
import { Box, IconButton, Link, Stack, Typography } from '@mui/material';
import { formatNpr } from '#domain/pricing/money.ts';
import { detectLang } from '#web/locale/detectLang.ts';
import { paths } from '#web/paths.ts';
import { useShowsTax } from '#web/store/useShowsTax.ts';
import { Price } from '#web/ui/Price.tsx';
import { Photo } from '#web/ui/photo/Photo.tsx';
import { type CheckedLine, hasChanged } from '../checkout/cartCheck/cartCheck.ts';
import { LineChangeText } from '../checkout/cartCheck/LineChangeText.tsx';
import { LineQuantity } from './LineQuantity.tsx';
import { getLineDetails } from './lineDetails.ts';
import { PanelLink } from './PanelLink.tsx';
import { useCart } from './useCart.ts';
import type { DisplayedLine } from './useDisplayedLines.ts';

const THUMBNAIL_SIZE_PX = 88;

export interface CartPanelLineProps extends DisplayedLine {
  /** Current price and stock of the line; undefined until loaded. */
  checkedLine: CheckedLine | undefined;
}

export function CartPanelLine({ line, unitPrice, total, checkedLine }: CartPanelLineProps) {
  const { i18n } = useLingui();
  const { remove } = useCart();
  const showsTax = useShowsTax();
  const { id, product } = line;
  const details = getLineDetails(i18n, line);

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
        sizes={`${THUMBNAIL_SIZE_PX}px`}
        ratio={1}
        sx={{ width: THUMBNAIL_SIZE_PX, flexShrink: 0, alignSelf: 'flex-start', borderRadius: 1 }}
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
          <Price npr={total} variant="body2" sx={{ fontWeight: 500 }} />
        </Stack>
        {details.length > 0 && (
          <Typography variant="caption" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {details.join(' · ')}
          </Typography>
        )}
        <Typography variant="caption" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {i18n.t('{price} each', { price: formatNpr(unitPrice, i18n.locale) })}
          {showsTax && ` · ${i18n.t('incl. tax')}`}
        </Typography>
        {checkedLine && hasChanged(checkedLine) && (
          <Typography
            variant="caption"
            color="error"
            sx={{ '&::first-letter': { textTransform: 'uppercase' } }}
          >
            <LineChangeText checkedLine={checkedLine} />
          </Typography>
        )}
        <Stack direction="row" sx={{ mt: 1, alignItems: 'center', justifyContent: 'space-between' }}>
          <LineQuantity line={line} checkedLine={checkedLine} />
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
