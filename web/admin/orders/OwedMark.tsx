import ReplayOutlined from 'icon:outline-replay';
import { useLingui } from '@lingui/react';
import { formatNpr } from '#domain/pricing/money.ts';
import { StatusMark } from '#web/ui/StatusMark.tsx';

/** That the store has money of an order to give back; nothing where it has none. */
export function OwedMark({ owed }: { owed: number }) {
  const { i18n } = useLingui();
  if (owed === 0) return null;
  return (
    <StatusMark icon={ReplayOutlined} colour="error.main">
      {i18n.t('Pay back {owed}', { owed: formatNpr(owed, i18n.locale) })}
    </StatusMark>
  );
}
