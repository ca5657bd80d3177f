import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { Notice } from './Notice.tsx';

export interface ErrorStateProps {
  error?: unknown;
  retry?: () => unknown;
  title?: string;
}

/** What takes the place of content that could not be loaded. The reason is in the toast; this offers the way on. */
export function ErrorState({ retry, title }: ErrorStateProps) {
  const { i18n } = useLingui();
  return (
    <Notice
      role="alert"
      title={title ?? i18n.t('This could not be loaded')}
      text={i18n.t('Something stands between us and the workshop. A second try usually helps.')}
      action={
        retry && (
          <Button variant="outlined" onClick={() => void retry()}>
            {i18n.t('Try again')}
          </Button>
        )
      }
    />
  );
}
