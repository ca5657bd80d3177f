import type { Step } from '#prisma/seed/orders/orderStories.ts';
import { idMaker } from '../loadIds.ts';
import type { Row } from '../tables.ts';

export interface OrderTraces {
  moves: Row<'stock_moves'>[];
  mail: Row<'mails'>;
  audits: Row<'audit_entries'>[];
}

interface Placed {
  order: Row<'orders'>;
  lines: readonly Row<'order_lines'>[];
  story: readonly Step[];
}

const PUT_BACK: Partial<Record<Step['status'], string>> = { CANCELLED: 'CANCELLATION', RETURNED: 'RETURN' };

/** Makes what an order leaves in the lists of the back-office: moves of stock, a mail, and what the staff did about it. */
export function orderTraceMaker(staffIds: readonly string[]) {
  const moveId = idMaker();
  const mailId = idMaker();
  const auditId = idMaker();
  let orders = 0;

  return ({ order, lines, story }: Placed): OrderTraces => {
    const actorId = staffIds[orders++ % Math.max(1, staffIds.length)];
    return { moves: stockMoves(order, lines, story), mail: confirmation(order), audits: audits(actorId) };

    function audits(actor: string | undefined): Row<'audit_entries'>[] {
      return story.slice(1).flatMap(({ status, by, at }, index) =>
        by === 'BUYER'
          ? []
          : {
              id: auditId(at.getTime()),
              actor_id: actor,
              action: status === 'CANCELLED' ? 'order.cancel' : 'order.status',
              entity: 'Order',
              entity_id: order.id,
              before: { status: story[index]?.status },
              after: { status },
              ip: '127.0.0.1',
              request_id: `load-${order.number}-${index}`,
              at,
            },
      );
    }
  };

  function stockMoves(order: Placed['order'], lines: Placed['lines'], story: Placed['story']) {
    const taken = lines.map((line) =>
      toMove(line, { reason: 'ORDER', delta: -Number(line.quantity), at: order.placed_at }),
    );
    const last = story.at(-1);
    const reason = last && PUT_BACK[last.status];
    if (!reason) return taken;
    return [
      ...taken,
      ...lines.map((line) => toMove(line, { reason, delta: Number(line.quantity), at: last.at })),
    ];
  }

  function toMove(
    { variant_id, order_id }: Row<'order_lines'>,
    { at, ...move }: { reason: string; delta: number; at: unknown },
  ): Row<'stock_moves'> {
    const moment = at instanceof Date ? at : new Date(0);
    return { id: moveId(moment.getTime()), variant_id, order_id, ...move, at: moment };
  }

  function confirmation({
    id,
    number,
    contact_email,
    contact_name,
    placed_at,
  }: Placed['order']): Row<'mails'> {
    const at = placed_at instanceof Date ? placed_at : new Date(0);
    const text = `Namaste ${contact_name}, we have your order ${number}.`;
    return {
      id: mailId(at.getTime()),
      template: 'orderPlaced',
      to_email: contact_email,
      to_name: contact_name,
      subject: `Your order ${number}`,
      html: `<p>${text}</p>`,
      text,
      order_id: id,
      status: 'SENT',
      attempts: 1,
      next_attempt_at: at,
      created_at: at,
      sent_at: at,
    };
  }
}
