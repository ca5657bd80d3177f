import { changeLockedRow, defineBulkAction } from '#graph/bulk/bulkAction.ts';
import {
  changeStatus,
  getStatusPermissions,
  type StaffStatusChange,
} from '#graph/modules/orders/lifecycle/changeStatus.ts';
import { refreshBeforeStatusChange } from '#graph/modules/orders/lifecycle/refreshBeforeChange.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type {
  BulkOrderAssignmentInput,
  BulkOrderMailInput,
  BulkOrderMoveInput,
  BulkOrderTagsInput,
} from '#graph/schema/schema.generated.ts';
import { type EmailTexts, emailOrderCustomer, readEmailTexts } from './bulkMail/mailOrders.ts';
import { bulkOrders, type Json, undoStatusChange, undoWindowMs, withLockedRow } from './bulkOrders.ts';
import { type Assignee, assign, readAssignee } from './orders/assignOrders.ts';
import { readStatusChange } from './orders/readStatusChange.ts';
import { changeOrderTags, readTagChange, type TagChange } from './tags/tagOrders.ts';

/** Bulk jobs on the lists of this module. */
export const bulk = {
  moveOrders: defineBulkAction<BulkOrderMoveInput, Json<StaffStatusChange>>({
    list: bulkOrders,
    getRequiredPermissions: ({ to }) => ['manageOrders', ...getStatusPermissions(to)],
    read: (_context, change) => ({ ...readStatusChange(change) }),
    prepare: (context, ids, { to }) => refreshBeforeStatusChange(context, ids, to),
    apply: changeLockedRow(
      withLockedRow,
      async ({ work, context, row: order }, statusChange: StaffStatusChange) => {
        await changeStatus(work, context, order, statusChange);
        return statusChange.allowUndo ? { undo: {} } : {};
      },
    ),
    undo: undoStatusChange,
    undoWindowMs,
  }),
  assignOrders: defineBulkAction<BulkOrderAssignmentInput, Json<{ assignee: Assignee | null }>>({
    list: bulkOrders,
    getRequiredPermissions: () => ['manageOrders'],
    read: async (context, { assigneeId }) => {
      const assignee = await readAssignee(context, assigneeId);
      return { assignee: assignee && { ...assignee } };
    },
    apply: changeLockedRow(
      withLockedRow,
      async ({ work, context, row: order }, { assignee }: { assignee: Assignee | null }) =>
        (await assign(work.db, context, order, assignee)) ? {} : null,
    ),
  }),
  tagOrders: defineBulkAction<BulkOrderTagsInput, Json<Record<keyof TagChange, Prisma.InputJsonArray>>>({
    list: bulkOrders,
    getRequiredPermissions: () => ['manageOrders'],
    read: async (context, { add = [], remove = [] }) => {
      const { added, removed } = await readTagChange(context, { add, remove });
      return { added: added.map(toTagReference), removed: removed.map(toTagReference) };
    },
    apply: changeLockedRow(withLockedRow, async ({ work, context, row: order }, change: unknown) =>
      (await changeOrderTags(work.db, context, order, change as TagChange)) ? {} : null,
    ),
  }),
  mailOrders: defineBulkAction<BulkOrderMailInput, Prisma.InputJsonObject>({
    list: bulkOrders,
    getRequiredPermissions: () => ['manageOrders'],
    read: (_context, input) => {
      const { english, nepali } = readEmailTexts(input);
      return { english: { ...english }, nepali: nepali ? { ...nepali } : null };
    },
    apply: changeLockedRow(withLockedRow, async ({ work, context, row: order }, texts: unknown) => {
      await emailOrderCustomer(work.db, context, order, texts as EmailTexts);
      return {};
    }),
  }),
};

function toTagReference({ id, name }: TagChange['added'][number]) {
  return { id, name };
}
