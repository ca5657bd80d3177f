import Box from '@mui/material/Box';

interface MailFrameProps {
  title: string;
  html: string;
}

/**
 * A mail as its reader sees it. It stands in a page whose own policy lets a mail's styles in and nothing run: of the
 * store's page a mail may have neither.
 */
export function MailFrame({ title, html }: MailFrameProps) {
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
