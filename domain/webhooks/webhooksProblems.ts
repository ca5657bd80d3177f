import { defineProblems } from '#domain/errors/defineProblems.ts';

export const WEBHOOKS_PROBLEMS = defineProblems({
  WEBHOOK_NOT_FOUND: { code: 'NOT_FOUND', message: 'This webhook doesn’t exist.' },
  WEBHOOK_DELIVERY_NOT_FOUND: { code: 'NOT_FOUND', message: 'This delivery doesn’t exist.' },
  WEBHOOK_DELIVERY_UNDER_WAY: {
    code: 'NOT_ALLOWED',
    message: 'This delivery is already in progress or waiting to be sent.',
  },
  WEBHOOK_NOT_ACTIVE: { code: 'NOT_ALLOWED', message: 'This webhook is off. Turn it on first.' },
  WEBHOOK_SCOPE_MISSING: {
    code: 'NOT_ALLOWED',
    message: 'A key without the scope {scope} can’t receive this topic.',
  },
  TOO_MANY_WEBHOOKS: {
    code: 'TOO_MANY',
    message: 'A store can have at most {most} webhooks of its own. Delete one first.',
  },
  TOO_MANY_WEBHOOKS_OF_KEY: {
    code: 'TOO_MANY',
    message: 'An API key can have at most {most} webhooks. Delete one first.',
  },
  WEBHOOK_PREVIOUS_SECRET_ACTIVE: {
    code: 'CONFLICT',
    message:
      'The previous secret stays valid until {at}. Wait until then, or send endPrevious to end it now.',
  },
  WEBHOOK_URL_INVALID: {
    code: 'INVALID',
    message: 'Enter an address such as https://erp.example.com/webhooks, with at most 500 characters.',
  },
  WEBHOOK_URL_WITH_SPACE: {
    code: 'INVALID',
    message: 'The address can’t contain spaces. Write a space as %20.',
  },
  WEBHOOK_URL_WITH_FRAGMENT: {
    code: 'INVALID',
    message: 'Remove # and everything after it from the address. It is never sent.',
  },
  WEBHOOK_URL_NOT_HTTPS: { code: 'INVALID', message: 'The address must start with https://.' },
  WEBHOOK_URL_WITH_PASSWORD: {
    code: 'INVALID',
    message: 'Remove the name and password from the address. The signature identifies the sender.',
  },
  WEBHOOK_URL_PORT_NOT_ALLOWED: { code: 'INVALID', message: 'Use port 443, or a port from 1024 up.' },
  WEBHOOK_URL_PRIVATE: {
    code: 'INVALID',
    message: 'The address must be reachable from the internet, not only inside a network.',
  },
});
