import { useLingui } from '@lingui/react';
import { InputBase } from '@mui/material';
import { createContext, type KeyboardEvent, use } from 'react';
import type { Location_AllFragment as Location } from '../../locations/Locations.generated.ts';
import type { StockItem_AllFragment as Item } from '../Stock.generated.ts';
import { editKey, typedQuantity } from './quantityEdits.ts';
import type { Quantities } from './useQuantityEdits.ts';

/** The quantities that are typed in the list around a cell. */
export const QuantitiesContext = createContext<Quantities | null>(null);

export interface QuantityCellProps {
  item: Item;
  place: Location;
}

/** How many a location has, to be typed. Enter and Tab go on to the next row, with Shift back; Escape leaves it as it was. */
export function QuantityCell({ item, place }: QuantityCellProps) {
  const { i18n } = useLingui();
  const quantities = use(QuantitiesContext);
  const key = editKey(item.id, place.id);
  const edit = quantities?.edits[key];
  const isWrong = edit !== undefined && (typedQuantity(edit) === null || edit.refused !== null);
  const isStale = edit !== undefined && edit.now !== null;

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Ctrl-S saves wherever one is; all other keys are the cell's and not the table's.
    if (event.ctrlKey || event.metaKey) return;
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const step = stepOf(event);
    if (event.key === 'Escape') quantities?.drop(key);
    else if (step !== 0 && goOn(event.currentTarget, step)) event.preventDefault();
  }

  return (
    <InputBase
      name="quantity"
      value={edit?.text ?? String(item.quantity)}
      readOnly={quantities?.isSaving ?? true}
      onChange={({ target }) =>
        quantities?.type(key, { item, place, was: item.quantity, text: target.value })
      }
      onFocus={({ target }) => target.select()}
      onBlur={() => quantities?.settle(key)}
      onKeyDown={onKeyDown}
      sx={{
        width: 64,
        font: 'inherit',
        border: 1,
        borderColor: isWrong || isStale ? 'error.main' : edit ? 'primary.main' : 'divider',
        bgcolor: edit ? 'action.selected' : 'background.paper',
        '&.Mui-focused': { outline: 2, outlineColor: 'primary.main', outlineOffset: -1 },
      }}
      slotProps={{
        input: {
          'aria-label': i18n.t('Available of {name}, {place}', { name: item.sku, place: place.name }),
          'aria-invalid': isWrong || isStale || undefined,
          inputMode: 'numeric',
          autoComplete: 'off',
          sx: { py: 0.25, px: 0.75, textAlign: 'right', scrollMarginTop: 48, scrollMarginBottom: 240 },
        },
      }}
    />
  );
}

function stepOf({ key, shiftKey }: KeyboardEvent): number {
  if (key === 'ArrowDown') return 1;
  if (key === 'ArrowUp') return -1;
  if (key === 'Enter' || key === 'Tab') return shiftKey ? -1 : 1;
  return 0;
}

/** Goes to the cell so many rows on; false where there is none. */
function goOn(from: HTMLInputElement, step: number): boolean {
  const list = from.closest('[role="grid"], ul');
  const cells = [...(list?.querySelectorAll<HTMLInputElement>('input[name="quantity"]') ?? [])];
  const next = cells[cells.indexOf(from) + step];
  next?.focus();
  return next !== undefined;
}
