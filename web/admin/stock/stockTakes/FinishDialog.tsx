import { useLingui } from '@lingui/react';
import { Checkbox, FormControlLabel, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { formatNpr } from '#domain/pricing/money.ts';
import { Facts } from '#web/admin/ui/Facts.tsx';
import { readAgain } from '#web/api/readAgain.ts';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import type { Take } from './StockTakePage.tsx';
import { useFinishStockTakeMutation } from './StockTakes.generated.ts';

export interface FinishDialogProps {
  take: Take;
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** What a count is going to change, and what becomes of what nobody has counted. */
export function FinishDialog({ take: { number, sums }, reload, onClose }: FinishDialogProps) {
  const { i18n } = useLingui();
  const [finish, { loading }] = useFinishStockTakeMutation();
  const [areGone, setGone] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    setProblem(null);
    try {
      const input = { number, uncountedAreGone: areGone, differing: sums.differing };
      const { stockTake, errors = [] } = (await finish({ variables: { input } })).data?.finishStockTake ?? {};
      await readAgain(reload());
      if (!stockTake)
        return setProblem(errors[0]?.message ?? i18n.t('The count could not be finished. Please try again.'));
      onClose();
    } catch {
      setProblem(i18n.t('The count could not be finished. Please try again.'));
    }
  }

  return (
    <FormDialog
      title={i18n.t('Finish stock-take {number}', { number })}
      text={i18n.t(
        'What differs is corrected by the difference. What was sold since it was counted stays sold.',
      )}
      problem={problem}
      confirm={i18n.t('Finish')}
      isSending={loading}
      onSubmit={(event) => void send(event as FormEvent)}
      onClose={onClose}
    >
      <Facts
        rows={[
          { label: i18n.t('Differing sizes'), value: i18n.number(sums.differing) },
          {
            label: i18n.t('Fewer'),
            value: `${i18n.number(sums.fewer)} · ${formatNpr(sums.valueFewer, i18n.locale)}`,
          },
          {
            label: i18n.t('More'),
            value: `${i18n.number(sums.more)} · ${formatNpr(sums.valueMore, i18n.locale)}`,
          },
        ]}
      />
      {sums.left > 0 && (
        <div>
          <FormControlLabel
            control={<Checkbox checked={areGone} onChange={(_event, isChecked) => setGone(isChecked)} />}
            label={i18n.t(
              '{count, plural, one {# size that was not counted is not there} other {# sizes that were not counted are not there}}',
              {
                count: sums.left,
              },
            )}
          />
          <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
            {i18n.t('Otherwise they stay as they are.')}
          </Typography>
        </div>
      )}
    </FormDialog>
  );
}
