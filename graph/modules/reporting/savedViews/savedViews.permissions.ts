import { may } from '#graph/access/rules.ts';
import type { Permissions } from '#graph/access/toShield.ts';

const mayEnter = may('enterAdmin');

export const permissions: Permissions = {
  Query: { savedViews: mayEnter },
  Mutation: { saveView: mayEnter, deleteView: mayEnter, setDefaultView: mayEnter },
};
