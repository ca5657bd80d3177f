import { staffWithPermission } from '#graph/access/staffWithPermission.ts';
import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { OrderEvent } from '#graph/prisma/generated/client.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { addOrderNote } from './addOrderNote.ts';
import { deleteOrderNote } from './deleteOrderNote.ts';
import { editOrderNote } from './editOrderNote.ts';
import { listMentions, markMentionsRead } from './mentions.ts';
import { canEditNote } from './ownNote.ts';
import { findVisibleChanges, readEntryData } from './timelineEntry.ts';

export const resolvers: Resolvers = {
  Query: {
    myMentions: (_parent, { first }, context) => listMentions(context, first),
    assignableStaff: (_parent, _args, context) => staffWithPermission(context, 'readOrders'),
  },
  Mutation: {
    addOrderNote: (_parent, { input }, context) => withUserErrors('note', () => addOrderNote(context, input)),
    editOrderNote: (_parent, { input }, context) =>
      withUserErrors('note', () => editOrderNote(context, input)),
    deleteOrderNote: (_parent, { input }, context) =>
      withUserErrors('deletedId', () => deleteOrderNote(context, input)),
    markMentionsRead: async (_parent, { input }, context) => {
      const payload = await withUserErrors('unread', () => markMentionsRead(context, input));
      return { ...payload, unread: payload.unread ?? 0 };
    },
  },
  StaffSummary: {
    email: ({ email }, _args, { viewer, apiKey }) => (viewer && !apiKey ? email : null),
  },
  OrderHistoryEntry: {
    data: findVisibleChanges,
    isUndone: (entry) => readEntryData(entry).undone,
    undoes: (entry) => readEntryData(entry).undoes,
    isOwnNote: (entry, _args, { viewer }) => isNote(entry) && viewer !== null && canEditNote(entry, viewer),
    editedAt: (entry) => readEntryData(entry).editedAt,
  },
};

function isNote({ kind, isStaffOnly }: OrderEvent): boolean {
  return kind === 'NOTE' && isStaffOnly;
}
