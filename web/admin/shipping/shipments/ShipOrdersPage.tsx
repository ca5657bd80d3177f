import { useLingui } from '@lingui/react';
import {
  Button,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  OutlinedInput,
  Stack,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { notifiedTextOfMany } from '#web/admin/order/notifiedTexts.ts';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { ChooseSheet } from '#web/admin/ui/sheet/ChooseSheet.tsx';
import { useSheetFile } from '#web/admin/ui/sheet/useSheetFile.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { CarrierField } from '../carriers/CarrierField.tsx';
import { ShipmentRows } from './ShipmentRows.tsx';
import { goes, useShipments } from './useShipments.ts';

const EXAMPLE = 'JW-7K2M9QX4TB, NCM-204817\nJW-3H8D2VNPWE, NCM-204818, Pathao Parcel';

/** Enters tracking numbers for many orders at once, and ships those that are ready. */
export function ShipOrdersPage() {
  const { i18n } = useLingui();
  const id = useId();
  const [params] = useSearchParams();
  // Each waits for its number.
  const [text, setText] = useState(() =>
    (params.get('orders')?.split(',') ?? []).map((order) => `${order}, `).join('\n'),
  );
  const [carrier, setCarrier] = useState('');
  const [allowUnpaid, setAllowUnpaid] = useState(false);
  const [tellBuyers, setTellBuyers] = useState(true);
  const { rows, isBusy, problem, look, ship, forget } = useShipments();
  const going = (rows ?? []).filter((row) => goes(row, allowUnpaid));
  const isShipped = going.some(({ plan }) => plan?.isShipped);
  const toTell = going.flatMap(({ plan }) =>
    plan && (tellBuyers || !plan.isShipped) ? (plan.order ?? []) : [],
  );
  const isUnpaid = (rows ?? []).some((row) => row.plan?.isUnpaid && goes(row, true));

  const file = useSheetFile(({ csv }) => {
    setText(csv);
    void look(csv, carrier);
  });

  return (
    <AdminPage
      title={i18n.t('Tracking numbers')}
      subtitle={i18n.t(
        'Enter the numbers of many parcels at once. The orders are shipped, and each customer gets an email.',
      )}
    >
      <Stack sx={{ gap: 2 }}>
        <Panel title={i18n.t('Parcels')}>
          <Stack sx={{ gap: 2, maxWidth: 720 }}>
            <CarrierField
              label={i18n.t('Carrier, where a line names none')}
              value={carrier}
              onChange={(name) => {
                setCarrier(name);
                forget();
              }}
            />
            <FormControl fullWidth>
              <FormLabel htmlFor={id}>{i18n.t('A line for each parcel')}</FormLabel>
              <OutlinedInput
                id={id}
                multiline
                minRows={5}
                maxRows={16}
                value={text}
                placeholder={EXAMPLE}
                onChange={({ target }) => {
                  setText(target.value);
                  forget();
                }}
                slotProps={{ input: { spellCheck: false, 'aria-describedby': `${id}-help` } }}
                sx={{ fontVariantNumeric: 'tabular-nums' }}
              />
              <FormHelperText id={`${id}-help`}>
                {i18n.t(
                  'Order number, tracking number and, if you like, the carrier: with commas, or pasted from a sheet.',
                )}
              </FormHelperText>
            </FormControl>
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
              <Button
                variant={rows ? 'outlined' : 'contained'}
                loading={isBusy && !rows}
                disabled={text.trim() === '' || isBusy}
                onClick={() => void look(text, carrier)}
              >
                {i18n.t('Check the list')}
              </Button>
              <ChooseSheet
                label={i18n.t('Choose a CSV file')}
                variant="text"
                disabled={isBusy}
                onPick={file.read}
              />
            </Stack>
            <FormAlert>{file.problem ?? (problem && i18n.t(problem))}</FormAlert>
          </Stack>
        </Panel>
        {rows && (
          <Panel title={i18n.t('What becomes of them')}>
            <ShipmentRows rows={rows} allowUnpaid={allowUnpaid} />
            {isUnpaid && (
              <FormControlLabel
                sx={{ mt: 1 }}
                label={i18n.t('Include orders whose bank transfer has not arrived')}
                control={
                  <Checkbox
                    checked={allowUnpaid}
                    onChange={(_event, isChecked) => setAllowUnpaid(isChecked)}
                  />
                }
              />
            )}
            {isShipped && (
              <FormControlLabel
                sx={{ mt: 1, display: 'flex' }}
                label={i18n.t('Email the number to customers whose order is shipped already')}
                control={
                  <Checkbox checked={tellBuyers} onChange={(_event, isChecked) => setTellBuyers(isChecked)} />
                }
              />
            )}
            {going.length > 0 && (
              <Stack direction="row" sx={{ gap: 1.5, mt: 2, alignItems: 'center', flexWrap: 'wrap' }}>
                <Button
                  variant="contained"
                  loading={isBusy}
                  onClick={() => void ship(carrier, { allowUnpaid, tellBuyers })}
                >
                  {i18n.t('{count, plural, one {Ship # order} other {Ship # orders}}', {
                    count: going.length,
                  })}
                </Button>
                {toTell.length > 0 && (
                  <Typography variant="body2" color="textSecondary">
                    {notifiedTextOfMany(i18n, toTell)}
                  </Typography>
                )}
              </Stack>
            )}
          </Panel>
        )}
      </Stack>
    </AdminPage>
  );
}
