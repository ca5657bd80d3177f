import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { addCustomerNote, deleteCustomerNote, findAuthor, findNotes } from './customerNotes.ts';

export const resolvers: Resolvers = {
  Mutation: {
    addCustomerNote: (_parent, { input }, context) =>
      withUserErrors('note', () => addCustomerNote(context, input)),
    deleteCustomerNote: (_parent, { input }, context) =>
      withUserErrors('deletedId', () => deleteCustomerNote(context, input)),
  },
  Customer: {
    notes: ({ id }, _args, { prisma }) => findNotes(prisma, id),
  },
  CustomerNote: {
    authorName: (note, _args, { prisma }) => findAuthor(prisma, note),
  },
};
