import ErrorOutlined from 'icon:outline-error-outline';
import { useLingui } from '@lingui/react';
import { StatusMark } from '#web/ui/StatusMark.tsx';

/** What the list calls an order that was paid when its pieces were gone, and the filter that finds it. */
export const PIECES_GONE = /*i18n*/ 'Pieces gone';

export function PaidWithoutPiecesMark() {
  const { i18n } = useLingui();
  return (
    <StatusMark icon={ErrorOutlined} colour="error.main">
      {i18n.t(PIECES_GONE)}
    </StatusMark>
  );
}
