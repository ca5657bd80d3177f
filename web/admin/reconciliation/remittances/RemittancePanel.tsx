import { useLingui } from '@lingui/react';
import { Alert, Stack, Typography } from '@mui/material';
import { exactNpr } from '#web/admin/ui/exactNpr.ts';
import { dayInWords } from '../../ui/dayInWords.ts';
import { Panel } from '../../ui/Panel.tsx';
import { RemittanceLines } from './RemittanceLines.tsx';
import type { RemittancesQuery } from './Remittances.generated.ts';

type Remittance = RemittancesQuery['remittances'][number];

/** A sum that a courier brought; what does not agree comes first. */
export function RemittancePanel({ remittance }: { remittance: Remittance }) {
  const { i18n } = useLingui();
  const { carrier, reference, day, total, parcelsTotal, note, createdBy, lines } = remittance;
  const npr = (money: number) => exactNpr(money, i18n.locale);
  const difference = total - parcelsTotal;
  const agreeLast = (outcome: string) => (outcome === 'BROUGHT' ? 1 : 0);
  return (
    <Panel
      title={`${carrier} · ${reference}`}
      action={<Typography sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>{npr(total)}</Typography>}
    >
      <Stack sx={{ gap: 1 }}>
        <Typography color="textSecondary" variant="body2">
          {[dayInWords(i18n.locale, day), createdBy, note].filter(Boolean).join(' · ')}
        </Typography>
        {difference !== 0 && (
          <Alert severity="warning" variant="outlined">
            {difference < 0
              ? i18n.t('{amount} less arrived than the parcels come to.', { amount: npr(-difference) })
              : i18n.t('{amount} more arrived than the parcels come to.', { amount: npr(difference) })}
          </Alert>
        )}
        <RemittanceLines
          lines={lines.toSorted((one, other) => agreeLast(one.outcome) - agreeLast(other.outcome))}
        />
      </Stack>
    </Panel>
  );
}
