import { useLingui } from '@lingui/react';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  ListItemText,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { formatNpr } from '#domain/pricing/money.ts';
import { Age } from '#web/admin/ui/Age.tsx';
import { settleReads } from '#web/api/settleReads.ts';
import {
  type Till_ParkedFragment as Parked,
  useTillDiscardMutation,
  useTillParkedQuery,
  useTillTakeUpMutation,
} from './Till.generated.ts';

export interface ParkedSalesProps {
  onResume: (content: Parked['content']) => void;
  onClose: () => void;
}

/** Lists the parked sales of all tills. Resuming one removes it from the list. */
export function ParkedSales({ onResume, onClose }: ParkedSalesProps) {
  const { i18n } = useLingui();
  const { data, refetch } = useTillParkedQuery({ fetchPolicy: 'network-only' });
  const [resumeSale] = useTillTakeUpMutation();
  const [discardSale] = useTillDiscardMutation();
  const [problem, setProblem] = useState('');
  const sales = data?.parkedSales;

  // A failed request has already shown its reason in a toast.
  async function resume(id: string) {
    const result = await resumeSale({ variables: { input: { id } } }).catch(() => null);
    const payload = result?.data?.resumeParkedSale;
    if (payload?.parkedSale) return onResume(payload.parkedSale.content);
    setProblem(payload?.errors[0]?.message ?? '');
    await settleReads(refetch());
  }

  async function deleteParkedSale(id: string) {
    const result = await discardSale({ variables: { input: { id } } }).catch(() => null);
    setProblem(result?.data?.discardParkedSale.errors[0]?.message ?? '');
    await settleReads(refetch());
  }

  return (
    <Dialog open disableRestoreFocus onClose={onClose} fullWidth>
      <DialogTitle>{i18n.t('Parked sales')}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="textSecondary">
          {i18n.t('Parked sales reserve no stock. Prices are updated when a sale is resumed.')}
        </Typography>
        {problem && (
          <Typography role="alert" color="error">
            {problem}
          </Typography>
        )}
        {sales?.length === 0 && <Typography sx={{ py: 3 }}>{i18n.t('No parked sales.')}</Typography>}
        <List>
          {sales?.map(({ id, label, pieces, total, by, parkedAt }, index) => (
            <ListItem
              key={id}
              divider
              disableGutters
              secondaryAction={
                <>
                  <Button autoFocus={index === 0} onClick={() => void resume(id)}>
                    {i18n.t('Resume')}
                  </Button>
                  <Button
                    color="inherit"
                    aria-label={i18n.t('Discard: {label}', { label })}
                    onClick={() => void deleteParkedSale(id)}
                  >
                    {i18n.t('Discard')}
                  </Button>
                </>
              }
            >
              <ListItemText
                primary={label}
                secondary={
                  <>
                    {[
                      i18n.t('{count, plural, one {# item} other {# items}}', { count: pieces }),
                      formatNpr(total, i18n.locale),
                      by,
                    ]
                      .filter(Boolean)
                      .join(' · ')}{' '}
                    · <Age at={parkedAt} />
                  </>
                }
                sx={{ pr: 20 }}
              />
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{i18n.t('Close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
