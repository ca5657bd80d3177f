import { useLingui } from '@lingui/react';
import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material';
import { formatInstant } from '#web/shop/track/kathmanduTime.ts';
import type { OrderSheet_OrderFragment as Order } from './OrderPage.generated.ts';
import { orderDifferences } from './orderDifferences.ts';

export interface OrderConflictProps {
  /** The order as the change was begun with. */
  seen: Order;
  /** As it is now. */
  order: Order;
  /** Takes the new order for the ground of what is being done. */
  onGoOn: () => void;
  /** Leaves off. */
  onReload: () => void;
}

/** That somebody else was faster, what they changed, and what can be done about it. */
export function OrderConflict({ seen, order, onGoOn, onReload }: OrderConflictProps) {
  const { i18n } = useLingui();
  const last = order.staff.history.at(-1);
  const differences = orderDifferences(i18n, seen, order);

  return (
    <Alert severity="warning" variant="outlined" role="alert">
      <AlertTitle>{i18n.t('Somebody else changed this order in the meantime')}</AlertTitle>
      <Typography variant="body2">
        {last?.by
          ? i18n.t('By {name}, {when}. Nothing of yours was saved yet.', {
              name: last.by,
              when: formatInstant(last.at, i18n.locale),
            })
          : i18n.t('Nothing of yours was saved yet.')}
      </Typography>
      {differences.map(({ label, before, now }) => (
        <Box key={label} sx={{ mt: 1 }}>
          <Typography variant="subtitle2" component="p">
            {label}
          </Typography>
          <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1 }}>
            <Version label={i18n.t('As you saw it')} text={before} />
            <Version label={i18n.t('As it is now')} text={now} />
          </Box>
        </Box>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button variant="outlined" size="small" onClick={onReload}>
          {i18n.t('Leave mine and reload')}
        </Button>
        <Button variant="text" size="small" onClick={onGoOn}>
          {i18n.t('Go on with mine')}
        </Button>
      </Box>
    </Alert>
  );
}

function Version({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
        {label}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </div>
  );
}
