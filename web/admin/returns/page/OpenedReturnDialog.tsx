import { ApproveDialog } from '../dialogs/ApproveDialog.tsx';
import { DeclineDialog } from '../dialogs/DeclineDialog.tsx';
import { CancelReturn, CloseReturn } from '../dialogs/EndDialogs.tsx';
import type { ReturnDialogsProps } from '../dialogs/ReturnDialog.tsx';
import { ExchangeDialog } from '../exchange/ExchangeDialog.tsx';
import { ReceiveDialog } from '../receive/ReceiveDialog.tsx';
import { RefundDialog } from '../refund/RefundDialog.tsx';

/** Action on a return. */
export type ReturnStep = 'approve' | 'decline' | 'receive' | 'refund' | 'exchange' | 'close' | 'callOff';

export function OpenedReturnDialog({ step, ...props }: ReturnDialogsProps & { step: ReturnStep | null }) {
  switch (step) {
    case 'approve':
      return <ApproveDialog {...props} />;
    case 'decline':
      return <DeclineDialog {...props} />;
    case 'receive':
      return <ReceiveDialog {...props} />;
    case 'refund':
      return <RefundDialog order={props.returnRequest.order} reload={props.reload} onClose={props.onClose} />;
    case 'exchange':
      return <ExchangeDialog {...props} />;
    case 'close':
      return <CloseReturn {...props} />;
    case 'callOff':
      return <CancelReturn {...props} />;
    default:
      return null;
  }
}
