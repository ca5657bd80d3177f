import ContentCopyOutlined from 'icon:outline-content-copy';
import { useLingui } from '@lingui/react';
import { IconButton, Tooltip } from '@mui/material';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { type FigureTable, toTabSeparated } from './figureTable.ts';

export interface CopyTableProps {
  title: string;
  table: FigureTable;
}

/** Copies figures in a format for spreadsheets. */
export function CopyTable({ title, table }: CopyTableProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  // Browsers provide no clipboard without HTTPS.
  if (!navigator.clipboard) return null;
  const label = i18n.t('Copy the figures for {title}', { title });

  async function copy() {
    try {
      await navigator.clipboard.writeText(toTabSeparated(table));
      notify.success(i18n.t('Copied. You can paste the figures into a spreadsheet.'));
    } catch {
      notify.error(i18n.t('Your browser blocked copying. Select the text and copy it manually.'));
    }
  }

  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={() => void copy()}>
        <ContentCopyOutlined fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
