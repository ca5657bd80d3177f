import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

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
])('%s leads to %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

test.each(['JW-2026-000001', '+9779841000000', 'cm3k2v', '@example.com', ''])(
  '%j is no address',
  (subject) => {
    expect(mailboxOf(subject)).toBe(subject);
  },
);
