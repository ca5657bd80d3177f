import { may } from '../../permissions/rules.ts';
import type { Permissions } from '../../permissions/toShield.ts';

const mayEnter = may('enterAdmin');

export const permissions: Permissions = {
  Query: { savedViews: mayEnter },
  Mutation: { saveView: mayEnter, deleteView: mayEnter, setDefaultView: mayEnter },
};
