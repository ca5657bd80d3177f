import { useLingui } from '@lingui/react';
import { InputBase } from '@mui/material';
import { createContext, type KeyboardEvent, use } from 'react';
import type { Location_AllFragment as Location } from '../../locations/Locations.generated.ts';
import type { StockItem_AllFragment as Item } from '../Stock.generated.ts';
import { getEditKey, parseQuantity } from './quantityEdits.ts';
import type { QuantityEditsState } from './useQuantityEdits.ts';

/** Stock edits of the surrounding list. */
export const QuantitiesContext = createContext<QuantityEditsState | null>(null);

export interface QuantityCellProps {
  item: Item;
  location: Location;
}

/** Editable stock level. Enter and Tab move to the next row, or with Shift to the previous row; Escape cancels. */
export function QuantityCell({ item, location }: QuantityCellProps) {
  const { i18n } = useLingui();
  const quantities = use(QuantitiesContext);
  const key = getEditKey(item.id, location.id);
  const edit = quantities?.edits[key];
  const isInvalid = edit !== undefined && (parseQuantity(edit) === null || edit.errorMessage !== null);
  const isStale = edit !== undefined && edit.changedQuantity !== null;

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Ctrl-S saves from anywhere. All other keys are handled by the cell, not the grid.
    if (event.ctrlKey || event.metaKey) return;
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const step = getStepAfterKey(event);
    if (event.key === 'Escape') quantities?.drop(key);
    else if (step !== 0 && focusCell(event.currentTarget, step)) event.preventDefault();
  }

  return (
    <InputBase
      name="quantity"
      value={edit?.text ?? String(item.quantity)}
      readOnly={quantities?.isSaving ?? true}
      onChange={({ target }) =>
        quantities?.editQuantity(key, {
          item,
          location,
          initialQuantity: item.quantity,
          text: target.value,
        })
      }
      onFocus={({ target }) => target.select()}
      onBlur={() => quantities?.dropIfUnchanged(key)}
      onKeyDown={onKeyDown}
      sx={{
        width: 64,
        font: 'inherit',
        border: 1,
        borderColor: isInvalid || isStale ? 'error.main' : edit ? 'primary.main' : 'divider',
        bgcolor: edit ? 'action.selected' : 'background.paper',
        '&.Mui-focused': { outline: 2, outlineColor: 'primary.main', outlineOffset: -1 },
      }}
      slotProps={{
        input: {
          'aria-label': i18n.t('Available quantity of {name}, {place}', {
            name: item.sku,
            place: location.name,
          }),
          'aria-invalid': isInvalid || isStale || undefined,
          inputMode: 'numeric',
          autoComplete: 'off',
          sx: { py: 0.25, px: 0.75, textAlign: 'right', scrollMarginTop: 48, scrollMarginBottom: 240 },
        },
      }}
    />
  );
}

function getStepAfterKey({ key, shiftKey }: KeyboardEvent): number {
  if (key === 'ArrowDown') return 1;
  if (key === 'ArrowUp') return -1;
  if (key === 'Enter' || key === 'Tab') return shiftKey ? -1 : 1;
  return 0;
}

/** Focuses the cell `step` rows away; returns false if there is none. */
function focusCell(from: HTMLInputElement, step: number): boolean {
  const list = from.closest('[role="grid"], ul');
  const cells = [...(list?.querySelectorAll<HTMLInputElement>('input[name="quantity"]') ?? [])];
  const nextCell = cells[cells.indexOf(from) + step];
  nextCell?.focus();
  return nextCell !== undefined;
}
