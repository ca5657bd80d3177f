import { may } from '#graph/access/rules.ts';
import type { Permissions } from '#graph/access/toShield.ts';

// What each list itself needs is asked for by startListExport and where its file is sent.
const mayEnter = may('enterAdmin');

export const permissions: Permissions = {
  Query: { listExports: mayEnter },
  Mutation: { startListExport: mayEnter, cancelListExport: mayEnter },
};
