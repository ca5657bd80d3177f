import { useLingui } from '@lingui/react';
import { Typography } from '@mui/material';
import type { ReturnSheet_ReturnFragment as Return } from './Return.generated.ts';

export interface WishedInsteadProps {
  line: Pick<Return['lines'][number], 'wishedSize' | 'wishedWords'>;
}

/** What the buyer would rather have for a piece that comes back. */
export function WishedInstead({ line: { wishedSize, wishedWords } }: WishedInsteadProps) {
  const { i18n } = useLingui();
  const said = [
    wishedSize !== null && i18n.t('Wanted instead: size {size}', { size: wishedSize }),
    wishedWords !== null && i18n.t('Wanted instead: {words}', { words: wishedWords }),
  ];
  return said.map(
    (text) =>
      text && (
        <Typography
          key={text}
          variant="body2"
          sx={{ mt: 0.5, fontWeight: 500, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {text}
        </Typography>
      ),
  );
}
