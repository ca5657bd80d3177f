import { expect, test, vi } from 'vitest';
import { inTab, onDevice } from './storage.ts';

test('reads and removes a written value', () => {
  expect(onDevice.write('sizes', { ring: 12 })).toBe(true);
  expect(onDevice.readRecord('sizes')).toEqual({ ring: 12 });
  expect(inTab.read('sizes')).toBeNull();
  onDevice.remove('sizes');
  expect(onDevice.read('sizes')).toBeNull();
});

test.each(['{', 'undefined', ''])('invalid JSON is treated as missing: %s', (text) => {
  onDevice.writeText('sizes', text);
  expect(onDevice.read('sizes')).toBeNull();
  expect(onDevice.readIds('sizes', 9)).toEqual([]);
});

test('reads only the strings in a list as ids, up to the maximum', () => {
  inTab.write('seen', ['a', 7, 'b', null, 'c']);
  expect(inTab.readIds('seen', 2)).toEqual(['a', 'b']);
});

test('a browser without storage reads nothing and reports failed writes', () => {
  const throwDenied = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(throwDenied);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(throwDenied);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(throwDenied);
  expect(onDevice.write('sizes', {})).toBe(false);
  expect(onDevice.readText('sizes')).toBeNull();
  expect(() => onDevice.remove('sizes')).not.toThrow();
});
