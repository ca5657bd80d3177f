import { staffWithPermission } from '#graph/access/staffWithPermission.ts';
import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { addThreadNote } from './addThreadNote.ts';
import { countThreads, listThreads } from './listThreads.ts';
import {
  findOwnDraft,
  findReplyAddress,
  findReplyingStaff,
  getDelivery,
  listMessages,
  parseRejectedNames,
} from './readThread.ts';
import { replyToThread } from './replyToThread.ts';
import { createSavedReply, deleteSavedReply, updateSavedReply } from './savedReplies.ts';
import { startThread } from './startThread.ts';
import { updateThread } from './updateThread.ts';
import { updateThreadDraft } from './updateThreadDraft.ts';

export const resolvers: Resolvers = {
  Query: {
    threads: (_parent, args, context) => listThreads(context, args),
    thread: (_parent, { id }, { prisma }) => prisma.thread.findUnique({ where: { id } }),
    threadCounts: (_parent, _args, context) => countThreads(context),
    inboxMembers: (_parent, _args, context) => staffWithPermission(context, 'readMessages'),
    savedReplies: (_parent, _args, { prisma }) => prisma.savedReply.findMany({ orderBy: { title: 'asc' } }),
  },
  Mutation: {
    replyToThread: (_parent, { input }, context) =>
      withUserErrors('thread', () => replyToThread(context, input)),
    addThreadNote: (_parent, { input }, context) =>
      withUserErrors('thread', () => addThreadNote(context, input)),
    startThread: (_parent, { input }, context) => withUserErrors('thread', () => startThread(context, input)),
    updateThread: (_parent, { input }, context) =>
      withUserErrors('thread', () => updateThread(context, input)),
    updateThreadDraft: (_parent, { input }, context) =>
      withUserErrors('thread', () => updateThreadDraft(context, input)),
    createSavedReply: (_parent, { input }, context) =>
      withUserErrors('savedReply', () => createSavedReply(context, input)),
    updateSavedReply: (_parent, { input }, context) =>
      withUserErrors('savedReply', () => updateSavedReply(context, input)),
    deleteSavedReply: (_parent, { input }, context) =>
      withUserErrors('deletedId', () => deleteSavedReply(context, input)),
  },
  Thread: {
    // Prisma batches these reads for all threads in a list.
    assignee: ({ id }, _args, { prisma }) => prisma.thread.findUnique({ where: { id } }).assignee(),
    customer: ({ id }, _args, { prisma }) => prisma.thread.findUnique({ where: { id } }).customer(),
    order: ({ id }, _args, { prisma }) => prisma.thread.findUnique({ where: { id } }).order(),
    messages: (thread, _args, { prisma }) => listMessages(prisma, thread),
    address: (thread, _args, context) => findReplyAddress(context, thread),
    failing: ({ email }, _args, { prisma }) => prisma.bouncingAddress.findUnique({ where: { email } }),
    myDraft: (thread, _args, context) => findOwnDraft(context, thread),
    answering: (thread, _args, context) => findReplyingStaff(context, thread),
  },
  ThreadMessage: {
    delivery: getDelivery,
    deliveryProblem: ({ bounceReason, mail }) => bounceReason ?? mail?.lastError ?? null,
    skippedAttachments: parseRejectedNames,
  },
};
