import { may } from '../../permissions/rules.ts';
import type { Permissions } from '../../permissions/toShield.ts';

const mayManage = may('manageRates');

export const permissions: Permissions = {
  Query: { adminMetalRates: mayManage, previewRates: mayManage },
  Mutation: { publishMetalRate: mayManage, deleteMetalRate: may('deleteRates') },
};
