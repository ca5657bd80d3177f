import { useLingui } from '@lingui/react';
import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { DayField } from '../DayField.tsx';
import { saveClosing } from './saveClosing.ts';

/** Exports the invoices and credit notes of a period. */
export function SalesRegister({ today }: { today: string }) {
  const { i18n } = useLingui();
  const [from, setFrom] = useState(`${today.slice(0, 8)}01`);
  const [to, setTo] = useState(today);
  const [isSaving, setSaving] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function save() {
    setSaving(true);
    setFailed(false);
    await saveClosing('sales-register', { from, to }).catch(() => setFailed(true));
    setSaving(false);
  }

  return (
    <Panel title={i18n.t('Sales register')} sx={{ '@media print': { display: 'none' } }}>
      <Stack sx={{ gap: 2 }}>
        <Typography color="textSecondary">
          {i18n.t('Invoices and credit notes with customer, PAN, taxable amount and tax, as a CSV file.')}
        </Typography>
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'flex-start' }}>
          <DayField label={i18n.t('First day')} value={from} max={to} onChange={setFrom} />
          <DayField label={i18n.t('Last day')} value={to} max={today} onChange={setTo} />
          <Button
            variant="outlined"
            loading={isSaving}
            disabled={!from || !to || from > to}
            onClick={() => void save()}
            sx={{ mt: 3 }}
          >
            {i18n.t('Download sales register')}
          </Button>
        </Stack>
        <FormAlert>
          {hasFailed && i18n.t('Could not create the file. Choose a period of up to one year and try again.')}
        </FormAlert>
      </Stack>
    </Panel>
  );
}
