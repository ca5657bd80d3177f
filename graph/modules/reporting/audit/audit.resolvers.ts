import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { findAuditSubject } from './auditSubjects.ts';
import { getVisibleChange } from './getVisibleChange.ts';
import { listAuditEntries } from './listAuditEntries.ts';

export const resolvers: Resolvers = {
  Query: {
    auditEntries: (_parent, args, context) => listAuditEntries(context, args),
  },
  AuditEntry: {
    before: (entry, _args, context) => getVisibleChange(context, entry).before,
    after: (entry, _args, context) => getVisibleChange(context, entry).after,
    subject: (entry, _args, context) => findAuditSubject(context, entry),
    actor: ({ id }, _args, { prisma }) => prisma.auditEntry.findUnique({ where: { id } }).actor(),
    apiKey: ({ apiKeyId }, _args, { prisma }) =>
      apiKeyId === null ? null : prisma.apiKey.findUnique({ where: { id: apiKeyId } }),
  },
};
