import { expect, test } from 'vitest';
import { findUrlProblem } from './webhookUrl.ts';

test.each([
  ['https://erp.example.com/hooks?shop=1', null],
  ['https://erp.example.com:8443/hooks', null],
  ['https://203.0.113.7/hooks', null],
  ['http://erp.example.com/', 'WEBHOOK_URL_NOT_HTTPS'],
  ['ftp://erp.example.com/', 'WEBHOOK_URL_INVALID'],
  ['erp.example.com', 'WEBHOOK_URL_INVALID'],
  ['https://erp.example.com/#part', 'WEBHOOK_URL_WITH_FRAGMENT'],
  ['https://erp.example.com/#', 'WEBHOOK_URL_WITH_FRAGMENT'],
  ['https://erp.example.com/a b', 'WEBHOOK_URL_WITH_SPACE'],
  ['https://erp.example.com/a%20b', null],
  [`https://erp.example.com/${'x'.repeat(500)}`, 'WEBHOOK_URL_INVALID'],
  ['https://me:secret@erp.example.com/', 'WEBHOOK_URL_WITH_PASSWORD'],
  ['https://erp.example.com:22/', 'WEBHOOK_URL_PORT_NOT_ALLOWED'],
  ['https://localhost/', 'WEBHOOK_URL_PRIVATE'],
  ['https://printer/', 'WEBHOOK_URL_PRIVATE'],
  ['https://db.internal/', 'WEBHOOK_URL_PRIVATE'],
  ['https://db.internal./', 'WEBHOOK_URL_PRIVATE'],
  ['https://Shop.LOCAL/', 'WEBHOOK_URL_PRIVATE'],
  ['https://127.0.0.1/', 'WEBHOOK_URL_PRIVATE'],
  ['https://10.0.0.1/', 'WEBHOOK_URL_PRIVATE'],
  ['https://172.16.0.1/', 'WEBHOOK_URL_PRIVATE'],
  ['https://172.32.0.1/', null],
  ['https://192.168.1.9:8443/', 'WEBHOOK_URL_PRIVATE'],
  ['https://100.64.0.1/', 'WEBHOOK_URL_PRIVATE'],
  ['https://169.254.169.254/', 'WEBHOOK_URL_PRIVATE'],
  ['https://0x7f.1/', 'WEBHOOK_URL_PRIVATE'],
  ['https://[::1]/', 'WEBHOOK_URL_PRIVATE'],
  ['https://[fd00::1]/', 'WEBHOOK_URL_PRIVATE'],
  ['https://[2001:db8::1]/', null],
  ['https://10.example.com/', null],
  ['http://127.0.0.1:5000/', 'WEBHOOK_URL_NOT_HTTPS'],
])('the problem of %s is %s', (url, problem) => {
  expect(findUrlProblem(url, { allowsLoopback: false })).toBe(problem);
});

test.each([
  ['http://127.0.0.1:5000/hooks', null],
  ['http://localhost:80/', null],
  ['http://[::1]:5000/', null],
  ['http://192.168.0.1/', 'WEBHOOK_URL_NOT_HTTPS'],
  ['http://127.0.0.1.example.com/', 'WEBHOOK_URL_NOT_HTTPS'],
])('in a development store, the problem of %s is %s', (url, problem) => {
  expect(findUrlProblem(url, { allowsLoopback: true })).toBe(problem);
});
