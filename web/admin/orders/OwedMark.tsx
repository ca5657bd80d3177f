import ReplayOutlined from 'icon:outline-replay';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { formatNpr } from '#domain/pricing/money.ts';
import { StatusMark } from '#web/ui/StatusMark.tsx';

/** `Pay back NPR 2,58,832` */
export function owedText(i18n: I18n, owed: number): string {
  return i18n.t('Pay back {owed}', { owed: formatNpr(owed, i18n.locale) });
}

/** That the store has money of an order to give back; nothing where it has none. */
export function OwedMark({ owed }: { owed: number }) {
  const { i18n } = useLingui();
  if (owed === 0) return null;
  return (
    <StatusMark icon={ReplayOutlined} colour="error.main">
      {owedText(i18n, owed)}
    </StatusMark>
  );
}
