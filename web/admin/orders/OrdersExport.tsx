import { useLingui } from '@lingui/react';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { storedToken } from '#web/session/tokenStore.ts';
import { saveFile } from '#web/ui/saveFile.ts';
import { useNotify } from '#web/ui/useNotify.ts';
import type { ListShown } from '../list/listDefinition.ts';
import { orderFilter } from './useOrderRows.ts';

const FORMATS = [
  { format: 'csv', label: /*i18n*/ 'CSV', type: 'text/csv' },
  {
    format: 'xlsx',
    label: /*i18n*/ 'Excel (XLSX)',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
] as const;

/** The orders that the list shows, as a file. */
export function OrdersExport({ shown }: { shown: ListShown }) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isLoading, setLoading] = useState(false);

  async function download({ format, type }: (typeof FORMATS)[number]) {
    setAnchor(null);
    setLoading(true);
    try {
      const answer = await fetch(`/api/admin/orders/export?${exportQuery(shown, format)}`, {
        headers: { authorization: `Bearer ${storedToken()}` },
      });
      if (!answer.ok) throw new Error(`The export answered ${answer.status}.`);
      saveFile(`orders.${format}`, await answer.blob(), type);
    } catch {
      notify.error(i18n.t('The orders could not be exported. Please try again.'));
    }
    setLoading(false);
  }

  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FileDownloadOutlined />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        loading={isLoading}
        loadingPosition="start"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {i18n.t('Export')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {FORMATS.map((one) => (
          <MenuItem key={one.format} onClick={() => void download(one)}>
            {i18n.t(one.label)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

function exportQuery(shown: ListShown, format: string): URLSearchParams {
  const { status, ...rest } = orderFilter(shown);
  const query = new URLSearchParams({ format });
  if (status) query.set('status', status.map((each) => each.toLowerCase()).join(','));
  for (const [name, value] of Object.entries(rest))
    if (value !== undefined && value !== null)
      query.set(name, name.startsWith('payment') ? String(value).toLowerCase() : String(value));
  return query;
}
