import { useLingui } from '@lingui/react';
import { Box, Button, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { formatNpr } from '#domain/pricing/money.ts';
import { detectLang } from '#web/locale/detectLang.ts';
import { paths } from '#web/paths.ts';
import { useShowsTax } from '#web/store/useShowsTax.ts';
import { standaloneLink } from '#web/ui/browser/touch.ts';
import { Price } from '#web/ui/Price.tsx';
import { Photo } from '#web/ui/photo/Photo.tsx';
import { type CheckedLine, hasChanged } from '../checkout/cartCheck/cartCheck.ts';
import { LineChangeText } from '../checkout/cartCheck/LineChangeText.tsx';
import { LineQuantity } from './LineQuantity.tsx';
import { getLineDetails } from './lineDetails.ts';
import { useCart } from './useCart.ts';
import type { DisplayedLine } from './useDisplayedLines.ts';

export interface CartPageLineProps extends DisplayedLine {
  /** Current price and stock; undefined until loaded. */
  checkedLine: CheckedLine | undefined;
}

export function CartPageLine({ line, unitPrice, total, checkedLine }: CartPageLineProps) {
  const { i18n } = useLingui();
  const { remove } = useCart();
  const showsTax = useShowsTax();
  const { id, product } = line;
  const productPath = paths.product(product.slug ?? product._id);

  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '96px minmax(0, 1fr)', sm: '144px minmax(0, 1fr)' },
        columnGap: { xs: 2, sm: 3 },
        py: 3,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Link component={RouterLink} to={productPath} tabIndex={-1} aria-hidden>
        <Photo
          image={{ url: product.image, alt: '' }}
          sizes="(min-width: 600px) 144px, 96px"
          ratio={1}
          sx={{ borderRadius: 1 }}
        />
      </Link>
      <Stack sx={{ gap: 1, minWidth: 0 }}>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ justifyContent: 'space-between', columnGap: 3, rowGap: 0.5 }}
        >
          <Link
            lang={detectLang(product.name, i18n.locale)}
            component={RouterLink}
            to={productPath}
            variant="h4"
            color="inherit"
            sx={standaloneLink}
          >
            {product.name}
          </Link>
          <Price npr={total} sx={{ fontWeight: 500, lineHeight: 1.4 }} />
        </Stack>
        <Typography variant="caption" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {getLineDetails(i18n, line).join(' · ')}
          <br />
          {i18n.t('{price} each', { price: formatNpr(unitPrice, i18n.locale) })}
          {showsTax && ` · ${i18n.t('incl. tax')}`}
        </Typography>
        {checkedLine && hasChanged(checkedLine) && (
          <Typography
            variant="body2"
            color="error"
            sx={{ '&::first-letter': { textTransform: 'uppercase' } }}
          >
            <LineChangeText checkedLine={checkedLine} />
          </Typography>
        )}
        <Stack direction="row" sx={{ mt: 'auto', pt: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Box sx={{ flex: '1 1 0', minWidth: 'min-content' }}>
            <LineQuantity line={line} checkedLine={checkedLine} />
          </Box>
          <Button
            variant="text"
            color="inherit"
            aria-label={i18n.t('Remove {name}', { name: product.name })}
            onClick={() => remove(id)}
            sx={{ flexShrink: 0, ml: 'auto', mr: -1.5, color: 'text.secondary' }}
          >
            {i18n.t('Remove')}
          </Button>
        </Stack>
      </Stack>
    </Box>
  );
}
