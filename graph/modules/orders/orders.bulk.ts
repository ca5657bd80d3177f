import { formatIsoDay, kathmanduDay } from '#domain/calendar/kathmandu.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { courierCashSchema, paymentChangeSchema } from '#domain/orders/orderChangeSchema.ts';
import { MAIL_HELD_SECONDS } from '#domain/orders/undo.ts';
import { type BulkList, bulkAction, changing } from '#graph/bulk/bulkAction.ts';
import type { StaffAtWork } from '#graph/context.ts';
import type { Coupon, Order, Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type {
  AdminOrderFilter,
  BulkCouponSwitchInput,
  BulkCourierCashInput,
  BulkOrderAssignmentInput,
  BulkOrderMailInput,
  BulkOrderMoveInput,
  BulkOrderPaymentInput,
  BulkOrderTagsInput,
  CouponFilter,
} from '#graph/schema/schema.generated.ts';
import { type MailTexts, mailOrder, readMailTexts } from './bulkMail/mailOrders.ts';
import { listCoupons } from './coupons/listCoupons.ts';
import { changeCoupon } from './coupons/updateCoupon.ts';
import { withCoupon } from './coupons/withCoupon.ts';
import { withOrder } from './lifecycle/withOrder.ts';
import { askBeforeMove } from './payments/askOpenAttempts.ts';
import { adminOrders } from './staff/adminOrders.ts';
import { type Assignee, assign, readAssignee } from './staff/assignOrders.ts';
import { changeStatus, neededToMove, type StaffMove } from './staff/changeStatus.ts';
import { markPaid } from './staff/markOrdersPaid.ts';
import { readStatusChange } from './staff/readStatusChange.ts';
import { receiveCash } from './staff/receiveFromCourier.ts';
import { takeStepBack } from './staff/undoOrderStep.ts';
import { readTagChange, retag, type TagChange } from './tags/tagOrders.ts';

const orders: BulkList<AdminOrderFilter> = {
  name: 'orders',
  needs: 'readOrders',
  page: adminOrders,
  describe: async ({ prisma }, ids) => {
    const found = await prisma.order.findMany({
      where: { id: { in: [...ids] } },
      select: { id: true, number: true },
    });
    return new Map(found.map(({ id, number }) => [id, number]));
  },
};

const coupons: BulkList<CouponFilter> = {
  name: 'coupons',
  needs: 'manageCoupons',
  page: listCoupons,
  describe: async ({ prisma }, ids) => {
    const found = await prisma.coupon.findMany({
      where: { id: { in: [...ids] } },
      select: { id: true, code: true },
    });
    return new Map(found.map(({ id, code }) => [id, code]));
  },
};

type Json<Value> = Value & Prisma.InputJsonObject;
type PaidHow = { method: BulkOrderPaymentInput['method']; reference?: string; undoable: boolean };
type CashHow = { reference?: string; day: string; isDayGiven: boolean };

/** A step can be taken back for as long as its mail is kept back. */
const undoneWithinMs = MAIL_HELD_SECONDS * 1000;

const takeBack = changing(holdOrder, async ({ tx, context, row: order }, _kept: Prisma.JsonValue) => {
  await takeStepBack(tx, context, order);
  return {};
});

/** Changes of many rows of the lists of this module. */
export const bulk = {
  moveOrders: bulkAction<BulkOrderMoveInput, Json<StaffMove>>({
    list: orders,
    needs: ({ to }) => ['manageOrders', ...neededToMove(to)],
    read: (_context, change) => ({ ...readStatusChange(change) }),
    prepare: (context, ids, { to }) => askBeforeMove(context, ids, to),
    apply: changing(holdOrder, async ({ tx, context, row: order }, move: StaffMove) => {
      await changeStatus(tx, context, order, move);
      return move.undoable ? { undo: {} } : {};
    }),
    undo: takeBack,
    undoneWithinMs,
  }),
  payOrders: bulkAction<BulkOrderPaymentInput, Json<PaidHow>>({
    list: orders,
    needs: () => ['recordPayments'],
    read: (_context, { method, reference: given, undoable }) => {
      const { reference } = parseInput(paymentChangeSchema, { reference: given });
      return { method: method ?? null, ...(reference && { reference }), undoable: undoable ?? false };
    },
    apply: async (context, { id, done, settle }, { method, reference, undoable }) => {
      const also = (tx: Transaction) => settle(tx, undoable ? { undo: {} } : {});
      // The first order has the reference; the others share it.
      await markPaid(context, id, { method, reference, undoable }, { referenceOk: done > 0, also });
    },
    undo: takeBack,
    undoneWithinMs,
  }),
  receiveCourierCash: bulkAction<BulkCourierCashInput, Json<CashHow>>({
    list: orders,
    needs: () => ['recordPayments'],
    read: ({ now }, { reference: given, receivedAt }) => {
      const { reference } = parseInput(courierCashSchema, { reference: given });
      if (receivedAt && receivedAt > now)
        throw new DomainError('PAID_IN_THE_FUTURE', 'change.receiveCourierCash.receivedAt');
      const day = formatIsoDay(kathmanduDay(receivedAt ?? now));
      return { ...(reference && { reference }), day, isDayGiven: Boolean(receivedAt) };
    },
    apply: changing(
      holdOrder,
      async ({ tx, context, row: order }, { reference, day, isDayGiven }: CashHow) => {
        const came = { ...(reference && { reference }), ...(isDayGiven && { day }) };
        await receiveCash(tx, context, order, { came, day: new Date(day) });
        return {};
      },
    ),
  }),
  assignOrders: bulkAction<BulkOrderAssignmentInput, Json<{ assignee: Assignee | null }>>({
    list: orders,
    needs: () => ['manageOrders'],
    read: async (context, { assigneeId }) => {
      const assignee = await readAssignee(context, assigneeId);
      return { assignee: assignee && { ...assignee } };
    },
    apply: changing(
      holdOrder,
      async ({ tx, context, row: order }, { assignee }: { assignee: Assignee | null }) =>
        (await assign(tx, context, order, assignee)) ? {} : null,
    ),
  }),
  tagOrders: bulkAction<BulkOrderTagsInput, Json<Record<keyof TagChange, Prisma.InputJsonArray>>>({
    list: orders,
    needs: () => ['manageOrders'],
    read: async (context, { add = [], remove = [] }) => {
      const { added, removed } = await readTagChange(context, { add, remove });
      return { added: added.map(named), removed: removed.map(named) };
    },
    apply: changing(holdOrder, async ({ tx, context, row: order }, change: unknown) =>
      (await retag(tx, context, order, change as TagChange)) ? {} : null,
    ),
  }),
  mailOrders: bulkAction<BulkOrderMailInput, Prisma.InputJsonObject>({
    list: orders,
    needs: () => ['manageOrders'],
    read: (_context, words) => {
      const { english, nepali } = readMailTexts(words);
      return { english: { ...english }, nepali: nepali ? { ...nepali } : null };
    },
    apply: changing(holdOrder, async ({ tx, context, row: order }, texts: unknown) => {
      await mailOrder(tx, context, order, texts as MailTexts);
      return {};
    }),
  }),
  switchCoupons: bulkAction<BulkCouponSwitchInput, { active: boolean }>({
    list: coupons,
    needs: () => [],
    read: (_context, { active }) => ({ active }),
    apply: changing(holdCoupon, async ({ tx, context, row: coupon }, { active }: { active: boolean }) => {
      if (coupon.active === active) return null;
      const { version } = await changeCoupon(tx, context, coupon, { active });
      return { undo: { active: coupon.active, version } };
    }),
    undo: changing(holdCoupon, async ({ tx, context, row: coupon }, kept: Prisma.JsonValue) => {
      const { active, version } = kept as { active: boolean; version: number };
      if (coupon.version !== version) throw new DomainError('CHANGED_MEANWHILE', 'version');
      await changeCoupon(tx, context, coupon, { active });
      return {};
    }),
  }),
};

async function holdOrder(
  context: StaffAtWork,
  id: string,
  work: (tx: Transaction, order: Order) => Promise<void>,
): Promise<void> {
  await withOrder(context, { id }, async (tx, order) => {
    await work(tx, order);
    // As it is now, for the counters of what became of orders.
    return tx.order.findUniqueOrThrow({ where: { id } });
  });
}

function holdCoupon(
  context: StaffAtWork,
  id: string,
  work: (tx: Transaction, coupon: Coupon) => Promise<void>,
): Promise<void> {
  return withCoupon(context, { id }, work);
}

function named({ id, name }: TagChange['added'][number]) {
  return { id, name };
}
