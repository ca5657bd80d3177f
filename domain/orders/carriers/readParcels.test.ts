import { describe, expect, test } from 'vitest';
import { readParcels } from './readParcels.ts';

const buildParcel = (row: number, order: string, trackingNumber: string, carrier = '') => ({
  row,
  order,
  trackingNumber,
  carrier,
});

test('reads parcels pasted from a spreadsheet', () => {
  expect(readParcels('JW-7K2M9QX4TB\tNCM-1\tNepal Can Move\nJW-7K2M9QX4TC\tNCM-2')).toEqual([
    buildParcel(1, 'JW-7K2M9QX4TB', 'NCM-1', 'Nepal Can Move'),
    buildParcel(2, 'JW-7K2M9QX4TC', 'NCM-2'),
  ]);
});

test('reads parcels from a CSV file and skips the heading', () => {
  const file =
    '\uFEFFOrder,Tracking number,Carrier\r\nJW-7K2M9QX4TB,"A,1","The ""fast"" one"\r\n\r\nJW-2;P 2;\r\n';
  expect(readParcels(file)).toEqual([
    buildParcel(2, 'JW-7K2M9QX4TB', 'A,1', 'The "fast" one'),
    buildParcel(4, 'JW-2', 'P 2'),
  ]);
});

test('a first line without a digit is a parcel if it begins with an order number', () => {
  expect(readParcels('JW-SRVPDDTKKH, N-TKKH\nsrvpddtkkh\tPARCEL')).toEqual([
    buildParcel(1, 'JW-SRVPDDTKKH', 'N-TKKH'),
    buildParcel(2, 'srvpddtkkh', 'PARCEL'),
  ]);
  expect(readParcels('srvpddtkkh, PARCEL')).toHaveLength(1);
  expect(readParcels('JW-SRVPDDTKKH,N-TKKH,Pathao,Pokhara city\nJW-7K2M9QX4TB,N-2,Pathao,x')).toHaveLength(2);
});

test('reads two words as order number and tracking number', () => {
  expect(readParcels('JW-7K2M9QX4TB   N1')).toEqual([buildParcel(1, 'JW-7K2M9QX4TB', 'N1')]);
});

test.each([
  ['JW-7K2M9QX4TB -> NCM1', 'NCM1', ''],
  ['JW-7K2M9QX4TB: NCM1', 'NCM1', ''],
  ['JW-7K2M9QX4TB - NCM1', 'NCM1', ''],
  ['1. JW-7K2M9QX4TB NCM1', 'NCM1', ''],
  ['• JW-7K2M9QX4TB NCM1', 'NCM1', ''],
  ['NCM1 JW-7K2M9QX4TB', 'NCM1', ''],
  ['JW-7K2M9QX4TB (NCM1)', 'NCM1', ''],
  ['JW-7K2M9QX4TB १२३४५६७', '1234567', ''],
  ['Order JW-7K2M9QX4TB Tracking NCM1', 'NCM1', ''],
  ['JW-7K2M9QX4TB NCM 12 34', 'NCM 12 34', ''],
  ['JW-7K2M9QX4TB NCM1 Nepal Can Move', 'NCM1', 'Nepal Can Move'],
  ['JW-7K2M9QX4TB\u200B NCM1\u200B', 'NCM1', ''],
])('reads the typed line %j', (line, trackingNumber, carrier) => {
  expect(readParcels(line)).toEqual([buildParcel(1, 'JW-7K2M9QX4TB', trackingNumber, carrier)]);
});

test('does not read a column of row numbers as tracking numbers', () => {
  expect(readParcels('1,JW-7K2M9QX4TB,NCM1\n2,JW-7K2M9QX4TC,NCM2,Pathao')).toEqual([
    buildParcel(1, 'JW-7K2M9QX4TB', 'NCM1'),
    buildParcel(2, 'JW-7K2M9QX4TC', 'NCM2', 'Pathao'),
  ]);
});

test('keeps rows without a tracking number, so that the problem can be reported', () => {
  expect(readParcels('JW-7K2M9QX4TB')).toEqual([buildParcel(1, 'JW-7K2M9QX4TB', '')]);
  expect(readParcels('Order No,Tracking Number\nJW-7K2M9QX4TB,')).toEqual([
    buildParcel(2, 'JW-7K2M9QX4TB', ''),
  ]);
  expect(readParcels(' \n')).toEqual([]);
});

describe('finds the order column by the store’s order numbers', () => {
  test.each([
    ['next to the courier’s own', 'Order ID,Vendor Ref Id,Destination\n1234567,JW-7K2M9QX4TB,Pokhara', ''],
    ['under an unknown column name', 'AWB,Our code,Courier\n1234567,JW-7K2M9QX4TB,Aramex', 'Aramex'],
    ['without column names', '1234567,JW-7K2M9QX4TB,Aramex', 'Aramex'],
  ])('%s', (_case, text, carrier) => {
    const row = text.split('\n').length;
    expect(readParcels(text)).toEqual([buildParcel(row, 'JW-7K2M9QX4TB', '1234567', carrier)]);
  });
});

describe('reads a carrier’s list by its column names', () => {
  test.each([
    [
      'with a letterhead and another column order',
      [
        'Nepal Can Move Pvt. Ltd.,,,,',
        'Printed on,2026-11-27,,,',
        'SN,Tracking ID,Order Date,Vendor Ref,Receiver,COD Charge,Delivery Partner,Courier',
        '1,NCM-1,2026-11-26,JW-7K2M9QX4TB,"Rai, Sita",100,x,Nepal Can Move',
        '2,NCM-2,2026-11-26,JW-7K2M9QX4TC,Ram Rai,100,x,N/A',
        'Total,2,,,,200,,',
      ].join('\r\n'),
      [buildParcel(4, 'JW-7K2M9QX4TB', 'NCM-1', 'Nepal Can Move'), buildParcel(5, 'JW-7K2M9QX4TC', 'NCM-2')],
    ],
    [
      'with pipes as delimiters and only the parcel column known',
      'Consignment ID|Merchant Order ID|Order Amount\nDK-1|JW-7K2M9QX4TB|1,500\n',
      [buildParcel(2, 'JW-7K2M9QX4TB', 'DK-1')],
    ],
    [
      'with numbers stored as text',
      'Order No;AWB\nJW-7K2M9QX4TB;="0890123456789"\n',
      [buildParcel(2, 'JW-7K2M9QX4TB', '0890123456789')],
    ],
  ])('%s', (_name, text, parcels) => {
    expect(readParcels(text)).toEqual(parcels);
  });
});

test('reads a carrier’s list whose order column has an unknown name', () => {
  const text = [
    'Delivery Date;Receiver Name;COD;Docket No;Mobile;Our ref of it',
    '2026-11-26;Sita Rai;5,186;D1;9841000000;JW-7K2M9QX4TB',
    '2026-11-26;Ram Rai;5,186;D2;9841000001;JW-7K2M9QX4TC',
    ';;10,372;;;',
  ].join('\n');
  expect(readParcels(text)).toEqual([
    buildParcel(2, 'JW-7K2M9QX4TB', 'D1'),
    buildParcel(3, 'JW-7K2M9QX4TC', 'D2'),
  ]);
  const amountFirstCsv = 'COD,Order No,AWB\n5186,JW-7K2M9QX4TB,A1\n"5,186",,';
  expect(readParcels(amountFirstCsv)).toEqual([buildParcel(2, 'JW-7K2M9QX4TB', 'A1')]);
});

describe('the error for a rejected list names the row', () => {
  test.each([
    [
      'Order,Tracking number\nJW-7K2M9QX4TB,8.9E+12',
      'Row 2, column “Tracking number”: the spreadsheet shortened',
    ],
    [
      'JW-7K2M9QX4TB,N1\nJW-7K2M9QX4TC,12-Oct',
      'Row 2, column “2”: the spreadsheet turned this value into the date “12-Oct”',
    ],
    ['JW-7K2M9QX4TB,Sita Rai,NCM1', 'Row 1 has values where the column names should be.'],
    ['JW-7K2M9QX4TB,NCM1,5000', 'Row 1 has values where the column names should be.'],
    ['JW-7K2M9QX4TB,Pathao,NCM1', 'Row 1 has values where the column names should be.'],
    ['JW-7K2M9QX4TB,#N/A', 'Row 1, column “2”: “#N/A” is a spreadsheet error.'],
    ['Order,Tracking number\nJW-7K2M9QX4TB,N1,,x', 'Row 2 has 4 cells, but only 2 columns have names.'],
    [
      'Order Date,Receiver,Weight,Order No\n2026-11-26,Sita,0.5,JW-7K2M9QX4TB',
      'The file has no column “Tracking number”.',
    ],
    ['JW-7K2M9QX4TB,"N1', 'Row 1, column 2: the quotation mark'],
  ])('%j', (text, message) => {
    expect(() => readParcels(text)).toThrow(message);
  });
});
