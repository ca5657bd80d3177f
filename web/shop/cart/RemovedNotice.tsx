import { useLingui } from '@lingui/react';
import { Stack, Typography } from '@mui/material';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { localiseProduct } from '#domain/orders/cart/cartLanguage.ts';
import { removalAtom, undoNoticeCountAtom } from './removal.atoms.ts';
import { UndoRemoval } from './UndoRemoval.tsx';

/** Notice of the last removal with an Undo button, because a toast is too brief for some shoppers. */
export function RemovedNotice() {
  const { i18n } = useLingui();
  const removal = useAtomValue(removalAtom);
  const setNoticeCount = useSetAtom(undoNoticeCountAtom);
  useEffect(() => {
    setNoticeCount((count) => count + 1);
    return () => setNoticeCount((count) => count - 1);
  }, [setNoticeCount]);
  if (!removal) return null;
  const remainingIds = new Set(removal.after.items.map(({ id }) => id));
  const removedLines = removal.before.items.filter(({ id }) => !remainingIds.has(id));
  const [line, ...otherLines] = removedLines;
  if (!line) return null;

  return (
    <Stack
      direction="row"
      sx={{
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 0.5,
        bgcolor: 'background.tile',
        borderRadius: 1,
      }}
    >
      <Typography variant="body2">
        {otherLines.length === 0
          ? i18n.t('{name} was removed.', { name: localiseProduct(i18n.locale, line.product).name })
          : i18n.t('{count} items were removed.', { count: removedLines.length })}
      </Typography>
      <UndoRemoval removal={removal} />
    </Stack>
  );
}
