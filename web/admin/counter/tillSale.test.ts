import { describe, expect, it } from 'vitest';
import { emptySale, readSale, toSellInput, withPiece, withQuantity } from './tillSale.ts';

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
  it('says whether a sale was made over the telephone', () => {
    expect(toSellInput({ ...emptySale, channel: 'PHONE', fulfilment: 'DELIVERY' }, 0, {})).toMatchObject({
      channel: 'PHONE',
      fulfilment: 'DELIVERY',
    });
  });

  it('counts a piece that is scanned again, and lets it go', () => {
    const sale = withPiece(withPiece(emptySale, ring, variant), ring, variant);
    expect(sale.lines).toMatchObject([{ name: 'Lotus ring', size: '7', quantity: 2 }]);
    expect(withQuantity(sale, 'v1', 0).lines).toEqual([]);
  });

  it('sends what is paid, and no payment of nothing', () => {
    const cash = { key: '1', method: 'CASH', amount: '12000', reference: '' } as const;
    const card = { key: '2', method: 'CARD', amount: null, reference: '4242' } as const;
    const paid = { ...withPiece(emptySale, ring, variant), payments: [cash, card] };
    expect(toSellInput(paid, 11_800, {})).toMatchObject({
      lines: [{ productId: 'p1', size: '7', quantity: 1 }],
      payments: [{ method: 'CASH', amount: 11_800, given: 12_000 }],
      expectedTotal: 11_800,
    });
  });

  it('sends to the buyer, unless somebody else receives it', () => {
    const sent = {
      ...emptySale,
      fulfilment: 'DELIVERY' as const,
      buyer: { ...emptySale.buyer, name: 'Sita', phone: '9841000000' },
      address: { ...emptySale.address, name: 'Gita', phone: '9841000001', street: 'Tole' },
    };
    expect(toSellInput(sent, 0, {}).shippingAddress).toMatchObject({ name: 'Sita', phone: '9841000000' });
    expect(toSellInput({ ...sent, isForOther: true }, 0, {}).shippingAddress).toMatchObject({
      name: 'Gita',
      street: 'Tole',
    });
  });

  it('takes up a sale that an earlier till parked', () => {
    const payments = [{ key: '1', method: 'CASH', amount: '', given: '500', reference: '' }] as never;
    expect(readSale({ payments }).payments).toEqual([
      { key: '1', method: 'CASH', amount: '500', reference: '' },
    ]);
  });
});
