import { adminPaths } from '../adminPaths.ts';
import type { AuditPage_EntryFragment } from './AuditPage.generated.ts';

/** Returns the path of the page of an audited object, if there is one. */
export function getEntityPath({ action, entity, entityId }: AuditPage_EntryFragment): string | undefined {
  if (action.endsWith('.delete')) return undefined;
  if (entity === 'Order') return adminPaths.order(entityId);
  if (entity === 'Return') return adminPaths.return(entityId);
  if (entity === 'Product') return adminPaths.product(entityId);
  if (entity === 'User')
    return action.startsWith('staff.') ? adminPaths.staff : adminPaths.customer(entityId);
  if (entity === 'StoreSettings') return adminPaths.settings;
  if (entity === 'StaffRole') return adminPaths.role(entityId);
  if (entity === 'Coupon') return adminPaths.coupon(entityId);
  if (entity === 'Mail') return adminPaths.mailItem(entityId);
  if (entity === 'MetalRate') return adminPaths.rates;
  if (entity === 'Carrier') return adminPaths.carriers;
  if (entity === 'Statement' || entity === 'StatementRow') return adminPaths.reconciliation;
  if (entity === 'Remittance') return adminPaths.remittance(entityId);
  if (entity === 'PaymentProvider') return adminPaths.paymentMethods;
  if (entity === 'OrderTag') return adminPaths.orderTags;
  if (entity === 'Collection') return adminPaths.collection(entityId);
  return undefined;
}
