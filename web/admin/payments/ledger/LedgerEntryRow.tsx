import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Box, Button, Typography } from '@mui/material';
import { formatNpr } from '#domain/pricing/money.ts';
import type { LedgerEntry_PaymentFragment as LedgerEntry } from '#web/admin/order/Order.generated.ts';
import { Instant } from '#web/admin/ui/Instant.tsx';
import { paymentTexts } from '#web/labels/paymentTexts.ts';

export interface LedgerEntryRowProps {
  entry: LedgerEntry;
  /** Omitted if the viewer has no permission to void entries. */
  onVoid?: (entry: LedgerEntry) => void;
}

/** Ledger entry with amount, time and person; crossed out if voided. */
export function LedgerEntryRow({ entry, onVoid }: LedgerEntryRowProps) {
  const { i18n } = useLingui();
  const { kind, method, amount, reference, note, settledAt, by, voidedAt, isByProvider } = entry;
  const label = i18n.t('{kind} · {method}', {
    kind: i18n.t(paymentTexts.kind[kind]),
    method: i18n.t(paymentTexts.method[method]),
  });
  const amountText = `${kind === 'PAYMENT' ? '' : '−'}${formatNpr(amount, i18n.locale)}`;
  const canVoid = onVoid && !voidedAt && kind !== 'CREDIT' && !isByProvider;

  return (
    <li>
      <Box
        component={voidedAt ? 's' : 'div'}
        sx={{
          display: 'flex',
          gap: 1,
          justifyContent: 'space-between',
          fontVariantNumeric: 'tabular-nums',
          ...(voidedAt && { color: 'text.secondary' }),
        }}
      >
        <span>{label}</span>
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {amountText}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          <Instant at={settledAt} />
          {[reference, isByProvider && i18n.t('reported by the provider'), by]
            .filter(Boolean)
            .map((part) => ` · ${part}`)}
          {note && (
            <Box component="span" sx={{ display: 'block', whiteSpace: 'pre-line' }}>
              {formatNote(i18n, entry)}
            </Box>
          )}
          {voidedAt && <VoidDetails entry={entry} />}
        </Typography>
        {canVoid && (
          <Button
            size="small"
            color="inherit"
            aria-label={i18n.t('Void {money} · {label}', { money: amountText, label })}
            onClick={() => onVoid(entry)}
            sx={{ my: -0.5, mr: -0.5, flexShrink: 0 }}
          >
            {i18n.t('Void')}
          </Button>
        )}
      </Box>
    </li>
  );
}

/** The note of a credit contains the return number. */
const RETURN_NOTE_PATTERN = /^Return (RT-\w+)$/;

function formatNote(i18n: I18n, { kind, note }: LedgerEntry): string | null | undefined {
  const number = kind === 'CREDIT' ? note?.match(RETURN_NOTE_PATTERN)?.[1] : undefined;
  return number ? i18n.t('Return {number}', { number }) : note;
}

function VoidDetails({ entry: { voidedAt, voidedBy, voidReason } }: { entry: LedgerEntry }) {
  const { i18n } = useLingui();
  return (
    <Box component="span" sx={{ display: 'block' }}>
      {i18n.t('Voided')} <Instant at={voidedAt} />
      {voidedBy && ` · ${voidedBy}`}
      {voidReason && ` · ${voidReason}`}
    </Box>
  );
}
