import { useLingui } from '@lingui/react';
import { Box, Button, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { detectLang } from '#web/locale/detectLang.ts';
import { paths } from '#web/paths.ts';
import { usePriceText } from '#web/store/usePriceText.ts';
import { useShowsTax } from '#web/store/useShowsTax.ts';
import { MainPhoto } from '#web/ui/photo/MainPhoto.tsx';
import type { WaitingAlertFragment } from './Alerts.generated.ts';

export interface AlertItemProps {
  alert: WaitingAlertFragment;
  onRemove: () => void;
}

/** Alert in the account's list. */
export function AlertItem({ alert, onRemove }: AlertItemProps) {
  const { i18n } = useLingui();
  const formatPrice = usePriceText();
  const showsTax = useShowsTax();
  const { kind, size, price, priceWithTax, product } = alert;
  const targetPrice = showsTax ? priceWithTax : price;
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ gap: 2, py: 2, borderBottom: 1, borderColor: 'divider', alignItems: 'center' }}
    >
      <Box sx={{ width: 72, flex: 'none' }}>
        <MainPhoto product={product} alt="" sizes="72px" ratio={1} sx={{ borderRadius: 1 }} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h6" component="p">
          <Link
            lang={detectLang(product.name, i18n.locale)}
            component={RouterLink}
            to={paths.product(product.slug)}
            color="inherit"
          >
            {product.name}
          </Link>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {kind === 'BACK_IN_STOCK'
            ? i18n.t('Back in stock')
            : i18n.t('At {price} or less', { price: formatPrice(targetPrice ?? 0) })}
          {size !== null && ` · ${i18n.t('Size {size}', { size })}`}
        </Typography>
      </Box>
      <Button
        onClick={onRemove}
        sx={{ color: 'text.primary' }}
        aria-label={i18n.t('Remove {name}', { name: product.name })}
      >
        {i18n.t('Remove')}
      </Button>
    </Stack>
  );
}
