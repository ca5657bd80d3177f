import { expect, test } from 'vitest';
import { classifyMailFailure } from './classifyMailFailure.ts';

test.each([
  ['Invalid login: 535 5.7.8 Username and Password not accepted', 'AUTHENTICATION_FAILED'],
  ['connect ECONNREFUSED 127.0.0.1:587', 'UNREACHABLE'],
  ['The mail server took too long.', 'UNREACHABLE'],
  ["Can't send mail - all recipients were rejected: 550 5.1.1 No such user", 'RECIPIENT_REJECTED'],
  ['Mail command failed: 553 Sender address rejected', 'SENDER_REJECTED'],
  ['The mail server began to receive this email and never confirmed it.', 'DELIVERY_UNKNOWN'],
  ['The cat sat on the mail server', 'OTHER'],
])('classifies the mail failure “%s”', (message, failure) => {
  expect(classifyMailFailure(message)).toBe(failure);
});
