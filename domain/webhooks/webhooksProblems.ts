import { defineProblems } from '#domain/errors/defineProblems.ts';

export const WEBHOOKS_PROBLEMS = defineProblems({
  WEBHOOK_NOT_FOUND: { code: 'NOT_FOUND', message: 'There is no such webhook.' },
  WEBHOOK_DELIVERY_NOT_FOUND: { code: 'NOT_FOUND', message: 'There is no such delivery.' },
  WEBHOOK_DELIVERY_UNDER_WAY: {
    code: 'NOT_ALLOWED',
    message: 'This delivery is being sent at this moment, or waits for its turn.',
  },
  WEBHOOK_OFF: { code: 'NOT_ALLOWED', message: 'This webhook is off. Switch it on first.' },
  WEBHOOK_SCOPE_MISSING: {
    code: 'NOT_ALLOWED',
    message: 'A key without the scope {scope} cannot be told of this.',
  },
  TOO_MANY_WEBHOOKS: {
    code: 'TOO_MANY',
    message: 'A store may have {most} webhooks of its own. Delete one first.',
  },
  TOO_MANY_WEBHOOKS_OF_KEY: {
    code: 'TOO_MANY',
    message: 'An API key may have {most} webhooks. Delete one first.',
  },
  WEBHOOK_SECRET_STILL_SIGNS: {
    code: 'CONFLICT',
    message: 'The secret before signs until {at}. Wait until then, or send endPrevious to end it at once.',
  },
  WEBHOOK_ADDRESS_NOT_READ: {
    code: 'INVALID',
    message: 'Enter an address such as https://erp.example.com/webhooks, of up to 500 characters.',
  },
  WEBHOOK_ADDRESS_WITH_SPACE: {
    code: 'INVALID',
    message: 'The address must have no spaces. Write one in it as %20.',
  },
  WEBHOOK_ADDRESS_WITH_FRAGMENT: {
    code: 'INVALID',
    message: 'Leave out # and what follows it: that is never sent.',
  },
  WEBHOOK_ADDRESS_NOT_HTTPS: { code: 'INVALID', message: 'The address must begin with https://.' },
  WEBHOOK_ADDRESS_WITH_PASSWORD: {
    code: 'INVALID',
    message: 'Leave name and password out of the address: the signature tells who sends.',
  },
  WEBHOOK_ADDRESS_PORT: { code: 'INVALID', message: 'Use port 443, or one from 1024 on.' },
  WEBHOOK_ADDRESS_PRIVATE: {
    code: 'INVALID',
    message: 'The address must be reachable on the internet, not only inside of a network.',
  },
});
