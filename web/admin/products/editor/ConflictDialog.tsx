import { useLingui } from '@lingui/react';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  Stack,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { productFieldLabels } from '#web/admin/labels/productFieldLabels.ts';
import { formatInstant } from '#web/locale/formatTime.ts';
import { formatField } from './formatField.ts';
import { findConflicts, mergeVersions, type ProductField, type Side } from './mergeValues.ts';
import type { ProductValues } from './productValues.ts';

export interface ConflictDialogProps {
  base: ProductValues;
  edited: ProductValues;
  latest: ProductValues;
  /** Time at which the other version was saved. */
  at: string;
  collections: readonly { id: string; name: string }[];
  /** Called with the merged values, which are not saved yet. */
  onMerged: (values: ProductValues) => void;
  onClose: () => void;
}

/** Shows two versions of a product side by side, so that the viewer can select one version per field. */
export function ConflictDialog({ base, edited, latest, at, collections, ...callbacks }: ConflictDialogProps) {
  const { i18n } = useLingui();
  const id = useId();
  const conflicts = findConflicts(base, edited, latest);
  const [selectedSides, setSelectedSides] = useState<Partial<Record<ProductField, Side>>>(() =>
    Object.fromEntries(conflicts.map(({ field, defaultSide }) => [field, defaultSide])),
  );
  const readText = (field: ProductField, values: ProductValues) =>
    formatField(field, values, { i18n, collections });

  return (
    <Dialog open onClose={callbacks.onClose} aria-labelledby={id} fullWidth maxWidth="md">
      <DialogTitle id={id} variant="h2">
        {i18n.t('Someone else changed this product')}
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>
          {i18n.t(
            'The product was saved on {at} while you were editing it. Nothing is lost: choose which changes to keep, then save again.',
            { at: formatInstant(at, i18n.locale) },
          )}
        </Typography>
        {conflicts.length === 0 && (
          <Alert severity="info">{i18n.t('Both versions are the same except for the stock.')}</Alert>
        )}
        <Stack sx={{ gap: 2 }}>
          {conflicts.map(({ field, isChangedByBoth, defaultSide }) => (
            <Box key={field} component="fieldset" sx={{ border: 1, borderColor: 'divider', m: 0, p: 1.5 }}>
              <Typography component="legend" variant="subtitle2" sx={{ px: 0.5 }}>
                {i18n.t(productFieldLabels[field])}
                {isChangedByBoth && ` · ${i18n.t('changed by both')}`}
              </Typography>
              {defaultSide === 'theirs' ? (
                <SavedVersion label={i18n.t('Saved version')} text={readText(field, latest)} />
              ) : (
                <RadioGroup
                  aria-label={i18n.t(productFieldLabels[field])}
                  value={selectedSides[field] ?? 'mine'}
                  onChange={(_, side) => setSelectedSides({ ...selectedSides, [field]: side })}
                  sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}
                >
                  <Version side="mine" label={i18n.t('Your version')} text={readText(field, edited)} />
                  <Version side="theirs" label={i18n.t('Saved version')} text={readText(field, latest)} />
                </RadioGroup>
              )}
            </Box>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={callbacks.onClose}>{i18n.t('Decide later')}</Button>
        <Button
          variant="contained"
          onClick={() => callbacks.onMerged(mergeVersions({ base, edited, latest }, selectedSides))}
        >
          {i18n.t('Continue with this version')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Shows a field that only the colleague changed and that therefore needs no selection. */
function SavedVersion({ label, text }: { label: string; text: string }) {
  return (
    <Box sx={{ px: 0.5 }}>
      <Typography variant="caption" color="textSecondary" component="span" sx={{ display: 'block' }}>
        {label}
      </Typography>
      <Box component="span" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Box>
    </Box>
  );
}

function Version({ side, label, text }: { side: Side; label: string; text: string }) {
  return (
    <FormControlLabel
      value={side}
      control={<Radio />}
      sx={{ alignItems: 'flex-start', m: 0 }}
      label={
        <Box sx={{ pt: 1 }}>
          <Typography variant="caption" color="textSecondary" component="span" sx={{ display: 'block' }}>
            {label}
          </Typography>
          <Box component="span" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {text}
          </Box>
        </Box>
      }
    />
  );
}
