import FileDownloadOutlined from 'icon:outline-file-download';
import { useLingui } from '@lingui/react';
import { Divider, ListSubheader, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { useBackgroundJobsQuery } from '../BackgroundJobs.generated.ts';
import { ToolButton } from '../ToolButton.tsx';
import { buildExportInput, buildImportableInput, type ExportedView } from './buildExportInput.ts';
import { saveExport } from './saveExport.ts';
import { useStartExport } from './useStartExport.ts';

const FORMATS = [
  { format: 'CSV', label: /*i18n*/ 'CSV' },
  { format: 'XLSX', label: /*i18n*/ 'Excel (XLSX)' },
] as const;

/** Exports the list as a file, and offers the exports of the last day. */
export function ExportMenu<Row>(view: ExportedView<Row>) {
  const { i18n } = useLingui();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { start, isStarting } = useStartExport();
  const can = useHasPermission();
  const { id, importable } = view.definition;
  const { data } = useBackgroundJobsQuery({ fetchPolicy: 'cache-first' });
  const recentExports = data?.listExports.filter(
    ({ list, status }) => (list === id || list === importable?.list) && status === 'DONE',
  );
  const close = () => setAnchor(null);

  return (
    <>
      <ToolButton
        variant="text"
        color="inherit"
        icon={<FileDownloadOutlined />}
        label={i18n.t('Export')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        loading={isStarting}
        loadingPosition="start"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {FORMATS.map(({ format, label }) => (
          <MenuItem
            key={format}
            onClick={() => {
              close();
              void start(buildExportInput(i18n, view, format));
            }}
          >
            {i18n.t(label)}
          </MenuItem>
        ))}
        {importable && can(importable.needs) && (
          <MenuItem
            onClick={() => {
              close();
              void start(buildImportableInput(importable, view, can));
            }}
          >
            {i18n.t('CSV for import')}
          </MenuItem>
        )}
        {recentExports && recentExports.length > 0 && <Divider />}
        {recentExports && recentExports.length > 0 && (
          <ListSubheader role="presentation">{i18n.t('Last 24 hours')}</ListSubheader>
        )}
        {recentExports?.slice(0, 5).map((exportJob) => (
          <MenuItem
            key={exportJob.id}
            onClick={() => {
              close();
              void saveExport(exportJob).catch(() => undefined);
            }}
          >
            {i18n.t('{fileName}, {count, plural, one {# row} other {# rows}}', {
              fileName: exportJob.fileName,
              count: exportJob.done,
            })}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
