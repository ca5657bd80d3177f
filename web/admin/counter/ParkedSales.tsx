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
import { readAgain } from '#web/api/readAgain.ts';
import {
  type Till_ParkedFragment as Parked,
  useTillDiscardMutation,
  useTillParkedQuery,
  useTillTakeUpMutation,
} from './Till.generated.ts';

export interface ParkedSalesProps {
  onTakeUp: (content: Parked['content']) => void;
  onClose: () => void;
}

/** The sales that wait, at this till or another. Whoever takes one up has it. */
export function ParkedSales({ onTakeUp, onClose }: ParkedSalesProps) {
  const { i18n } = useLingui();
  const { data, refetch } = useTillParkedQuery({ fetchPolicy: 'network-only' });
  const [takeUp] = useTillTakeUpMutation();
  const [discard] = useTillDiscardMutation();
  const [problem, setProblem] = useState('');
  const sales = data?.parkedSales;

  // A request that failed has told its reason in a toast.
  async function take(id: string) {
    const result = await takeUp({ variables: { input: { id } } }).catch(() => null);
    const answer = result?.data?.resumeParkedSale;
    if (answer?.parkedSale) return onTakeUp(answer.parkedSale.content);
    setProblem(answer?.errors[0]?.message ?? '');
    await readAgain(refetch());
  }

  async function throwAway(id: string) {
    const result = await discard({ variables: { input: { id } } }).catch(() => null);
    setProblem(result?.data?.discardParkedSale.errors[0]?.message ?? '');
    await readAgain(refetch());
  }

  return (
    <Dialog open disableRestoreFocus onClose={onClose} fullWidth>
      <DialogTitle>{i18n.t('Parked sales')}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="textSecondary">
          {i18n.t('They hold no stock, and are priced anew when they are taken up.')}
        </Typography>
        {problem && (
          <Typography role="alert" color="error">
            {problem}
          </Typography>
        )}
        {sales?.length === 0 && <Typography sx={{ py: 3 }}>{i18n.t('No sale is parked.')}</Typography>}
        <List>
          {sales?.map(({ id, label, pieces, total, by, parkedAt }, index) => (
            <ListItem
              key={id}
              divider
              disableGutters
              secondaryAction={
                <>
                  <Button autoFocus={index === 0} onClick={() => void take(id)}>
                    {i18n.t('Take up')}
                  </Button>
                  <Button
                    color="inherit"
                    aria-label={i18n.t('Throw away: {label}', { label })}
                    onClick={() => void throwAway(id)}
                  >
                    {i18n.t('Throw away')}
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
