import ContentCopyOutlined from 'icon:outline-content-copy';
import { useLingui } from '@lingui/react';
import { IconButton, Tooltip } from '@mui/material';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { type FigureTable, tabbed } from './figureTable.ts';

export interface CopyTableProps {
  title: string;
  table: FigureTable;
}

/** Copies figures for a spreadsheet. */
export function CopyTable({ title, table }: CopyTableProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  // There is no clipboard on an address without https.
  if (!navigator.clipboard) return null;
  const label = i18n.t('Copy the figures of {title}', { title });

  async function copy() {
    try {
      await navigator.clipboard.writeText(tabbed(table));
      notify.success(i18n.t('Copied. They can be pasted into a spreadsheet.'));
    } catch {
      notify.error(i18n.t('Your browser does not let us copy. Please select the text instead.'));
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
