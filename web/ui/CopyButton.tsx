import ContentCopyOutlined from 'icon:outline-content-copy';
import { useLingui } from '@lingui/react';
import { IconButton } from '@mui/material';
import { useNotify } from './toast/useNotify.ts';

export interface CopyButtonProps {
  text: string;
  label: string;
  /** What is said once it is copied; the text itself otherwise. */
  copied?: string;
}

/** Puts a text into the clipboard; absent where the browser keeps the clipboard to itself. */
export function CopyButton({ text, label, copied }: CopyButtonProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  // There is no clipboard on an address without https.
  if (!navigator.clipboard) return null;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      notify.success(copied ?? i18n.t('Copied: {text}', { text }));
    } catch {
      notify.error(i18n.t('Your browser does not let us copy. Please select the text instead.'));
    }
  }

  return (
    <IconButton aria-label={label} onClick={copy}>
      <ContentCopyOutlined fontSize="small" />
    </IconButton>
  );
}
