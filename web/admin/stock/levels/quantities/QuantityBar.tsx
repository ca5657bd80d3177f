import { useLingui } from '@lingui/react';
import { Stack } from '@mui/material';
import { use, useId } from 'react';
import { requiresNote } from '#domain/stock/stockReasons.ts';
import { SaveBar } from '#web/admin/ui/SaveBar.tsx';
import { UnsavedGuard } from '#web/admin/ui/UnsavedGuard.tsx';
import { useSaveShortcut } from '#web/admin/ui/useSaveShortcut.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { StockReasonFields } from '../../StockReasonFields.tsx';
import { QuantitiesContext } from './QuantityCell.tsx';
import { QuantityProblems } from './QuantityProblems.tsx';

/** Bar below the list while stock is edited: number of edits, reason, problems and the save button. */
export function QuantityBar() {
  const { i18n } = useLingui();
  const id = useId();
  const form = useSaveShortcut();
  const quantities = use(QuantitiesContext);
  if (!quantities || quantities.count === 0) return null;
  const { stockNote, setStockNote, count, isSaving, failure, canSave, save, discard } = quantities;
  const isIdle = !canSave || (requiresNote(stockNote.reason) && stockNote.note.trim() === '');
  return (
    <SaveBar
      form={id}
      isNew={false}
      isSaving={isSaving}
      isIdle={isIdle}
      text={i18n.t('{count, plural, one {# quantity changed} other {# quantities changed}}', { count })}
      onDiscard={discard}
    >
      <Stack
        component="form"
        id={id}
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isIdle && !isSaving) void save();
        }}
        sx={{ gap: 1.5, mb: 1 }}
      >
        {failure && <FormAlert>{failure}</FormAlert>}
        <QuantityProblems quantities={quantities} />
        <StockReasonFields value={stockNote} onChange={setStockNote} isSingleRow />
      </Stack>
      <UnsavedGuard canLeave={() => false} />
    </SaveBar>
  );
}
