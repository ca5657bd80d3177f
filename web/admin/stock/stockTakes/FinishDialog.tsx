import { useLingui } from '@lingui/react';
import { Checkbox, FormControlLabel, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { formatNpr } from '#domain/pricing/money.ts';
import { DetailsList } from '#web/admin/ui/DetailsList.tsx';
import { settleReads } from '#web/api/settleReads.ts';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import type { StockTake } from './StockTakePage.tsx';
import { useFinishStockTakeMutation } from './StockTakes.generated.ts';

export interface FinishDialogProps {
  openStockTake: StockTake;
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** Finishes a stock-take: shows its changes, with an option for uncounted variants. */
export function FinishDialog({ openStockTake: { number, sums }, reload, onClose }: FinishDialogProps) {
  const { i18n } = useLingui();
  const [finish, { loading }] = useFinishStockTakeMutation();
  const [shouldZeroUncounted, setShouldZeroUncounted] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    setProblem(null);
    try {
      const input = { number, setUncountedToZero: shouldZeroUncounted, differing: sums.differing };
      const { stockTake, errors = [] } = (await finish({ variables: { input } })).data?.finishStockTake ?? {};
      await settleReads(reload());
      if (!stockTake)
        return setProblem(errors[0]?.message ?? i18n.t('Could not finish the stock-take. Try again.'));
      onClose();
    } catch {
      setProblem(i18n.t('Could not finish the stock-take. Try again.'));
    }
  }

  return (
    <FormDialog
      title={i18n.t('Finish stock-take {number}', { number })}
      text={i18n.t(
        'The stock of each size is adjusted by the difference found, so sales made after the count are still taken into account.',
      )}
      problem={problem}
      submitLabel={i18n.t('Finish')}
      isSending={loading}
      onSubmit={(event) => void send(event as FormEvent)}
      onClose={onClose}
    >
      <DetailsList
        rows={[
          { label: i18n.t('Sizes with differences'), value: i18n.number(sums.differing) },
          {
            label: i18n.t('Fewer'),
            value: `${i18n.number(sums.fewer)} · ${formatNpr(sums.shortageValue, i18n.locale)}`,
          },
          {
            label: i18n.t('More'),
            value: `${i18n.number(sums.more)} · ${formatNpr(sums.surplusValue, i18n.locale)}`,
          },
        ]}
      />
      {sums.left > 0 && (
        <div>
          <FormControlLabel
            control={
              <Checkbox
                checked={shouldZeroUncounted}
                onChange={(_event, isChecked) => setShouldZeroUncounted(isChecked)}
              />
            }
            label={i18n.t(
              '{count, plural, one {Mark # uncounted size as missing} other {Mark # uncounted sizes as missing}}',
              {
                count: sums.left,
              },
            )}
          />
          <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
            {i18n.t('If you leave this unticked, the stock of these sizes will not change.')}
          </Typography>
        </div>
      )}
    </FormDialog>
  );
}
