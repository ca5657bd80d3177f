import { useLingui } from '@lingui/react';
import { Alert, Box, Button } from '@mui/material';
import { sizedName } from '#web/labels/sizedName.ts';
import { type QuantityEdit, typedQuantity } from './quantityEdits.ts';
import type { Quantities } from './useQuantityEdits.ts';

interface QuantityProblemsProps {
  quantities: Pick<Quantities, 'edits' | 'drop' | 'insist' | 'isSaving'>;
}

/** What keeps some quantities from being saved, row by row; of what others have changed meanwhile, both figures and which of them holds. */
export function QuantityProblems({ quantities: { edits, drop, insist, isSaving } }: QuantityProblemsProps) {
  const { i18n } = useLingui();
  const rows = Object.entries(edits);
  const told = rows.filter(
    ([, edit]) => edit.now !== null || edit.refused !== null || typedQuantity(edit) === null,
  );
  return (
    <Box role="status">
      {told.length > 0 && (
        <Alert severity="error" icon={false} sx={{ '& .MuiAlert-message': { flex: 1 } }}>
          <Box component="ul" sx={{ m: 0, pl: 2, maxHeight: 160, overflowY: 'auto' }}>
            {told.map(([key, edit]) => (
              <li key={key}>
                {whyNot(edit)}
                {edit.now !== null && (
                  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                    {' '}
                    <Button size="small" color="inherit" disabled={isSaving} onClick={() => drop(key)}>
                      {i18n.t('Leave {count, number}', { count: edit.now })}
                    </Button>
                    <Button size="small" color="inherit" disabled={isSaving} onClick={() => insist(key)}>
                      {i18n.t('Set to {count, number}', { count: typedQuantity(edit) })}
                    </Button>
                  </Box>
                )}
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  );

  function whyNot({ item, place, was, now, text, refused }: QuantityEdit): string {
    const name = `${sizedName(i18n, { name: item.product.name, size: item.size })}, ${item.sku}`;
    if (now !== null)
      return i18n.t('{name}, {place}: {now} by now, {was} when you typed {text}.', {
        name,
        place: place.name,
        now,
        was,
        text,
      });
    return `${name}: ${refused ?? i18n.t('Enter 0 or a whole number above it.')}`;
  }
}
