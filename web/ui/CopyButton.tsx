import ContentCopyOutlined from 'icon:outline-content-copy';
import { useLingui } from '@lingui/react';
import { IconButton } from '@mui/material';
import { useNotify } from './toast/useNotify.ts';

export interface CopyButtonProps {
  text: string;
  label: string;
  /** Message after copying; defaults to the copied text. */
  copiedText?: string;
}

/** Button that copies text. Renders nothing if the browser denies access to the clipboard. */
export function CopyButton({ text, label, copiedText }: CopyButtonProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  // Browsers provide the clipboard only on https.
  if (!navigator.clipboard) return null;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      notify.success(copiedText ?? i18n.t('Copied: {text}', { text }));
    } catch {
      notify.error(i18n.t('Your browser blocks copying. Please select the text and copy it yourself.'));
    }
  }

  return (
    <IconButton aria-label={label} onClick={copy}>
      <ContentCopyOutlined fontSize="small" />
    </IconButton>
  );
}
