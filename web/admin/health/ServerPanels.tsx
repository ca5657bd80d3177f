import { useLingui } from '@lingui/react';
import { Age } from '../ui/Age.tsx';
import { DetailsList } from '../ui/DetailsList.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { Health_HealthFragment } from './Health.generated.ts';
import { TechnicalDetails } from './TechnicalDetails.tsx';
import { formatBytes } from './unitTexts.ts';

/** Shows the state of the database and of the server that responded. */
export function ServerPanels({ health }: { health: Health_HealthFragment }) {
  const { i18n } = useLingui();
  const { database, version, startedAt, memoryBytes, eventLoopMs, requestsPerMinute, failedRequests } =
    health;
  const isBusy = health.concerns.some(({ concern }) => concern === 'SERVER_BUSY');
  const sum = (figure: 'used' | 'waiting' | 'most') =>
    database.pools.reduce((total, pool) => total + pool[figure], 0);
  const formatMs = (count: number) => i18n.t('{count} ms', { count: i18n.number(count) });
  return (
    <>
      <Panel title={i18n.t('Database')}>
        <DetailsList
          rows={[
            { label: i18n.t('Response time'), value: formatMs(database.pingMs) },
            { label: i18n.t('Requests waiting'), value: i18n.number(sum('waiting')) },
          ]}
        />
        <TechnicalDetails>
          <DetailsList
            rows={[
              {
                label: i18n.t('Connections in use'),
                value: i18n.t('{used} of {most}', {
                  used: i18n.number(sum('used')),
                  most: i18n.number(sum('most')),
                }),
              },
              { label: i18n.t('Version'), value: database.version },
            ]}
          />
        </TechnicalDetails>
      </Panel>
      <Panel title={i18n.t('Server')}>
        <DetailsList
          rows={[
            { label: i18n.t('Requests per minute'), value: i18n.number(requestsPerMinute) },
            { label: i18n.t('Failed in the last hour'), value: i18n.number(failedRequests) },
            { label: i18n.t('Keeping up with requests'), value: isBusy ? i18n.t('No') : i18n.t('Yes') },
            { label: i18n.t('Started'), value: <Age at={startedAt} /> },
          ]}
        />
        <TechnicalDetails>
          <DetailsList
            rows={[
              { label: i18n.t('Event loop delay'), value: eventLoopMs > 0 ? formatMs(eventLoopMs) : '–' },
              { label: i18n.t('Memory'), value: formatBytes(i18n, memoryBytes) },
              { label: i18n.t('Version'), value: version },
            ]}
          />
        </TechnicalDetails>
      </Panel>
    </>
  );
}
