import { useLingui } from '@lingui/react';
import { Checkbox, FormControlLabel, FormGroup, FormHelperText } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import { MAX_PRINTED, PRINTED, type Printed } from '#domain/orders/printed.ts';
import { NoPanAlert } from '#web/admin/billing/NoPanAlert.tsx';
import type { BulkAskProps } from '#web/admin/list/bulkAction.ts';
import { onDevice } from '#web/ui/browser/storage.ts';

const printedTexts: Record<Printed, string> = {
  SLIPS: /*i18n*/ 'Packing slips',
  INVOICES: /*i18n*/ 'Invoices',
  LABELS: /*i18n*/ 'Address labels (A6)',
};

const KEY = 'printed';

/** What was printed last on this device: a desk prints the same each day. */
function readChosen(): Printed[] {
  const kept = (onDevice.readText(KEY) ?? 'SLIPS').split(',');
  return PRINTED.filter((each) => kept.includes(each));
}

/** Asks what is printed of the chosen orders. */
export function PrintAsk({ count, answer, onAnswer }: BulkAskProps) {
  const { i18n } = useLingui();
  const chosen = (answer as Printed[] | undefined) ?? [];
  const begin = useEffectEvent(() => choose(readChosen()));
  useEffect(() => begin(), []);

  function choose(next: readonly Printed[]) {
    onDevice.writeText(KEY, next.join(','));
    onAnswer(next.length > 0 ? next : undefined);
  }

  return (
    <FormGroup role="group" aria-label={i18n.t('What to print')}>
      {PRINTED.map((each) => (
        <FormControlLabel
          key={each}
          label={i18n.t(printedTexts[each])}
          control={
            <Checkbox
              checked={chosen.includes(each)}
              onChange={(_event, isOn) =>
                choose(PRINTED.filter((one) => (one === each ? isOn : chosen.includes(one))))
              }
            />
          }
        />
      ))}
      <FormHelperText>
        {count > MAX_PRINTED
          ? i18n.t('One file is opened for each {most} orders.', { most: MAX_PRINTED })
          : i18n.t('All of it is one file, labels at its end. What was cancelled has no label.')}
      </FormHelperText>
      {chosen.includes('INVOICES') && (
        <>
          <FormHelperText>
            {i18n.t(
              'An invoice has its number from when the order is in preparation; before, it is a proforma without one.',
            )}
          </FormHelperText>
          <NoPanAlert />
        </>
      )}
    </FormGroup>
  );
}
