import { useLingui } from '@lingui/react';
import CompareArrows from '@mui/icons-material/CompareArrows';
import { IconButton } from '@mui/material';
import { useCompared } from './useCompared.ts';

/** Chooses a piece to be compared, or takes it away again. */
export function CompareButton({ product: { id, name } }: { product: { id: string; name: string } }) {
  const { i18n } = useLingui();
  const { ids, toggle } = useCompared();
  const isChosen = ids.includes(id);
  return (
    <IconButton
      aria-label={i18n.t('Compare {name}', { name })}
      aria-pressed={isChosen}
      onClick={() => toggle(id)}
      sx={{ width: 44, height: 44, color: isChosen ? 'primary.main' : 'text.primary' }}
    >
      <CompareArrows />
    </IconButton>
  );
}
