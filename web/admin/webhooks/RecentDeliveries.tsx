import { useLingui } from '@lingui/react';
import { Button, Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { Count } from '#web/admin/ui/quantities.tsx';
import { adminPaths } from '../adminPaths.ts';
import { formatListPath } from '../list/state/listUrl.ts';
import { Instant } from '../ui/Instant.tsx';
import { Panel } from '../ui/Panel.tsx';
import { ScrollBox } from '../ui/ScrollBox.tsx';
import { stackedCells } from '../ui/stackedCells.ts';
import { DeliveryMark } from './WebhookMarks.tsx';
import type { Webhooks_DeliveryFragment } from './Webhooks.generated.ts';
import { getTopicName } from './webhookTexts.ts';

export interface RecentDeliveriesProps {
  webhookId: string;
  deliveries: readonly Webhooks_DeliveryFragment[];
}

/** Lists a webhook's recent deliveries with links. */
export function RecentDeliveries({ webhookId, deliveries }: RecentDeliveriesProps) {
  const { i18n } = useLingui();
  return (
    <Panel
      title={i18n.t('Recent deliveries')}
      action={
        <Button
          component={RouterLink}
          to={formatListPath(adminPaths.webhookDeliveries, { webhook: [webhookId] })}
          size="small"
        >
          {i18n.t('All deliveries')}
        </Button>
      }
    >
      {deliveries.length === 0 ? (
        <Typography color="textSecondary">
          {i18n.t('No deliveries yet. Send a test event to check that the integration receives it.')}
        </Typography>
      ) : (
        <ScrollBox label={i18n.t('Recent deliveries')}>
          <Table size="small" sx={stackedCells}>
            <TableHead>
              <TableRow>
                <TableCell>{i18n.t('Event')}</TableCell>
                <TableCell>{i18n.t('Status')}</TableCell>
                <TableCell align="right">{i18n.t('Attempts')}</TableCell>
                <TableCell>{i18n.t('Time')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {deliveries.map(({ id, topic, subjectName, status, attempts, createdAt }) => (
                <TableRow key={id} hover>
                  <TableCell component="th" scope="row">
                    <Link component={RouterLink} to={adminPaths.webhookDelivery(id)}>
                      {[i18n.t(getTopicName(topic)), subjectName].filter(Boolean).join(' · ')}
                    </Link>
                  </TableCell>
                  <TableCell data-name={i18n.t('Status')}>
                    <DeliveryMark status={status} />
                  </TableCell>
                  <TableCell align="right" data-name={i18n.t('Attempts')}>
                    <Count of={attempts} />
                  </TableCell>
                  <TableCell data-name={i18n.t('Time')} sx={{ whiteSpace: { sm: 'nowrap' } }}>
                    <Instant at={createdAt} />
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
