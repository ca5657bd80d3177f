import { useLingui } from '@lingui/react';
import { Alert, Autocomplete, Box, Button, OutlinedInput, Select, Stack, Typography } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { formatGrams, toMilligrams } from '#domain/catalog/weight.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { MAIN_LOCATION_ID } from '#domain/stock/locations.ts';
import { readNumber } from '#domain/text/readNumber.ts';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { DetailsList } from '#web/admin/ui/DetailsList.tsx';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { useAutocompleteTexts } from '#web/admin/ui/useAutocompleteTexts.ts';
import { useSaveShortcut } from '#web/admin/ui/useSaveShortcut.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { useUnsavedWork } from '#web/ui/form/unsavedWork.ts';
import { useGoTo } from '#web/ui/navigation/useGoTo.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { type LineProblem, LinesTable } from '../lines/LinesTable.tsx';
import { addItem, type StockLine } from '../lines/stockLines.ts';
import { VariantFinder } from '../lines/VariantFinder.tsx';
import { useLocations } from '../locations/useLocations.ts';
import { MissingLineData } from './MissingLineData.tsx';
import { useReceiveGoodsMutation, useSuppliersQuery } from './Receipts.generated.ts';
import { type ReceiptValues, toReceiptInput } from './receiptInput.ts';

const EMPTY_RECEIPT: ReceiptValues = {
  locationId: MAIN_LOCATION_ID,
  supplier: '',
  reference: '',
  note: '',
  lines: [],
};

/** Creates a goods receipt: supplier, location, and lines added by scan or name. */
export function ReceivePage() {
  const { i18n } = useLingui();
  const autocompleteTexts = useAutocompleteTexts();
  const id = useId();
  const notify = useNotify();
  const goTo = useGoTo();
  const form = useSaveShortcut();
  const { locations = [] } = useLocations();
  const { data } = useSuppliersQuery({ fetchPolicy: 'cache-and-network' });
  const [receive, { loading }] = useReceiveGoodsMutation();
  const [values, setValues] = useState(EMPTY_RECEIPT);
  const [problems, setProblems] = useState<readonly LineProblem[]>([]);
  const [isDone, setDone] = useState(false);
  // The idempotency key ensures that resubmitting the form creates only one receipt.
  const [key] = useState(() => crypto.randomUUID());
  useUnsavedWork(values !== EMPTY_RECEIPT && !isDone);

  const change = (changes: Partial<ReceiptValues>) => setValues((current) => ({ ...current, ...changes }));
  const { lines } = values;
  const getProblem = (field: string) => problems.find((problem) => problem.field === field)?.message;
  const generalProblems = problems.filter(({ field }) => !field || field === 'lines' || field === 'key');

  async function send(event: FormEvent) {
    event.preventDefault();
    const parseNumber = toReceiptInput(values, key);
    if ('problems' in parseNumber) return setProblems(parseNumber.problems);
    setProblems([]);
    try {
      const { data: result } = await receive({ variables: { input: parseNumber.input } });
      const { receipt, errors = [] } = result?.receiveGoods ?? {};
      if (!receipt) return setProblems(errors);
      setDone(true);
      notify.success(i18n.t('{number} recorded', { number: receipt.number }));
      await goTo(adminPaths.goodsReceipt(receipt.number), { replace: true });
    } catch {
      setProblems([{ message: i18n.t('Could not record the goods receipt. Try again.') }]);
    }
  }

  return (
    <AdminPage
      title={i18n.t('Receive goods')}
      trail={[{ label: i18n.t('Goods receipts'), to: adminPaths.receipts }]}
    >
      <Box
        component="form"
        ref={form}
        noValidate
        onSubmit={(event) => void send(event)}
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
        }}
      >
        <Panel title={i18n.t('Goods received')}>
          <Stack sx={{ gap: 2 }}>
            <VariantFinder
              autoFocus
              label={i18n.t('Add item')}
              onFind={(item) => setValues((current) => ({ ...current, lines: addItem(current.lines, item) }))}
            />
            <LinesTable
              label={i18n.t('Lines')}
              lines={lines}
              problems={problems}
              onChange={(newLines) => change({ lines: newLines })}
              columns={[
                {
                  field: 'quantity',
                  label: i18n.t('Quantity'),
                  name: ({ sku }) => i18n.t('Quantity of {name}', { name: sku }),
                },
                {
                  field: 'unitCost',
                  label: i18n.t('Unit cost (NPR)'),
                  name: ({ sku }) => i18n.t('Cost of {name}', { name: sku }),
                },
                {
                  field: 'grams',
                  label: i18n.t('Total weight (g)'),
                  name: ({ sku }) => i18n.t('Weight of {name}', { name: sku }),
                },
              ]}
            />
            <MissingLineData
              missingCostCount={lines.filter(({ unitCost }) => unitCost.trim() === '').length}
              missingWeightCount={lines.filter(({ grams }) => grams.trim() === '').length}
            />
          </Stack>
        </Panel>
        <Panel title={i18n.t('Goods receipt')}>
          <Stack sx={{ gap: 2 }}>
            {generalProblems.map(({ message }) => (
              <Alert key={message} severity="error" role="alert">
                {i18n.t(message)}
              </Alert>
            ))}
            <Field id={`${id}-place`} label={i18n.t('Location')} error={getProblem('locationId')}>
              <Select
                native
                value={values.locationId}
                onChange={({ target }) => change({ locationId: target.value })}
                input={<OutlinedInput />}
                inputProps={{ id: `${id}-place` }}
              >
                {locations.map((location) => (
                  <option key={location.id} value={location.id}>
                    {location.name}
                  </option>
                ))}
              </Select>
            </Field>
            <Field id={`${id}-supplier`} label={i18n.t('Supplier')} error={getProblem('supplier')}>
              <Autocomplete
                {...autocompleteTexts}
                id={`${id}-supplier`}
                freeSolo
                size="small"
                options={data?.suppliers ?? []}
                slotProps={{ paper: { sx: { border: 1, borderColor: 'divider' } } }}
                inputValue={values.supplier}
                onInputChange={(_event, supplier) => change({ supplier })}
                renderInput={({ size, slotProps: { input, htmlInput } }) => (
                  <OutlinedInput
                    {...input}
                    size={size}
                    fullWidth
                    slotProps={{ input: { ...htmlInput, maxLength: 120 } }}
                  />
                )}
              />
            </Field>
            <Field
              id={`${id}-reference`}
              label={i18n.t('Supplier’s bill or reference')}
              error={getProblem('reference')}
              optional
            >
              <OutlinedInput
                id={`${id}-reference`}
                value={values.reference}
                autoComplete="off"
                onChange={({ target }) => change({ reference: target.value })}
                slotProps={{ input: { maxLength: 80 } }}
              />
            </Field>
            <Field id={`${id}-note`} label={i18n.t('Note')} error={getProblem('note')} optional>
              <OutlinedInput
                id={`${id}-note`}
                multiline
                minRows={2}
                value={values.note}
                onChange={({ target }) => change({ note: target.value })}
                slotProps={{ input: { maxLength: 500 } }}
              />
            </Field>
            <DetailsList rows={summariseLines(lines, i18n)} />
            <Button type="submit" variant="contained" loading={loading} disabled={lines.length === 0}>
              {i18n.t('Record goods receipt')}
            </Button>
            <Typography variant="caption" color="textSecondary">
              {i18n.t(
                'A goods receipt cannot be edited after it is recorded. To correct a mistake, adjust the stock and enter a reason.',
              )}
            </Typography>
          </Stack>
        </Panel>
      </Box>
    </AdminPage>
  );
}

function summariseLines(lines: readonly StockLine[], i18n: ReturnType<typeof useLingui>['i18n']) {
  const parseNumber = (text: string) => {
    const number = readNumber(text);
    return number === undefined || Number.isNaN(number) ? 0 : number;
  };
  const sum = (getValue: (line: StockLine) => number) =>
    lines.reduce((total, line) => total + getValue(line), 0);
  return [
    { label: i18n.t('Items'), value: i18n.number(sum(({ quantity }) => parseNumber(quantity))) },
    {
      label: i18n.t('Cost'),
      value: formatNpr(
        sum(({ quantity, unitCost }) => parseNumber(quantity) * parseNumber(unitCost)),
        i18n.locale,
      ),
    },
    {
      label: i18n.t('Weight'),
      value: formatGrams(toMilligrams(sum(({ grams }) => parseNumber(grams))), i18n.locale),
    },
  ];
}
