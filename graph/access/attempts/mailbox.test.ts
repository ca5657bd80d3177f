import { expect, test } from 'vitest';
import { toMailbox } from './mailbox.ts';

test.each([
  ['vic@example.com', 'vic@example.com'],
  ['Vic@Example.COM', 'vic@example.com'],
  ['vic+1@example.com', 'vic@example.com'],
  ['vic+1+2@example.com', 'vic@example.com'],
  ['v.i.c@example.com', 'v.i.c@example.com'],
  ['v.i.c+1@gmail.com', 'vic@gmail.com'],
  ['V.ic@googlemail.com', 'vic@gmail.com'],
  ['v.i.c+a+b@GoogleMail.com', 'vic@gmail.com'],
  ['vic@example.com.', 'vic@example.com'],
  [' vic@gmail.com. ', 'vic@gmail.com'],
  ['vic@bücher.example', 'vic@xn--bcher-kva.example'],
  ['vic@BÜCHER.example', 'vic@xn--bcher-kva.example'],
  ['vic@xn--bcher-kva.example', 'vic@xn--bcher-kva.example'],
  ['+1@example.com', '+1@example.com'],
  ['"a@b+c"@example.com', '"a@b@example.com'],
  ['VIC+1@Yahoo.com', 'vic@yahoo.com'],
  ['deals-shop1@yahoo.com', 'deals-@yahoo.com'],
  ['deals-shop-2@yahoo.com.', 'deals-@yahoo.com'],
  ['deals-3@yahoo.co.in', 'deals-@yahoo.co.in'],
  ['deals@yahoo.com', 'deals@yahoo.com'],
  ['-deals@yahoo.com', '-deals@yahoo.com'],
  ['deals-4+a@ymail.com', 'deals-@ymail.com'],
  ['a-b@example.com', 'a-b@example.com'],
  ['shop@vic.fastmail.com', 'vic@fastmail.com'],
  ['other+1@vic.FASTMAIL.fm', 'vic@fastmail.fm'],
  ['vic+shop@fastmail.com', 'vic@fastmail.com'],
  ['shop@a.vic.fastmail.com', 'vic@fastmail.com'],
  ['shop@vic.notfastmail.com', 'shop@vic.notfastmail.com'],
  ['vic@protonmail.com', 'vic@pm.me'],
  ['Vic+shop@proton.me', 'vic@pm.me'],
  ['vic@PM.me.', 'vic@pm.me'],
  ['v.i-c_1+shop@protonmail.ch', 'vic1@pm.me'],
  ['vic@icloud.com', 'vic@me.com'],
  ['VIC+1@me.com', 'vic@me.com'],
  ['vic@mac.com', 'vic@me.com'],
  ['vic@mail.pm.me', 'vic@mail.pm.me'],
  ['vic@notme.com', 'vic@notme.com'],
])('%s belongs to mailbox %s', (address, mailbox) => {
  expect(toMailbox(address)).toBe(mailbox);
});

test('the same name at different Microsoft domains belongs to different mailboxes', () => {
  const addresses = ['vic@outlook.com', 'vic@hotmail.com', 'vic@live.com'];
  expect(addresses.map(toMailbox)).toEqual(addresses);
});

test.each(['JW-2026-000001', '+9779841000000', 'cm3k2v', '@example.com', ''])(
  '%j is not an address and is returned unchanged',
  (subject) => {
    expect(toMailbox(subject)).toBe(subject);
  },
);
