import { expect, test } from 'vitest';
import { readParcels } from './readParcels.ts';

const parcel = (order: string, trackingNumber: string, carrier = '') => ({ order, trackingNumber, carrier });

test('parcels are read as they are pasted from a sheet', () => {
  expect(readParcels('JW-7K2M9QX4TB\tNCM-1\tNepal Can Move\nJW-7K2M9QX4TC\tNCM-2')).toEqual([
    parcel('JW-7K2M9QX4TB', 'NCM-1', 'Nepal Can Move'),
    parcel('JW-7K2M9QX4TC', 'NCM-2'),
  ]);
});

test('and as a CSV file has them, without its heading', () => {
  const file =
    '\uFEFFOrder,Tracking number,Carrier\r\nJW-7K2M9QX4TB,"A,1","The ""fast"" one"\r\n\r\nJW-2;P 2;\r\n';
  expect(readParcels(file)).toEqual([
    parcel('JW-7K2M9QX4TB', 'A,1', 'The "fast" one'),
    parcel('JW-2', 'P 2'),
  ]);
});

test('a first line without a digit is a parcel where it begins with an order number', () => {
  expect(readParcels('JW-SRVPDDTKKH, N-TKKH\nsrvpddtkkh\tPARCEL')).toEqual([
    parcel('JW-SRVPDDTKKH', 'N-TKKH'),
    parcel('srvpddtkkh', 'PARCEL'),
  ]);
  expect(readParcels('srvpddtkkh, PARCEL')).toHaveLength(1);
});

test('two words are an order and a number', () => {
  expect(readParcels('JW-7K2M9QX4TB   N1')).toEqual([parcel('JW-7K2M9QX4TB', 'N1')]);
});

test('what lacks its number is read, to be told so', () => {
  expect(readParcels('JW-7K2M9QX4TB')).toEqual([parcel('JW-7K2M9QX4TB', '')]);
  expect(readParcels(' \n')).toEqual([]);
});
