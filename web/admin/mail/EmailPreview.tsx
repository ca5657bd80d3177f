import { useLingui } from '@lingui/react';
import { Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { Panel } from '../ui/Panel.tsx';

interface EmailFrameProps {
  title: string;
  html: string;
}

export interface EmailPreviewProps {
  subject: string;
  html: string | null | undefined;
  text: string | null | undefined;
}

type PreviewFormat = 'page' | 'text';

/** Shows an email as its recipient sees it, in a frame that cannot run scripts or send requests. */
export function EmailPreview({ subject, html, text }: EmailPreviewProps) {
  const { i18n } = useLingui();
  const [previewFormat, setPreviewFormat] = useState<PreviewFormat>('page');
  if (!html && !text)
    return (
      <Panel title={i18n.t('Content')}>
        <Typography>{i18n.t('This email contains a private link, so its content is hidden.')}</Typography>
      </Panel>
    );
  return (
    <Panel
      title={i18n.t('Content')}
      action={
        <ToggleButtonGroup
          exclusive
          size="small"
          value={previewFormat}
          aria-label={i18n.t('View as')}
          onChange={(_event, selectedFormat: PreviewFormat | null) =>
            selectedFormat && setPreviewFormat(selectedFormat)
          }
        >
          <ToggleButton value="page">{i18n.t('Page')}</ToggleButton>
          <ToggleButton value="text">{i18n.t('Plain text')}</ToggleButton>
        </ToggleButtonGroup>
      }
    >
      {previewFormat === 'page' && html ? (
        <EmailFrame title={i18n.t('Email: {subject}', { subject })} html={html} />
      ) : (
        <Stack
          component="pre"
          // A scrollable element must be reachable by keyboard.
          tabIndex={0}
          sx={{
            m: 0,
            font: 'inherit',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            maxHeight: '70vh',
            overflowY: 'auto',
          }}
        >
          {text}
        </Stack>
      )}
    </Panel>
  );
}

/**
 * Renders an email in a frame with its own content security policy, which allows the email's styles but no scripts.
 * The policy of the store's page allows neither.
 */
function EmailFrame({ title, html }: EmailFrameProps) {
  return (
    <Box
      key={html}
      component="iframe"
      title={title}
      src="/mail-frame.html"
      // No scripts, forms or popups. `allow-same-origin` lets this page write into the frame.
      sandbox="allow-same-origin"
      onLoad={({ currentTarget }) => {
        const root = currentTarget.contentDocument?.documentElement;
        if (root) root.innerHTML = html;
      }}
      sx={{ width: 1, height: '70vh', border: 1, borderColor: 'divider', bgcolor: 'common.white' }}
    />
  );
}
