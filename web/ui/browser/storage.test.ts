import { expect, test, vi } from 'vitest';
import { deviceStorage, tabStorage } from './storage.ts';

test('reads and removes a written value', () => {
  expect(deviceStorage.write('sizes', { ring: 12 })).toBe(true);
  expect(deviceStorage.readRecord('sizes')).toEqual({ ring: 12 });
  expect(tabStorage.read('sizes')).toBeNull();
  deviceStorage.remove('sizes');
  expect(deviceStorage.read('sizes')).toBeNull();
});

test.each(['{', 'undefined', ''])('invalid JSON is treated as missing: %s', (text) => {
  deviceStorage.writeText('sizes', text);
  expect(deviceStorage.read('sizes')).toBeNull();
  expect(deviceStorage.readIds('sizes', 9)).toEqual([]);
});

test('reads only the strings in a list as ids, up to the maximum', () => {
  tabStorage.write('seen', ['a', 7, 'b', null, 'c']);
  expect(tabStorage.readIds('seen', 2)).toEqual(['a', 'b']);
});

test('a browser without storage reads nothing and reports failed writes', () => {
  const throwAccessDenied = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(throwAccessDenied);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(throwAccessDenied);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(throwAccessDenied);
  expect(deviceStorage.write('sizes', {})).toBe(false);
  expect(deviceStorage.readText('sizes')).toBeNull();
  expect(() => deviceStorage.remove('sizes')).not.toThrow();
});
