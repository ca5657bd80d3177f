import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { getServerMessage } from '#web/ui/form/serverMessage.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { DEFAULT_STOCK_NOTE } from '../../stockReasons.ts';
import { StockItemsListDocument, StockTotalsDocument } from '../Stock.generated.ts';
import {
  isSavable,
  isUnchanged,
  parseQuantity,
  type QuantityEdit,
  type QuantityEdits,
} from './quantityEdits.ts';
import { type QuantityOutcome, saveQuantities } from './saveQuantities.ts';

/** Manages unsaved stock edits by variant and location, with their reason. */
export function useQuantityEdits() {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const notify = useNotify();
  const [edits, setEdits] = useState<QuantityEdits>({});
  const [stockNote, setStockNote] = useState(DEFAULT_STOCK_NOTE);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const savableEdits = Object.entries(edits).filter(([, edit]) => isSavable(edit));

  const dropEdits = (keys: readonly string[]) =>
    setEdits((current) => Object.fromEntries(Object.entries(current).filter(([key]) => !keys.includes(key))));
  const updateEdit = (key: string, changes: Partial<QuantityEdit>) =>
    setEdits((current) => (current[key] ? { ...current, [key]: { ...current[key], ...changes } } : current));

  /** Edits a quantity. After a conflict, the edit is based on the current stock. */
  function editQuantity(
    key: string,
    edit: Pick<QuantityEdit, 'item' | 'location' | 'initialQuantity' | 'text'>,
  ) {
    setEdits((current) => {
      const initialQuantity =
        current[key]?.changedQuantity ?? current[key]?.initialQuantity ?? edit.initialQuantity;
      return { ...current, [key]: { ...edit, initialQuantity, changedQuantity: null, errorMessage: null } };
    });
  }

  /** Saves valid edits. Conflicting and refused edits are kept, with the current stock. */
  async function save() {
    const savedKeys: string[] = [];
    const rows = savableEdits.map(([key, { item, location, initialQuantity, ...edit }]) => ({
      key,
      sku: item.sku,
      location: location.id,
      quantity: parseQuantity(edit) ?? initialQuantity,
      expected: initialQuantity,
    }));
    setFailure(null);
    setSaving(true);
    try {
      await saveQuantities(client, rows, stockNote, ({ key, expected }, outcome) => {
        if (outcome.isApplied) savedKeys.push(key);
        else updateEdit(key, toFailedEdit(expected, outcome));
      });
    } catch (error) {
      setFailure(getServerMessage(error) ?? i18n.t('Could not save all changes. Try again.'));
    }
    // Refetches before removing the saved edits, so that the cells do not show the old stock.
    await client
      .refetchQueries({ include: [StockItemsListDocument, StockTotalsDocument] })
      .catch(() => undefined);
    dropEdits(savedKeys);
    setSaving(false);
    if (savedKeys.length > 0)
      notify.success(
        i18n.t('{count, plural, one {# quantity saved} other {# quantities saved}}', {
          count: savedKeys.length,
        }),
      );
    if (savedKeys.length === rows.length) setStockNote(DEFAULT_STOCK_NOTE);
  }

  return {
    edits,
    stockNote,
    setStockNote,
    isSaving,
    failure,
    count: Object.keys(edits).length,
    canSave: savableEdits.length > 0,
    editQuantity,
    save,
    /** Confirms the typed quantity after the stock has changed. */
    confirmEdit: (key: string) =>
      updateEdit(key, {
        initialQuantity: edits[key]?.changedQuantity ?? edits[key]?.initialQuantity ?? 0,
        changedQuantity: null,
      }),
    drop: (key: string) => dropEdits([key]),
    /** Discards an edit that changes nothing. */
    dropIfUnchanged: (key: string) => {
      const edit = edits[key];
      if (edit && isUnchanged(edit)) dropEdits([key]);
    },
    discard: () => {
      setEdits({});
      setStockNote(DEFAULT_STOCK_NOTE);
      setFailure(null);
    },
  };
}

export type QuantityEditsState = ReturnType<typeof useQuantityEdits>;

function toFailedEdit(
  expectedQuantity: number,
  { quantity, problem }: QuantityOutcome,
): Partial<QuantityEdit> {
  if (quantity !== null && quantity !== expectedQuantity) return { changedQuantity: quantity };
  return { errorMessage: problem };
}
