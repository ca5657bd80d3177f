import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { Notice } from './Notice.tsx';

export interface ErrorStateProps {
  error?: unknown;
  retry?: () => unknown;
  title?: string;
}

/** What takes the place of content that could not be loaded. The reason is in the toast; this offers the way on. */
export function ErrorState({ error, retry, title }: ErrorStateProps) {
  const { i18n } = useLingui();
  // What fetch throws where it reaches nobody.
  const isCutOff = error instanceof TypeError;
  return (
    <Notice
      role="alert"
      title={title ?? i18n.t('This could not be loaded')}
      text={
        isCutOff
          ? i18n.t('We could not connect to the store. Please check your internet connection.')
          : i18n.t('Something went wrong on our side. Please try again.')
      }
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
