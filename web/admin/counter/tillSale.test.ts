import { describe, expect, it } from 'vitest';
import { addItem, emptySale, restoreSale, setQuantity, toSellInput } from './tillSale.ts';

const variant = { id: 'v1', sku: 'LOTUS-7', size: '7', price: 12_000, stock: 2 };
const ring = {
  id: 'p1',
  name: 'Lotus ring',
  sku: 'LOTUS',
  image: {
    url: '/media/1.webp',
    alt: '',
    altNe: null,
    width: 800,
    height: 800,
    colour: '#ffffff',
    focus: null,
  },
  darkImage: null,
  variants: [variant],
};
describe('the till', () => {
  it('sends whether a sale was made by phone', () => {
    expect(toSellInput({ ...emptySale, channel: 'PHONE', fulfilment: 'DELIVERY' }, 0, {})).toMatchObject({
      channel: 'PHONE',
      fulfilment: 'DELIVERY',
    });
  });

  it('increases the quantity of an item scanned again and removes it at zero', () => {
    const sale = addItem(addItem(emptySale, ring, variant), ring, variant);
    expect(sale.lines).toMatchObject([{ name: 'Lotus ring', size: '7', quantity: 2 }]);
    expect(setQuantity(sale, 'v1', 0).lines).toEqual([]);
  });

  it('sends all payments except those of zero', () => {
    const cash = { key: '1', method: 'CASH', amount: '12000', reference: '' } as const;
    const card = { key: '2', method: 'CARD', amount: null, reference: '4242' } as const;
    const paidSale = { ...addItem(emptySale, ring, variant), payments: [cash, card] };
    expect(toSellInput(paidSale, 11_800, {})).toMatchObject({
      lines: [{ productId: 'p1', size: '7', quantity: 1 }],
      payments: [{ method: 'CASH', amount: 11_800, given: 12_000 }],
      expectedTotal: 11_800,
    });
  });

  it('sends the customer’s address unless someone else receives it', () => {
    const deliverySale = {
      ...emptySale,
      fulfilment: 'DELIVERY' as const,
      buyer: { ...emptySale.buyer, name: 'Sita', phone: '9841000000' },
      address: { ...emptySale.address, name: 'Gita', phone: '9841000001', street: 'Tole' },
    };
    expect(toSellInput(deliverySale, 0, {}).shippingAddress).toMatchObject({
      name: 'Sita',
      phone: '9841000000',
    });
    expect(toSellInput({ ...deliverySale, isForOther: true }, 0, {}).shippingAddress).toMatchObject({
      name: 'Gita',
      street: 'Tole',
    });
  });

  it('resumes a sale parked by an earlier version of the till', () => {
    const payments = [{ key: '1', method: 'CASH', amount: '', given: '500', reference: '' }] as never;
    expect(restoreSale({ payments }).payments).toEqual([
      { key: '1', method: 'CASH', amount: '500', reference: '' },
    ]);
  });
});
