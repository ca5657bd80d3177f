import { useLingui } from '@lingui/react';
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Age } from '../ui/Age.tsx';
import { Panel } from '../ui/Panel.tsx';
import { ScrollBox } from '../ui/ScrollBox.tsx';
import type { Health_ClientErrorFragment } from './Health.generated.ts';

/** Columns hidden on phones and tablets. */
const wideColumnStyle = { display: { xs: 'none', md: 'table-cell' } };

const mediumColumnStyle = { display: { xs: 'none', sm: 'table-cell' } };

/** Lists errors in shoppers' browsers, with their locations in the code. */
export function ClientErrors({ errors }: { errors: readonly Health_ClientErrorFragment[] }) {
  const { i18n } = useLingui();
  const title = i18n.t('Errors in shoppers’ browsers');
  return (
    <Panel title={title}>
      {errors.length === 0 ? (
        <Typography color="textSecondary">{i18n.t('None in the last 30 days.')}</Typography>
      ) : (
        <ScrollBox label={title}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{i18n.t('Error')}</TableCell>
                <TableCell sx={wideColumnStyle}>{i18n.t('Screen')}</TableCell>
                <TableCell sx={wideColumnStyle}>{i18n.t('Browser')}</TableCell>
                <TableCell align="right">{i18n.t('Occurrences')}</TableCell>
                <TableCell sx={mediumColumnStyle}>{i18n.t('Latest')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {errors.map((error) => (
                <TableRow key={error.id}>
                  <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 160 }}>
                    <ErrorDetails error={error} />
                  </TableCell>
                  <TableCell sx={wideColumnStyle}>{error.screen}</TableCell>
                  <TableCell sx={wideColumnStyle}>{error.browser}</TableCell>
                  <TableCell align="right">{i18n.number(error.count)}</TableCell>
                  <TableCell sx={{ ...mediumColumnStyle, whiteSpace: 'nowrap' }}>
                    <Age at={error.lastAt} />
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

function ErrorDetails({
  error: { message, stack, build, requestId, isFromOneAddress },
}: {
  error: Health_ClientErrorFragment;
}) {
  const { i18n } = useLingui();
  return (
    <Box component="details">
      <Box component="summary" sx={{ cursor: 'pointer' }}>
        {message}
        {isFromOneAddress && (
          <Typography
            variant="caption"
            component="span"
            color="textSecondary"
            sx={{ ml: 1, whiteSpace: 'nowrap' }}
          >
            {i18n.t('From one network')}
          </Typography>
        )}
      </Box>
      <Typography
        variant="caption"
        component="div"
        color="textSecondary"
        sx={{ mt: 0.5, whiteSpace: 'pre-wrap' }}
      >
        {[
          stack,
          build && i18n.t('Build {build}', { build }),
          requestId && i18n.t('Request {id}', { id: requestId }),
        ]
          .filter(Boolean)
          .join('\n')}
      </Typography>
    </Box>
  );
}
