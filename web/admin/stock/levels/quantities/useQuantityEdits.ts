import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { serverMessage } from '#web/ui/form/serverMessage.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { COUNTED } from '../../stockReasons.ts';
import { StockItemsListDocument, StockTotalsDocument } from '../Stock.generated.ts';
import { isIdle, isReady, type QuantityEdit, type QuantityEdits, typedQuantity } from './quantityEdits.ts';
import { type QuantityOutcome, saveQuantities } from './saveQuantities.ts';

/** The quantities that were typed and are not saved yet, by size and location, and why they change. */
export function useQuantityEdits() {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const notify = useNotify();
  const [edits, setEdits] = useState<QuantityEdits>({});
  const [why, setWhy] = useState(COUNTED);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const ready = Object.entries(edits).filter(([, edit]) => isReady(edit));

  const drop = (keys: readonly string[]) =>
    setEdits((all) => Object.fromEntries(Object.entries(all).filter(([key]) => !keys.includes(key))));
  const change = (key: string, part: Partial<QuantityEdit>) =>
    setEdits((all) => (all[key] ? { ...all, [key]: { ...all[key], ...part } } : all));

  /** Types over a quantity. What was told to be another by now is typed over that. */
  function type(key: string, given: Pick<QuantityEdit, 'item' | 'place' | 'was' | 'text'>) {
    setEdits((all) => {
      const was = all[key]?.now ?? all[key]?.was ?? given.was;
      return { ...all, [key]: { ...given, was, now: null, refused: null } };
    });
  }

  /** Saves what can be; what others have changed meanwhile, and what is refused, stays with what there is by now. */
  async function save() {
    const saved: string[] = [];
    const rows = ready.map(([key, { item, place, was, ...edit }]) => ({
      key,
      sku: item.sku,
      location: place.id,
      quantity: typedQuantity(edit) ?? was,
      expected: was,
    }));
    setFailure(null);
    setSaving(true);
    try {
      await saveQuantities(client, rows, why, ({ key, expected }, outcome) => {
        if (outcome.isApplied) saved.push(key);
        else change(key, toRefusal(expected, outcome));
      });
    } catch (error) {
      setFailure(serverMessage(error) ?? i18n.t('Not everything could be saved. Please try again.'));
    }
    // Read anew before what was typed makes room for it.
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
    why,
    setWhy,
    isSaving,
    failure,
    count: Object.keys(edits).length,
    canSave: ready.length > 0,
    type,
    save,
    /** Says that what is typed holds, though there are others by now. */
    insist: (key: string) => change(key, { was: edits[key]?.now ?? edits[key]?.was ?? 0, now: null }),
    /** Leaves it as it is. */
    drop: (key: string) => drop([key]),
    /** Forgets what was typed where nothing came of it. */
    settle: (key: string) => {
      const edit = edits[key];
      if (edit && isIdle(edit)) drop([key]);
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
  if (quantity !== null && quantity !== expected) return { now: quantity };
  return { refused: problem };
}
