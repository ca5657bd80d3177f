import { useLingui } from '@lingui/react';
import { Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { Panel } from '../ui/Panel.tsx';

interface MailFrameProps {
  title: string;
  html: string;
}

export interface MailPreviewProps {
  subject: string;
  html: string | null | undefined;
  text: string | null | undefined;
}

type Shape = 'page' | 'text';

/** What a mail says, as its receiver sees it. The page stands in a frame that may run and send nothing. */
export function MailPreview({ subject, html, text }: MailPreviewProps) {
  const { i18n } = useLingui();
  const [shape, setShape] = useState<Shape>('page');
  if (!html && !text)
    return (
      <Panel title={i18n.t('Content')}>
        <Typography>{i18n.t('It contains a private link, so it is not shown.')}</Typography>
      </Panel>
    );
  return (
    <Panel
      title={i18n.t('Content')}
      action={
        <ToggleButtonGroup
          exclusive
          size="small"
          value={shape}
          aria-label={i18n.t('View as')}
          onChange={(_event, chosen: Shape | null) => chosen && setShape(chosen)}
        >
          <ToggleButton value="page">{i18n.t('Page')}</ToggleButton>
          <ToggleButton value="text">{i18n.t('Plain text')}</ToggleButton>
        </ToggleButtonGroup>
      }
    >
      {shape === 'page' && html ? (
        <MailFrame title={i18n.t('Mail: {subject}', { subject })} html={html} />
      ) : (
        <Stack
          component="pre"
          // Scrolls by itself, so the keyboard must reach it.
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
 * A mail as its reader sees it. It stands in a page whose own policy lets a mail's styles in and nothing run: of the
 * store's page a mail may have neither.
 */
function MailFrame({ title, html }: MailFrameProps) {
  return (
    <Box
      key={html}
      component="iframe"
      title={title}
      src="/mail-frame.html"
      // No script, no form, no window; the origin alone, so that this page can write into it.
      sandbox="allow-same-origin"
      onLoad={({ currentTarget }) => {
        const root = currentTarget.contentDocument?.documentElement;
        if (root) root.innerHTML = html;
      }}
      sx={{ width: 1, height: '70vh', border: 1, borderColor: 'divider', bgcolor: 'common.white' }}
    />
  );
}
