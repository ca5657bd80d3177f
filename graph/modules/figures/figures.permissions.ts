import { may } from '../../permissions/rules.ts';
import type { Permissions } from '../../permissions/toShield.ts';

const seeFigures = may('seeFigures');

export const permissions: Permissions = {
  Query: { adminDashboard: seeFigures, analytics: seeFigures, adminStats: seeFigures },
};
