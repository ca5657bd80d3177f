import { useLingui } from '@lingui/react';
import { Button, Paper, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface SaveBarProps {
  isNew: boolean;
  isSaving: boolean;
  /** True if nothing can be saved yet. */
  isIdle?: boolean;
  /** Description of the unsaved changes, if the default is not enough. */
  text?: string;
  /** Id of the form, if the bar is outside it. */
  form?: string;
  onDiscard: () => void;
  /** Fields shown in the bar, to fill in before saving. */
  children?: ReactNode;
}

/** Bar at the bottom of the screen while there are unsaved changes. */
export function SaveBar({ isNew, isSaving, isIdle, text, form, onDiscard, children }: SaveBarProps) {
  const { i18n } = useLingui();
  return (
    <Paper
      role="region"
      aria-label={i18n.t('Save')}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 'appBar',
        mx: { xs: -2, md: -3 },
        mb: -4,
        mt: 3,
        px: { xs: 2, md: 3 },
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        borderRadius: 0,
      }}
    >
      {children}
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'flex-end', gap: 1 }}>
        <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
          {text ??
            (isNew
              ? i18n.t('This will be saved as a draft until you publish it.')
              : i18n.t('Unsaved changes'))}
        </Typography>
        {!isNew && (
          <Button disabled={isSaving} onClick={onDiscard}>
            {i18n.t('Discard')}
          </Button>
        )}
        <Button
          type="submit"
          form={form}
          variant="contained"
          loading={isSaving}
          disabled={isIdle}
          aria-keyshortcuts="Control+S"
        >
          {isNew ? i18n.t('Save as draft') : i18n.t('Save')}
        </Button>
      </Stack>
    </Paper>
  );
}
