import { useLingui } from '@lingui/react';
import { Typography } from '@mui/material';
import { exactNpr } from '#web/admin/ui/exactNpr.ts';
import { formatDate } from '#web/locale/formatTime.ts';
import { leftOutText } from '../leftOutText.ts';
import type { Statements_PreviewFragment as Preview } from '../Statements.generated.ts';

/** What was read of a file, so that a wrong column shows before it is loaded. */
export function PreviewText({ preview }: { preview: Preview }) {
  const { i18n } = useLingui();
  const { rows, leftOut, received, refunded, from, to } = preview;
  if (rows === null || !from || !to) return null;
  const day = (iso: string) => formatDate(`${iso}T12:00:00+05:45`, i18n.locale);
  const npr = (money: number | null) => exactNpr(money ?? 0, i18n.locale);
  return (
    <Typography role="status">
      {[
        i18n.t('{rows, plural, one {# row} other {# rows}}', { rows }),
        `${day(from)} – ${day(to)}`,
        i18n.t('in {amount}', { amount: npr(received) }),
        i18n.t('out {amount}', { amount: npr(refunded) }),
        leftOutText(i18n, leftOut ?? []),
      ]
        .filter(Boolean)
        .join(' · ')}
    </Typography>
  );
}
