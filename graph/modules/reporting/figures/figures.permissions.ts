import { may } from '#graph/access/rules.ts';
import type { Permissions } from '#graph/access/toShield.ts';

const seeFigures = may('seeFigures');

export const permissions: Permissions = {
  Query: { adminDashboard: seeFigures, analytics: seeFigures, adminStats: seeFigures },
};
