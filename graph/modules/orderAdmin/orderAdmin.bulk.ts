import { bulkAction, changing } from '#graph/bulk/bulkAction.ts';
import { askBeforeMove } from '#graph/modules/orders/lifecycle/askBeforeChange.ts';
import { changeStatus, neededToMove, type StaffMove } from '#graph/modules/orders/lifecycle/changeStatus.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type {
  BulkOrderAssignmentInput,
  BulkOrderMailInput,
  BulkOrderMoveInput,
  BulkOrderTagsInput,
} from '#graph/schema/schema.generated.ts';
import { type MailTexts, mailOrder, readMailTexts } from './bulkMail/mailOrders.ts';
import { bulkOrders, holdOrder, type Json, takeBack, undoneWithinMs } from './bulkOrders.ts';
import { type Assignee, assign, readAssignee } from './orders/assignOrders.ts';
import { readStatusChange } from './orders/readStatusChange.ts';
import { readTagChange, retag, type TagChange } from './tags/tagOrders.ts';

/** Changes of many rows of the lists of this module. */
export const bulk = {
  moveOrders: bulkAction<BulkOrderMoveInput, Json<StaffMove>>({
    list: bulkOrders,
    needs: ({ to }) => ['manageOrders', ...neededToMove(to)],
    read: (_context, change) => ({ ...readStatusChange(change) }),
    prepare: (context, ids, { to }) => askBeforeMove(context, ids, to),
    apply: changing(holdOrder, async ({ work, context, row: order }, move: StaffMove) => {
      await changeStatus(work, context, order, move);
      return move.allowUndo ? { undo: {} } : {};
    }),
    undo: takeBack,
    undoneWithinMs,
  }),
  assignOrders: bulkAction<BulkOrderAssignmentInput, Json<{ assignee: Assignee | null }>>({
    list: bulkOrders,
    needs: () => ['manageOrders'],
    read: async (context, { assigneeId }) => {
      const assignee = await readAssignee(context, assigneeId);
      return { assignee: assignee && { ...assignee } };
    },
    apply: changing(
      holdOrder,
      async ({ work, context, row: order }, { assignee }: { assignee: Assignee | null }) =>
        (await assign(work.db, context, order, assignee)) ? {} : null,
    ),
  }),
  tagOrders: bulkAction<BulkOrderTagsInput, Json<Record<keyof TagChange, Prisma.InputJsonArray>>>({
    list: bulkOrders,
    needs: () => ['manageOrders'],
    read: async (context, { add = [], remove = [] }) => {
      const { added, removed } = await readTagChange(context, { add, remove });
      return { added: added.map(named), removed: removed.map(named) };
    },
    apply: changing(holdOrder, async ({ work, context, row: order }, change: unknown) =>
      (await retag(work.db, context, order, change as TagChange)) ? {} : null,
    ),
  }),
  mailOrders: bulkAction<BulkOrderMailInput, Prisma.InputJsonObject>({
    list: bulkOrders,
    needs: () => ['manageOrders'],
    read: (_context, words) => {
      const { english, nepali } = readMailTexts(words);
      return { english: { ...english }, nepali: nepali ? { ...nepali } : null };
    },
    apply: changing(holdOrder, async ({ work, context, row: order }, texts: unknown) => {
      await mailOrder(work.db, context, order, texts as MailTexts);
      return {};
    }),
  }),
};

function named({ id, name }: TagChange['added'][number]) {
  return { id, name };
}
