import { useLingui } from '@lingui/react';
import { Alert, AlertTitle, Box, Button, Stack, Typography } from '@mui/material';
import type { Ref } from 'react';
import { localiseProduct } from '#domain/orders/cart/cartLanguage.ts';
import { formatSizedName } from '#web/labels/sizedName.ts';
import { useCart } from '#web/shop/cart/useCart.ts';
import type { CheckedLine } from './cartCheck.ts';
import { LineChangeText } from './LineChangeText.tsx';
import type { CartCheck } from './useCheckedCart.ts';

export interface CartChangesProps {
  check: CartCheck;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Changes in price and stock since the items were added, with one button that accepts them. Renders nothing without
 * changes.
 */
export function CartChanges({ check, ref }: CartChangesProps) {
  const { i18n } = useLingui();
  const { changed, accept } = check;
  if (changed.length === 0) return null;

  return (
    <Alert
      severity="warning"
      variant="outlined"
      icon={false}
      ref={ref}
      tabIndex={-1}
      sx={{ '& .MuiAlert-message': { flex: 1 } }}
    >
      <AlertTitle component="h2">{i18n.t('Your cart has changed')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {changed.map((checkedLine) => (
          <ChangedLine key={checkedLine.line.id} checkedLine={checkedLine} />
        ))}
      </Box>
      <Button variant="outlined" onClick={accept} sx={{ mt: 2 }}>
        {i18n.t('Update cart')}
      </Button>
    </Alert>
  );
}

function ChangedLine({ checkedLine }: { checkedLine: CheckedLine }) {
  const { i18n } = useLingui();
  const { remove } = useCart();
  const { line, available } = checkedLine;
  const { name } = localiseProduct(i18n.locale, line.product);
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ alignItems: 'baseline', justifyContent: 'space-between', gap: 2, py: 0.5 }}
    >
      <Typography variant="body2">
        <strong>{formatSizedName(i18n, { name, size: line.variant?.size ?? null })}</strong>
        {': '}
        <LineChangeText checkedLine={checkedLine} />
      </Typography>
      {available > 0 && available < line.quantity && (
        <Button
          variant="text"
          size="small"
          aria-label={i18n.t('Remove {name}', { name })}
          onClick={() => remove(line.id)}
          sx={{ flexShrink: 0, my: -1 }}
        >
          {i18n.t('Remove')}
        </Button>
      )}
    </Stack>
  );
}
