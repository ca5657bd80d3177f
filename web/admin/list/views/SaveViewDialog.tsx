import { useLingui } from '@lingui/react';
import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
} from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { LabelledInput } from '../LabelledInput.tsx';
import type { ViewName } from './useSavedViews.ts';

export interface SaveViewDialogProps {
  title: string;
  /** View to rename. Omitted for a new view. */
  view?: ViewName;
  /** Resolves to true if the view was saved. */
  onSave: (name: ViewName) => Promise<boolean>;
  onClose: () => void;
}

/** Edits the name of a view and who can use it. */
export function SaveViewDialog({ title, view, onSave, onClose }: SaveViewDialogProps) {
  const { i18n } = useLingui();
  const id = useId();
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setShared] = useState(view?.isShared ?? false);
  const [isBusy, setBusy] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') return;
    setBusy(true);
    if (await onSave({ name: name.trim(), isShared })) onClose();
    else setBusy(false);
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <form onSubmit={(event) => void save(event)}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <LabelledInput autoFocus label={i18n.t('Name')} value={name} onChange={setName} />
          <FormControlLabel
            sx={{ mt: 1 }}
            control={<Checkbox checked={isShared} onChange={(_event, isChecked) => setShared(isChecked)} />}
            label={i18n.t('Share with all staff')}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{i18n.t('Cancel')}</Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={name.trim() === ''}>
            {i18n.t('Save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
