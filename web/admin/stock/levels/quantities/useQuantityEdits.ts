import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { serverMessage } from '#web/ui/form/serverMessage.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { COUNTED } from '../../stockReasons.ts';
import { StockItemsListDocument, StockTotalsDocument } from '../Stock.generated.ts';
import {
  isSavable,
  isUnchanged,
  type QuantityEdit,
  type QuantityEdits,
  typedQuantity,
} from './quantityEdits.ts';
import { type QuantityOutcome, saveQuantities } from './saveQuantities.ts';

/** Manages unsaved stock edits by variant and location, with their reason. */
export function useQuantityEdits() {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const notify = useNotify();
  const [edits, setEdits] = useState<QuantityEdits>({});
  const [stockNote, setWhy] = useState(COUNTED);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const ready = Object.entries(edits).filter(([, edit]) => isSavable(edit));

  const drop = (keys: readonly string[]) =>
    setEdits((all) => Object.fromEntries(Object.entries(all).filter(([key]) => !keys.includes(key))));
  const change = (key: string, part: Partial<QuantityEdit>) =>
    setEdits((all) => (all[key] ? { ...all, [key]: { ...all[key], ...part } } : all));

  /** Edits a quantity. After a conflict, the edit is based on the current stock. */
  function editQuantity(
    key: string,
    edit: Pick<QuantityEdit, 'item' | 'location' | 'initialQuantity' | 'text'>,
  ) {
    setEdits((all) => {
      const initialQuantity = all[key]?.changedQuantity ?? all[key]?.initialQuantity ?? edit.initialQuantity;
      return { ...all, [key]: { ...edit, initialQuantity, changedQuantity: null, errorMessage: null } };
    });
  }

  /** Saves valid edits. Conflicts and refused edits stay, with the current stock. */
  async function save() {
    const saved: string[] = [];
    const rows = ready.map(([key, { item, location: place, initialQuantity, ...edit }]) => ({
      key,
      sku: item.sku,
      location: place.id,
      quantity: typedQuantity(edit) ?? initialQuantity,
      expected: initialQuantity,
    }));
    setFailure(null);
    setSaving(true);
    try {
      await saveQuantities(client, rows, stockNote, ({ key, expected }, outcome) => {
        if (outcome.isApplied) saved.push(key);
        else change(key, toRefusal(expected, outcome));
      });
    } catch (error) {
      setFailure(serverMessage(error) ?? i18n.t('Could not save all changes. Try again.'));
    }
    // Refetches before the saved edits are removed.
    await client
      .refetchQueries({ include: [StockItemsListDocument, StockTotalsDocument] })
      .catch(() => undefined);
    drop(saved);
    setSaving(false);
    if (saved.length > 0)
      notify.success(
        i18n.t('{count, plural, one {# quantity saved} other {# quantities saved}}', { count: saved.length }),
      );
    if (saved.length === rows.length) setWhy(COUNTED);
  }

  return {
    edits,
    stockNote,
    setWhy,
    isSaving,
    failure,
    count: Object.keys(edits).length,
    canSave: ready.length > 0,
    editQuantity,
    save,
    /** Confirms the typed quantity after the stock has changed. */
    confirmEdit: (key: string) =>
      change(key, {
        initialQuantity: edits[key]?.changedQuantity ?? edits[key]?.initialQuantity ?? 0,
        changedQuantity: null,
      }),
    /** Discards the edit. */
    drop: (key: string) => drop([key]),
    /** Discards an edit that changes nothing. */
    dropIfUnchanged: (key: string) => {
      const edit = edits[key];
      if (edit && isUnchanged(edit)) drop([key]);
    },
    discard: () => {
      setEdits({});
      setWhy(COUNTED);
      setFailure(null);
    },
  };
}

export type Quantities = ReturnType<typeof useQuantityEdits>;

function toRefusal(expected: number, { quantity, problem }: QuantityOutcome): Partial<QuantityEdit> {
  if (quantity !== null && quantity !== expected) return { changedQuantity: quantity };
  return { errorMessage: problem };
}
