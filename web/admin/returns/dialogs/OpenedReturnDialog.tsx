import { ExchangeDialog } from '../exchange/ExchangeDialog.tsx';
import type { ReturnSheet_ReturnFragment as Return } from '../page/ReturnPage.generated.ts';
import { ReceiveDialog } from '../receive/ReceiveDialog.tsx';
import { RefundDialog } from '../refund/RefundDialog.tsx';
import { ApproveDialog } from './ApproveDialog.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import { CallOffReturn, CloseReturn } from './EndDialogs.tsx';

/** What can be done with a return. */
export type ReturnStep = 'approve' | 'decline' | 'receive' | 'refund' | 'exchange' | 'close' | 'callOff';

export interface ReturnDialogsProps {
  back: Return;
  reload: () => Promise<unknown>;
  onClose: () => void;
}

export function OpenedReturnDialog({ step, ...props }: ReturnDialogsProps & { step: ReturnStep | null }) {
  switch (step) {
    case 'approve':
      return <ApproveDialog {...props} />;
    case 'decline':
      return <DeclineDialog {...props} />;
    case 'receive':
      return <ReceiveDialog {...props} />;
    case 'refund':
      return <RefundDialog order={props.back.order} reload={props.reload} onClose={props.onClose} />;
    case 'exchange':
      return <ExchangeDialog {...props} />;
    case 'close':
      return <CloseReturn {...props} />;
    case 'callOff':
      return <CallOffReturn {...props} />;
    default:
      return null;
  }
}
