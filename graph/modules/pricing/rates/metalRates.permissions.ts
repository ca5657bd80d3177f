import { may } from '#graph/access/rules.ts';
import type { Permissions } from '#graph/access/toShield.ts';

const mayManage = may('manageRates');

export const permissions: Permissions = {
  Query: { adminMetalRates: mayManage, previewRates: mayManage },
  Mutation: { publishMetalRate: mayManage, deleteMetalRate: may('deleteRates') },
};
