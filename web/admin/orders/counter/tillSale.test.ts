import { describe, expect, it } from 'vitest';
import {
  amountsOf,
  changeFor,
  emptySale,
  type TillPayment,
  toSellInput,
  withPayment,
  withPiece,
  withQuantity,
} from './tillSale.ts';

const variant = { id: 'v1', sku: 'LOTUS-7', size: '7', price: 12_000, stock: 2 };
const ring = {
  id: 'p1',
  name: 'Lotus ring',
  sku: 'LOTUS',
  images: [{ url: '/media/1.webp' }],
  variants: [variant],
};
const payment = (given: Partial<TillPayment>): TillPayment => {
  return { key: '1', method: 'CASH', amount: '', given: '', reference: '', ...given };
};

describe('the till', () => {
  it('says whether a sale was made over the telephone', () => {
    expect(toSellInput({ ...emptySale, channel: 'PHONE', handover: 'DELIVERY' }, 0, {})).toMatchObject({
      channel: 'PHONE',
      handover: 'DELIVERY',
    });
  });

  it('counts a piece that is scanned again, and lets it go', () => {
    const sale = withPiece(withPiece(emptySale, ring, variant), ring, variant);
    expect(sale.lines).toMatchObject([{ name: 'Lotus ring', size: '7', quantity: 2 }]);
    expect(withQuantity(sale, 'v1', 0).lines).toEqual([]);
  });

  it('takes what is left for the payment that names no amount', () => {
    expect(amountsOf([payment({ amount: '1,000' }), payment({})], 11_800)).toEqual([1000, 10_800]);
    expect(amountsOf([payment({}), payment({ amount: '20,000' })], 11_800)).toEqual([0, 20_000]);
  });

  it('asks a further payment for its amount', () => {
    const sale = withPayment(withPayment(emptySale, 'CASH', '1'), 'CARD', '2');
    expect(sale.payments.map(({ amount }) => amount)).toEqual(['', '0']);
  });

  it('gives change of what was given, and none where that is too little', () => {
    expect(changeFor(payment({ given: '12000' }), 11_800)).toBe(200);
    expect(changeFor(payment({}), 11_800)).toBe(0);
    expect(changeFor(payment({ given: '11000' }), 11_800)).toBeNull();
  });

  it('sends what is paid, and no payment of nothing', () => {
    const paid = {
      ...withPiece(emptySale, ring, variant),
      payments: [payment({ given: '12000' }), payment({ method: 'CARD', amount: '0' })],
    };
    expect(toSellInput(paid, 11_800, {})).toMatchObject({
      lines: [{ productId: 'p1', size: '7', quantity: 1 }],
      payments: [{ method: 'CASH', amount: 11_800, given: 12_000 }],
      expectedTotal: 11_800,
    });
  });
});
