import { useLingui } from '@lingui/react';
import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Age } from '../ui/Age.tsx';
import { Panel } from '../ui/Panel.tsx';
import { ScrollBox } from '../ui/ScrollBox.tsx';
import type { Health_HealthFragment } from './Health.generated.ts';

/** What the database took long for, for whoever looks after it. */
export function SlowStatements({ statements }: { statements: Health_HealthFragment['slowStatements'] }) {
  const { i18n } = useLingui();
  const title = i18n.t('Slow questions to the database');
  return (
    <Panel title={title}>
      {statements.length === 0 ? (
        <Typography color="textSecondary">
          {i18n.t('None took longer than a quarter of a second since the server was started.')}
        </Typography>
      ) : (
        <ScrollBox label={title}>
          <Table size="small" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            <TableHead>
              <TableRow>
                <TableCell>{i18n.t('Statement')}</TableCell>
                <TableCell align="right">{i18n.t('How often')}</TableCell>
                <TableCell align="right">{i18n.t('Longest')}</TableCell>
                <TableCell>{i18n.t('Last')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {statements.map(({ sql, count, maxMs, lastAt }) => (
                <TableRow key={sql}>
                  <TableCell
                    sx={{
                      minWidth: 200,
                      overflowWrap: 'anywhere',
                      fontFamily: 'monospace',
                      fontSize: '0.75rem',
                    }}
                  >
                    {sql}
                  </TableCell>
                  <TableCell align="right">{i18n.number(count)}</TableCell>
                  <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                    {i18n.t('{count} ms', { count: i18n.number(maxMs) })}
                  </TableCell>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>
                    <Age at={lastAt} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </ScrollBox>
      )}
    </Panel>
  );
}
