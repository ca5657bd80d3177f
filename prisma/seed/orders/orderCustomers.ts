import type { PrismaClient, User } from '#graph/prisma/generated/client.ts';
import { DEMO_ADMIN_EMAIL, DEMO_SHOPPER_EMAIL } from '../accounts.ts';
import { createRandom, type Random } from '../random.ts';
import { createRandomAddress, type PlainAddress } from './addresses.ts';
import type { OrderPlan } from './orderPlans.ts';

export interface People {
  shopper: User;
  customers: Customer[];
  /** Staff member who changes the orders' status. */
  staff: User;
}

type Customer = User & { address: PlainAddress };

export interface OrderCustomer {
  /** Null for a guest. */
  id: string | null;
  name: string;
  email: string;
  phone: string;
  address: PlainAddress;
}

const PHONE = '+9779800000000';
const GUEST_SHARE = 0.2;
const SHOPPER_ADDRESS: PlainAddress = {
  province: 'Gandaki',
  district: 'Kaski',
  municipality: 'Pokhara',
  ward: 6,
  street: 'Lakeside road, house 12',
};

export async function findPeople(prisma: PrismaClient): Promise<People> {
  const customers = await prisma.user.findMany({
    where: { email: { startsWith: 'customer', endsWith: '@example.com' } },
    orderBy: { email: 'asc' },
  });
  return {
    shopper: await prisma.user.findFirstOrThrow({ where: { email: DEMO_SHOPPER_EMAIL } }),
    staff: await prisma.user.findFirstOrThrow({ where: { email: DEMO_ADMIN_EMAIL } }),
    // Each customer has one address.
    customers: customers.map((customer, index) => ({
      ...customer,
      address: createRandomAddress(createRandom(index + 1)),
    })),
  };
}

/** Returns the demo shopper, a guest, or a customer whose account already existed. */
export function chooseCustomer(
  { isDemoShopper, placedAt }: OrderPlan,
  people: People,
  random: Random,
): OrderCustomer {
  if (isDemoShopper) return toOrderCustomer({ ...people.shopper, address: SHOPPER_ADDRESS });

  const customers = people.customers.filter(({ createdAt }) => createdAt <= placedAt);
  if (customers.length > 0 && !random.chance(GUEST_SHARE)) return toOrderCustomer(random.pick(customers));

  const number = random.between(100, 999);
  return {
    id: null,
    name: `Guest ${number}`,
    email: `guest${number}@example.com`,
    phone: `+9779800002${number}`,
    address: createRandomAddress(random),
  };
}

function toOrderCustomer({ id, name, email, phone, address }: Customer): OrderCustomer {
  return { id, name, email, phone: phone ?? PHONE, address };
}
