import { useLingui } from '@lingui/react';
import { Stack, Typography } from '@mui/material';
import { Instant } from '../ui/Instant.tsx';
import { Panel } from '../ui/Panel.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import { CodeBox } from './CodeBox.tsx';
import type { OneWebhookDeliveryQuery } from './Webhooks.generated.ts';
import { problemTexts } from './webhookTexts.ts';

type Attempt = NonNullable<OneWebhookDeliveryQuery['webhookDelivery']>['tries'][number];

/** Delivery attempt: response, duration and headers. */
export function DeliveryAttempt({ attempt, number }: { attempt: Attempt; number: number }) {
  const { i18n } = useLingui();
  const { at, durationMs, status, problem, requestHeaders, responseHeaders, responseBody } = attempt;
  return (
    <Panel
      title={i18n.t('Attempt {number}', { number })}
      action={
        <StatusDot tone={problem ? 'bad' : 'good'}>
          {status === null ? i18n.t('No response') : i18n.t('Response {status}', { status })}
        </StatusDot>
      }
    >
      <Stack sx={{ gap: 1.5 }}>
        <Typography color="textSecondary">
          <Instant at={at} /> · {i18n.t('{ms} ms', { ms: durationMs })}
        </Typography>
        {problem && <Typography>{i18n.t(problemTexts[problem])}</Typography>}
        <CodeBox label={i18n.t('Request headers')}>{toLines(requestHeaders)}</CodeBox>
        {status !== null && (
          <CodeBox label={i18n.t('Response')}>
            {`${toLines(responseHeaders)}\n\n${responseBody ?? ''}`.trim()}
          </CodeBox>
        )}
      </Stack>
    </Panel>
  );
}

function toLines(headers: unknown): string {
  const headerMap = typeof headers === 'object' && headers !== null ? headers : {};
  return Object.entries(headerMap)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}
