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
import { getBulkNotificationText } from '#web/admin/order/notifiedTexts.ts';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { ChooseCsvButton } from '#web/admin/ui/csv/ChooseCsvButton.tsx';
import { useCsvFile } from '#web/admin/ui/csv/useCsvFile.ts';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { CarrierField } from '../carriers/CarrierField.tsx';
import { ShipmentRows } from './ShipmentRows.tsx';
import { useShipments, willShip } from './useShipments.ts';

const EXAMPLE_INPUT = 'JW-7K2M9QX4TB, NCM-204817\nJW-3H8D2VNPWE, NCM-204818, Pathao Parcel';

/** Enters tracking numbers for several orders and ships those that are ready. */
export function ShipOrdersPage() {
  const { i18n } = useLingui();
  const id = useId();
  const [params] = useSearchParams();
  // One line per order, ready for its tracking number.
  const [text, setText] = useState(() =>
    (params.get('orders')?.split(',') ?? []).map((order) => `${order}, `).join('\n'),
  );
  const [carrier, setCarrier] = useState('');
  const [allowUnpaid, setAllowUnpaid] = useState(false);
  const [notifyCustomers, setNotifyCustomers] = useState(true);
  const { rows, isBusy, problem, preview: previewShipments, ship, reset } = useShipments();
  const rowsToShip = (rows ?? []).filter((row) => willShip(row, allowUnpaid));
  const isShipped = rowsToShip.some(({ plan }) => plan?.isShipped);
  const ordersToNotify = rowsToShip.flatMap(({ plan }) =>
    plan && (notifyCustomers || !plan.isShipped) ? (plan.order ?? []) : [],
  );
  const hasUnpaidOrder = (rows ?? []).some((row) => row.plan?.isUnpaid && willShip(row, true));

  const file = useCsvFile(({ csv }) => {
    setText(csv);
    void previewShipments(csv, carrier);
  });

  return (
    <AdminPage
      title={i18n.t('Tracking numbers')}
      subtitle={i18n.t(
        'Enter tracking numbers for several parcels at once. The orders are marked as shipped, and each customer is emailed.',
      )}
    >
      <Stack sx={{ gap: 2 }}>
        <Panel title={i18n.t('Parcels')}>
          <Stack sx={{ gap: 2, maxWidth: 720 }}>
            <CarrierField
              label={i18n.t('Carrier for lines without one')}
              value={carrier}
              onChange={(name) => {
                setCarrier(name);
                reset();
              }}
            />
            <FormControl fullWidth>
              <FormLabel htmlFor={id}>{i18n.t('One line per parcel')}</FormLabel>
              <OutlinedInput
                id={id}
                multiline
                minRows={5}
                maxRows={16}
                value={text}
                placeholder={EXAMPLE_INPUT}
                onChange={({ target }) => {
                  setText(target.value);
                  reset();
                }}
                slotProps={{ input: { spellCheck: false, 'aria-describedby': `${id}-help` } }}
                sx={{ fontVariantNumeric: 'tabular-nums' }}
              />
              <FormHelperText id={`${id}-help`}>
                {i18n.t(
                  'Order number, tracking number and, optionally, the carrier, separated by commas or pasted from a spreadsheet.',
                )}
              </FormHelperText>
            </FormControl>
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
              <Button
                variant={rows ? 'outlined' : 'contained'}
                loading={isBusy && !rows}
                disabled={text.trim() === '' || isBusy}
                onClick={() => void previewShipments(text, carrier)}
              >
                {i18n.t('Check the list')}
              </Button>
              <ChooseCsvButton
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
          <Panel title={i18n.t('Results')}>
            <ShipmentRows rows={rows} allowUnpaid={allowUnpaid} />
            {hasUnpaidOrder && (
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
                label={i18n.t('Email tracking numbers to customers whose orders have already shipped')}
                control={
                  <Checkbox
                    checked={notifyCustomers}
                    onChange={(_event, isChecked) => setNotifyCustomers(isChecked)}
                  />
                }
              />
            )}
            {rowsToShip.length > 0 && (
              <Stack direction="row" sx={{ gap: 1.5, mt: 2, alignItems: 'center', flexWrap: 'wrap' }}>
                <Button
                  variant="contained"
                  loading={isBusy}
                  onClick={() => void ship(carrier, { allowUnpaid, notifyCustomers })}
                >
                  {i18n.t('{count, plural, one {Ship # order} other {Ship # orders}}', {
                    count: rowsToShip.length,
                  })}
                </Button>
                {ordersToNotify.length > 0 && (
                  <Typography variant="body2" color="textSecondary">
                    {getBulkNotificationText(i18n, ordersToNotify)}
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
