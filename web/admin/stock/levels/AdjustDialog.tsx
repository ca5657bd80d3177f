import { useLingui } from '@lingui/react';
import {
  Alert,
  OutlinedInput,
  Select,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { readNumber } from '#domain/text/readNumber.ts';
import { formatWithSign } from '#web/admin/ui/quantities.tsx';
import { formatSizedName } from '#web/labels/sizedName.ts';
import { getProblemText } from '#web/locale/problemText.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import type { Location_AllFragment as Location } from '../locations/Locations.generated.ts';
import { StockReasonFields } from '../StockReasonFields.tsx';
import { DEFAULT_STOCK_NOTE } from '../stockReasons.ts';
import {
  type StockItem_AllFragment as Item,
  useSetLowStockMutation,
  useSetStockLevelMutation,
} from './Stock.generated.ts';

export interface AdjustDialogProps {
  item: Item;
  locations: readonly Location[];
  /** Location the list is filtered by, if any. */
  locationId?: string | undefined;
  onSaved: () => void;
  onClose: () => void;
}

/**
 * Sets or changes a variant's stock at a location, and its low-stock limit. A count is sent with the stock it
 * replaces. If the stock has changed, the dialog reports this and continues from the current stock.
 */
export function AdjustDialog({ item, locations, locationId, onSaved, onClose }: AdjustDialogProps) {
  const { i18n } = useLingui();
  const id = useId();
  const notify = useNotify();
  const [setLevel, { loading }] = useSetStockLevelMutation();
  const [setLowStock, saving] = useSetLowStockMutation();
  const [selectedLocationId, setSelectedLocationId] = useState(locationId ?? locations[0]?.id ?? '');
  const [mode, setMode] = useState<'SET' | 'CHANGE'>('SET');
  const [inputText, setInputText] = useState('');
  const [stockNote, setStockNote] = useState(DEFAULT_STOCK_NOTE);
  const [lowStockText, setLowStockText] = useState(item.lowStock === null ? '' : String(item.lowStock));
  const [problem, setProblem] = useState<string | null>(null);
  /** Current stock at locations where others changed it in the meantime, by location. */
  const [changedLevels, setChangedLevels] = useState<Record<string, number>>({});

  const getLevel = (targetLocationId: string) =>
    changedLevels[targetLocationId] ??
    item.levels.find(({ location }) => location.id === targetLocationId)?.quantity ??
    0;
  const level = getLevel(selectedLocationId);
  const number = readNumber(inputText, { decimals: 0 });
  const newQuantity = number === undefined ? level : mode === 'SET' ? number : level + number;
  const lowStock =
    lowStockText.trim() === '' ? null : (readNumber(lowStockText, { decimals: 0 }) ?? Number.NaN);
  const isLowStockChanged = lowStock !== item.lowStock;
  const hasNoChange = number === undefined && !isLowStockChanged;

  const visibleLocations = locations.filter(
    (location) =>
      location.id === selectedLocationId ||
      item.levels.some((stockStatus) => stockStatus.location.id === location.id),
  );

  async function save(event: FormEvent) {
    event.preventDefault();
    setProblem(null);
    try {
      if (isLowStockChanged && !(await saveLowStockLimit())) return;
      if (number !== undefined && !(await saveLevel(number))) return;
      notify.success(
        i18n.t('{name} saved', { name: formatSizedName(i18n, { name: item.product.name, size: item.size }) }),
      );
      onSaved();
      onClose();
    } catch {
      setProblem(i18n.t('Could not save the stock. Try again.'));
    }
  }

  async function saveLowStockLimit(): Promise<boolean> {
    if (Number.isNaN(lowStock ?? 0)) {
      setProblem(i18n.t('Enter the low-stock limit as a whole number.'));
      return false;
    }
    const { data } = await setLowStock({ variables: { input: { skus: [item.sku], lowStock } } });
    const [error] = data?.setLowStock.errors ?? [];
    if (error) setProblem(error.message);
    return !error;
  }

  async function saveLevel(enteredNumber: number): Promise<boolean> {
    if (Number.isNaN(enteredNumber)) {
      setProblem(
        mode === 'SET' ? i18n.t('Enter a whole number, 0 or more.') : i18n.t('Enter a whole number.'),
      );
      return false;
    }
    const change = mode === 'SET' ? { quantity: enteredNumber, expected: level } : { delta: enteredNumber };
    const { data } = await setLevel({
      variables: {
        input: {
          rows: [{ sku: item.sku, location: selectedLocationId, ...change }],
          reason: stockNote.reason,
          note: stockNote.note.trim() || null,
        },
      },
    });
    const { results, errors = [] } = data?.setStockLevels ?? {};
    const [result] = results ?? [];
    if (result?.isApplied) return true;
    if (result?.quantity != null)
      setChangedLevels({ ...changedLevels, [selectedLocationId]: result.quantity });
    setProblem(
      (result?.error && getProblemText(result.error)) ??
        errors[0]?.message ??
        i18n.t('Could not save the stock. Try again.'),
    );
    return false;
  }

  return (
    <FormDialog
      title={formatSizedName(i18n, { name: item.product.name, size: item.size })}
      text={item.sku}
      problem={problem}
      submitLabel={i18n.t('Save')}
      isSending={loading || saving.loading}
      isSubmitDisabled={hasNoChange}
      onSubmit={(event) => void save(event as FormEvent)}
      onClose={onClose}
    >
      <Table size="small" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <TableHead>
          <TableRow>
            <TableCell>{i18n.t('Location')}</TableCell>
            <TableCell align="right">{i18n.t('Available')}</TableCell>
            <TableCell align="right">{i18n.t('Reserved')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {visibleLocations.map((location) => (
            <TableRow key={location.id} selected={location.id === selectedLocationId}>
              <TableCell>{location.name}</TableCell>
              <TableCell align="right">{i18n.number(getLevel(location.id))}</TableCell>
              <TableCell align="right">
                {i18n.number(
                  item.levels.find((stockStatus) => stockStatus.location.id === location.id)?.held ?? 0,
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Field id={`${id}-place`} label={i18n.t('Location')}>
        <Select
          native
          value={selectedLocationId}
          onChange={({ target }) => setSelectedLocationId(target.value)}
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
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={mode}
        aria-label={i18n.t('Action')}
        onChange={(_event, newMode: 'SET' | 'CHANGE' | null) => newMode && setMode(newMode)}
      >
        <ToggleButton value="SET">{i18n.t('Set to')}</ToggleButton>
        <ToggleButton value="CHANGE">{i18n.t('Add or remove')}</ToggleButton>
      </ToggleButtonGroup>
      <Field
        id={`${id}-number`}
        label={mode === 'SET' ? i18n.t('Available now') : i18n.t('Change (for example, -1)')}
        helperText={
          number === undefined || Number.isNaN(number)
            ? i18n.t('Was {count}', { count: level })
            : i18n.t('From {before} to {after} ({change})', {
                before: level,
                after: newQuantity,
                change: formatWithSign(newQuantity - level),
              })
        }
      >
        <OutlinedInput
          id={`${id}-number`}
          autoFocus
          value={inputText}
          autoComplete="off"
          onChange={({ target }) => setInputText(target.value)}
          slotProps={{ input: { inputMode: mode === 'SET' ? 'numeric' : 'text' } }}
        />
      </Field>
      <StockReasonFields value={stockNote} onChange={setStockNote} />
      <Field
        id={`${id}-low`}
        label={i18n.t('Low-stock limit')}
        helperText={
          item.isOneOfAKind
            ? i18n.t('If left empty, this one-of-a-kind item is never reported as low stock.')
            : item.lowStock === null
              ? i18n.t('Leave empty to use the store’s limit of {count}.', { count: item.lowStockThreshold })
              : i18n.t('Leave empty to use the store’s limit.')
        }
        optional
      >
        <OutlinedInput
          id={`${id}-low`}
          value={lowStockText}
          autoComplete="off"
          onChange={({ target }) => setLowStockText(target.value)}
          slotProps={{ input: { inputMode: 'numeric' } }}
        />
      </Field>
      {newQuantity < 0 && <Alert severity="warning">{i18n.t('There are not that many in stock.')}</Alert>}
    </FormDialog>
  );
}
