import { definePermission, type Permission } from './definePermission.ts';
import { OWNER, type Role, STAFF } from './roles.ts';
import { toPermissionCode } from './toPermissionCode.ts';

/**
 * All staff permissions, in the order in which staff roles store them. Add a permission by adding a declaration here.
 */
const DECLARATIONS = [
  definePermission({
    code: 'enterAdmin',
    group: 'store',
    impliedBy: STAFF,
    name: 'Access the back office',
    description: 'All staff have this permission.',
    ne: { name: 'व्यवस्थापनमा प्रवेश', description: 'सबै कर्मचारीसँग यो अनुमति हुन्छ।' },
  }),
  definePermission({
    code: 'readOrders',
    group: 'orders',
    impliedBy: STAFF,
    name: 'See orders',
    description: 'See orders with their customers and addresses, packing slips and invoices.',
    ne: { name: 'अर्डर हेर्ने', description: 'ग्राहक र ठेगानासहित अर्डर, प्याकिङ पर्ची र बिल हेर्ने।' },
  }),
  definePermission({
    code: 'manageOrders',
    group: 'orders',
    impliedBy: STAFF,
    requires: ['readOrders'],
    name: 'Process orders',
    description: 'Confirm, prepare, ship and deliver orders, and email the customer.',
    ne: {
      name: 'अर्डर अघि बढाउने',
      description: 'अर्डर पक्का गर्ने, तयार गर्ने, पठाउने र डेलिभर गर्ने, अनि ग्राहकलाई इमेल गर्ने।',
    },
  }),
  definePermission({
    code: 'editOrders',
    group: 'orders',
    impliedBy: STAFF,
    requires: ['readOrders'],
    name: 'Edit orders',
    description: 'Change the address, items and prices of an order until it ships.',
    ne: { name: 'अर्डर सच्याउने', description: 'नपठाउन्जेल अर्डरको ठेगाना, सामान र मूल्य फेर्ने।' },
  }),
  definePermission({
    code: 'cancelOrders',
    group: 'orders',
    impliedBy: STAFF,
    requires: ['readOrders'],
    name: 'Cancel orders',
    description: 'Cancel an order and restock its items.',
    ne: { name: 'अर्डर रद्द गर्ने', description: 'अर्डर रद्द गर्ने र सामान मौज्दातमा फर्काउने।' },
  }),
  definePermission({
    code: 'sellAtCounter',
    group: 'orders',
    impliedBy: STAFF,
    requires: ['readOrders', 'readCatalog'],
    name: 'Sell at the counter',
    description: 'Enter a sale for a customer in the shop.',
    ne: { name: 'काउन्टरमा बेच्ने', description: 'पसलमा आएका ग्राहकलाई गरेको बिक्री लेख्ने।' },
  }),
  definePermission({
    code: 'recordPayments',
    group: 'money',
    impliedBy: STAFF,
    requires: ['readOrders'],
    name: 'Record payments',
    description: 'Record payments for orders, and correct recorded payments.',
    ne: { name: 'भुक्तानी लेख्ने', description: 'अर्डरको भुक्तानी लेख्ने, र लेखिएको भुक्तानी सच्याउने।' },
  }),
  definePermission({
    code: 'refundOrders',
    group: 'money',
    impliedBy: STAFF,
    requires: ['readOrders'],
    name: 'Refund orders',
    description: 'Refund orders, up to the limit of the role.',
    ne: { name: 'रकम फिर्ता', description: 'भूमिकाको सीमासम्म रकम फिर्ता गर्ने।' },
  }),
  definePermission({
    code: 'manageReturns',
    group: 'orders',
    impliedBy: STAFF,
    requires: ['readOrders'],
    name: 'Manage returns',
    description: 'Receive returned items and exchange them.',
    ne: { name: 'फिर्ता सम्हाल्ने', description: 'फिर्ता आएका सामान बुझ्ने र साट्ने।' },
  }),
  definePermission({
    code: 'manageCoupons',
    group: 'orders',
    impliedBy: STAFF,
    name: 'Manage coupons',
    description: 'Create, change and end coupons.',
    ne: { name: 'कुपन सम्हाल्ने', description: 'कुपन बनाउने, फेर्ने र बन्द गर्ने।' },
  }),
  definePermission({
    code: 'readCustomers',
    group: 'people',
    impliedBy: STAFF,
    name: 'See customers',
    description: 'See customers with their addresses, purchases and staff notes.',
    ne: { name: 'ग्राहक हेर्ने', description: 'ठेगाना, खरिद र कर्मचारीको टिप्पणीसहित ग्राहक हेर्ने।' },
  }),
  definePermission({
    code: 'manageCustomers',
    group: 'people',
    impliedBy: STAFF,
    requires: ['readCustomers'],
    name: 'Manage customers',
    description: 'Add, edit and block customers, write notes and manage groups.',
    ne: { name: 'ग्राहक सम्हाल्ने', description: 'ग्राहक थप्ने, फेर्ने र रोक्ने, टिप्पणी लेख्ने र समूह मिलाउने।' },
  }),
  definePermission({
    code: 'readMessages',
    group: 'people',
    impliedBy: STAFF,
    name: 'Messages',
    description: 'Read and reply to messages to the store.',
    ne: { name: 'सन्देशहरू', description: 'पसलमा आएका सन्देश पढ्ने र जवाफ दिने।' },
  }),
  definePermission({
    code: 'manageReviews',
    group: 'people',
    impliedBy: STAFF,
    name: 'Reviews',
    description: 'Publish, reject and reply to reviews.',
    ne: { name: 'प्रतिक्रिया', description: 'प्रतिक्रिया प्रकाशित गर्ने, अस्वीकार गर्ने र जवाफ दिने।' },
  }),
  definePermission({
    code: 'readSubscribers',
    group: 'people',
    impliedBy: STAFF,
    name: 'Newsletter subscribers',
    description: 'See newsletter subscribers.',
    ne: { name: 'समाचारपत्रका सदस्य', description: 'समाचारपत्रका सदस्य हेर्ने।' },
  }),
  definePermission({
    code: 'readMail',
    group: 'people',
    impliedBy: STAFF,
    name: 'Sent emails',
    description: 'Read the emails the store has sent, and resend failed ones.',
    ne: { name: 'पठाइएका इमेल', description: 'पसलले पठाएका इमेल पढ्ने, र असफल भएका फेरि पठाउने।' },
  }),
  definePermission({
    code: 'readCatalog',
    group: 'catalog',
    impliedBy: STAFF,
    name: 'See products',
    description: 'See all products with their stock, drafts included.',
    ne: { name: 'उत्पादन हेर्ने', description: 'मस्यौदासहित सबै उत्पादन र मौज्दात हेर्ने।' },
  }),
  definePermission({
    code: 'manageCatalog',
    group: 'catalog',
    impliedBy: STAFF,
    requires: ['readCatalog'],
    name: 'Manage products',
    description: 'Add, edit, import, publish and archive products, including their descriptions and photos.',
    ne: {
      name: 'उत्पादन सम्हाल्ने',
      description: 'उत्पादन थप्ने, विवरण लेख्ने, तस्बिर राख्ने, आयात गर्ने, प्रकाशित गर्ने र अभिलेखमा राख्ने।',
    },
  }),
  definePermission({
    code: 'managePrices',
    group: 'catalog',
    impliedBy: STAFF,
    requires: ['readCatalog'],
    name: 'Set prices',
    description: 'Set making charges, stone prices and fixed prices for one or many products.',
    ne: { name: 'मूल्य राख्ने', description: 'एक वा धेरै उत्पादनको ज्याला, पत्थरको मूल्य र निश्चित मूल्य राख्ने।' },
  }),
  definePermission({
    code: 'manageStock',
    group: 'catalog',
    impliedBy: STAFF,
    requires: ['readCatalog'],
    name: 'Manage stock',
    description: 'Receive, count and correct stock.',
    ne: { name: 'मौज्दात सम्हाल्ने', description: 'मौज्दात बुझ्ने, गन्ने र सच्याउने।' },
  }),
  definePermission({
    code: 'manageContent',
    group: 'catalog',
    impliedBy: STAFF,
    name: 'Collections and pages',
    description: 'Edit collections, banners and the home page.',
    ne: { name: 'सङ्ग्रह र पृष्ठहरू', description: 'सङ्ग्रह, ब्यानर र गृहपृष्ठ सम्पादन गर्ने।' },
  }),
  definePermission({
    code: 'manageRates',
    group: 'catalog',
    impliedBy: STAFF,
    name: 'Metal rates',
    description: 'Publish the day’s rates, which reprice every product.',
    ne: { name: 'धातुका भाउ', description: 'दिनको भाउ प्रकाशित गर्ने; यसले सबै उत्पादनको मूल्य फेर्छ।' },
  }),
  definePermission({
    code: 'deleteRates',
    group: 'catalog',
    impliedBy: OWNER,
    requires: ['manageRates'],
    name: 'Delete metal rates',
    description: 'Delete a published rate.',
    ne: { name: 'धातुका भाउ मेटाउने', description: 'प्रकाशित भाउ मेटाउने।' },
  }),
  definePermission({
    code: 'seeFigures',
    group: 'money',
    impliedBy: STAFF,
    name: 'See sales figures',
    description: 'See the sales figures on the dashboard and in analytics.',
    ne: { name: 'बिक्री तथ्याङ्क हेर्ने', description: 'ड्यासबोर्डका बिक्री तथ्याङ्क र विश्लेषण हेर्ने।' },
  }),
  definePermission({
    code: 'exportLists',
    group: 'people',
    impliedBy: STAFF,
    name: 'Export lists',
    description: 'Export any list that the role can view as a file, including personal data.',
    ne: { name: 'सूची निर्यात गर्ने', description: 'आफूले हेर्न पाउने सूची व्यक्तिगत विवरणसहित फाइलमा निकाल्ने।' },
  }),
  definePermission({
    code: 'readAudit',
    group: 'store',
    impliedBy: OWNER,
    name: 'Audit log',
    description: 'See who changed what, and when.',
    ne: { name: 'परिवर्तन अभिलेख', description: 'कसले के र कहिले फेर्‍यो हेर्ने।' },
  }),
  definePermission({
    code: 'manageSettings',
    group: 'store',
    impliedBy: OWNER,
    name: 'Settings',
    description: 'Change shipping, tax, bank account, opening hours and staff sign-in.',
    ne: { name: 'सेटिङ', description: 'ढुवानी, कर, बैंक खाता, खुल्ने समय र कर्मचारीको लगइन फेर्ने।' },
  }),
  definePermission({
    code: 'manageStaff',
    group: 'store',
    impliedBy: OWNER,
    name: 'Manage staff',
    description:
      'Invite, edit and remove staff who have no more permissions than the person managing them, and edit roles.',
    ne: {
      name: 'कर्मचारी सम्हाल्ने',
      description: 'आफूभन्दा बढी अनुमति नभएका कर्मचारीलाई निमन्त्रणा पठाउने, फेर्ने र हटाउने, अनि भूमिका सम्पादन गर्ने।',
    },
  }),
  definePermission({
    code: 'manageApiKeys',
    group: 'store',
    impliedBy: OWNER,
    name: 'API keys',
    description: 'Give integrations access to the store.',
    ne: { name: 'API कुञ्जीहरू', description: 'एपलाई पसलमा पहुँच दिने।' },
  }),
  definePermission({
    code: 'manageWebhooks',
    group: 'store',
    impliedBy: OWNER,
    name: 'Webhooks',
    description: 'Notify integrations of events in the store.',
    ne: { name: 'वेबहुक', description: 'पसलमा भएका घटनाको खबर एपलाई पठाउने।' },
  }),
  definePermission({
    code: 'manageBackups',
    group: 'store',
    impliedBy: OWNER,
    name: 'Backups',
    description: 'See, check and create backups.',
    ne: { name: 'ब्याकअपहरू', description: 'ब्याकअप हेर्ने, जाँच्ने र बनाउने।' },
  }),
  definePermission({
    code: 'seeHealth',
    group: 'store',
    impliedBy: OWNER,
    name: 'Health',
    description: 'See the status of the server, and retry failed jobs.',
    ne: { name: 'अवस्था', description: 'सर्भरको अवस्था हेर्ने, र असफल काम फेरि चलाउने।' },
  }),
  definePermission({
    code: 'hardDelete',
    group: 'store',
    impliedBy: OWNER,
    name: 'Delete permanently',
    description: 'Permanently delete cancelled orders and accounts.',
    ne: { name: 'सधैँका लागि मेटाउने', description: 'रद्द भएका अर्डर र खाता सधैँका लागि मेटाउने।' },
  }),
] as const;

export type Action = (typeof DECLARATIONS)[number]['code'];

export const PERMISSIONS: readonly Permission<Action>[] = DECLARATIONS;

export const ACTIONS: readonly Action[] = DECLARATIONS.map(({ code }) => code);

const permissionByAction = new Map(PERMISSIONS.map((permission) => [permission.code, permission]));

export function findPermission(action: Action): Permission<Action> {
  const permission = permissionByAction.get(action);
  if (!permission) throw new Error(`No permission is declared for ${action}.`);
  return permission;
}

/** Returns the permissions that the action requires. A role with the action always includes them. */
export function getRequiredPermissions(action: Action): readonly Action[] {
  return findPermission(action).requires ?? [];
}

/** Returns the permissions that a role has without a staff role. */
export function getRolePermissions(role: Role): Action[] {
  return PERMISSIONS.filter(({ impliedBy }) => impliedBy.includes(role)).map(({ code }) => code);
}

/** Returns the chosen permissions and the permissions they require, in declared order. Unknown names are ignored. */
export function addRequiredPermissions(selectedPermissions: readonly string[]): Action[] {
  const permissionSet = new Set<string>(['enterAdmin', ...selectedPermissions]);
  // A required permission requires no others, so one pass is enough.
  for (const action of ACTIONS)
    if (permissionSet.has(action))
      for (const requiredPermission of getRequiredPermissions(action)) permissionSet.add(requiredPermission);
  return ACTIONS.filter((action) => permissionSet.has(action));
}

/** Returns the actions with the given GraphQL names. Unknown names are ignored. */
export function toActions(codes: readonly string[]): Action[] {
  return ACTIONS.filter((action) => codes.includes(toPermissionCode(action)));
}
