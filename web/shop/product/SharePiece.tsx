import { useLingui } from '@lingui/react';
import IosShare from '@mui/icons-material/IosShare';
import { IconButton } from '@mui/material';
import { useShare } from '#web/ui/useShare.ts';

/** Shares the address that shows the piece's photograph wherever it is pasted. */
export function SharePiece({ product: { slug, name } }: { product: { slug: string; name: string } }) {
  const { i18n } = useLingui();
  const share = useShare();
  return (
    <IconButton
      aria-label={i18n.t('Share {name}', { name })}
      onClick={() => void share({ title: name, url: `${window.location.origin}/p/${slug}` })}
      sx={{ width: 44, height: 44 }}
    >
      <IosShare />
    </IconButton>
  );
}
