import { useLingui } from '@lingui/react';
import { Alert, Box, Button } from '@mui/material';
import { formatSizedName } from '#web/labels/sizedName.ts';
import { parseQuantity, type QuantityEdit } from './quantityEdits.ts';
import type { QuantityEditsState } from './useQuantityEdits.ts';

interface QuantityProblemsProps {
  quantities: Pick<QuantityEditsState, 'edits' | 'drop' | 'confirmEdit' | 'isSaving'>;
}

/** Lists the problems that prevent saving, by row. For a conflict, shows both figures to choose from. */
export function QuantityProblems({
  quantities: { edits, drop, confirmEdit, isSaving },
}: QuantityProblemsProps) {
  const { i18n } = useLingui();
  const rows = Object.entries(edits);
  const problemRows = rows.filter(
    ([, edit]) => edit.changedQuantity !== null || edit.errorMessage !== null || parseQuantity(edit) === null,
  );
  return (
    <Box role="status">
      {problemRows.length > 0 && (
        <Alert severity="error" icon={false} sx={{ '& .MuiAlert-message': { flex: 1 } }}>
          <Box component="ul" sx={{ m: 0, pl: 2, maxHeight: 160, overflowY: 'auto' }}>
            {problemRows.map(([key, edit]) => (
              <li key={key}>
                {describeEditProblem(edit)}
                {edit.changedQuantity !== null && (
                  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                    {' '}
                    <Button size="small" color="inherit" disabled={isSaving} onClick={() => drop(key)}>
                      {i18n.t('Keep {count, number}', { count: edit.changedQuantity })}
                    </Button>
                    <Button size="small" color="inherit" disabled={isSaving} onClick={() => confirmEdit(key)}>
                      {i18n.t('Set to {count, number}', { count: parseQuantity(edit) })}
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

  function describeEditProblem({
    item,
    location,
    initialQuantity,
    changedQuantity,
    text,
    errorMessage,
  }: QuantityEdit): string {
    const name = `${formatSizedName(i18n, { name: item.product.name, size: item.size })}, ${item.sku}`;
    if (changedQuantity !== null)
      return i18n.t('{name}, {place}: the quantity is now {now}. It was {was} when you entered {text}.', {
        name,
        place: location.name,
        now: changedQuantity,
        was: initialQuantity,
        text,
      });
    return `${name}: ${errorMessage ?? i18n.t('Enter a whole number, 0 or more.')}`;
  }
}
