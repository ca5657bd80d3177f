import { z } from 'zod';
import {
  productViewSchema,
  recordActivitySchema,
  sessionDataSchema,
} from '#domain/activity/activitySchema.ts';
import { defineRoute } from '../route.ts';
import { EXAMPLE_ID } from '../shapes/entity.ts';
import { toUser, userSchema } from '../shapes/user.ts';
import {
  RecordActivityDocument,
  SaveSessionDataDocument,
  TrackProductViewDocument,
} from './activity.generated.ts';
import { MeDocument } from './profile.generated.ts';

const CONSENT_REQUIREMENT =
  'Stores nothing before the account consents with `PUT /users/profile` and `hasActivityConsent: true`.';
const object = z.record(z.string(), z.unknown());
const storedShape = {
  stored: z.int().describe('Number of stored records; 0 without the account’s consent.'),
};

/** Clients send instants as ISO 8601 or as milliseconds since 1970. */
const time = z
  .union([z.iso.datetime({ offset: true }), z.int().min(0).max(8.64e15)])
  .describe('ISO 8601, or milliseconds since 1970.')
  .transform((time) => new Date(time));

export const activity = [
  defineRoute({
    method: 'POST',
    path: '/user/track-product-view',
    summary: 'Records that the viewer looked at a product.',
    description: CONSENT_REQUIREMENT,
    rules: productViewSchema,
    body: z.strictObject({
      productId: z.string(),
      details: object.nullish(),
      timestamp: time.nullish(),
    }),
    example: { productId: EXAMPLE_ID },
    document: TrackProductViewDocument,
    variables: ({ body: { productId, details, timestamp } }) => ({
      input: { productId, details, timestamp: timestamp ?? undefined },
    }),
    answer: storedShape,
    data: ({ trackProductView: { stored } }) => ({ stored }),
  }),
  defineRoute({
    method: 'POST',
    path: '/user/save-session-data',
    summary: 'Records the device and browser of a visit.',
    description: CONSENT_REQUIREMENT,
    rules: sessionDataSchema,
    body: z.strictObject({
      sessionData: z.strictObject({
        sessionId: z.string(),
        startTime: time,
        deviceInfo: object.nullish(),
        browserInfo: object.nullish(),
      }),
    }),
    example: { sessionData: { sessionId: 'mb3k9', startTime: '2026-11-21T06:00:00.000Z' } },
    document: SaveSessionDataDocument,
    variables: ({ body: { sessionData } }) => {
      const { sessionId, startTime, deviceInfo, browserInfo } = sessionData;
      return { input: { sessionData: { sessionId, startTime, deviceInfo, browserInfo } } };
    },
    answer: storedShape,
    data: ({ saveSessionData: { stored } }) => ({ stored }),
  }),
  defineRoute({
    method: 'PUT',
    path: '/user/activity',
    summary: 'Records a sign-in, preferences, or up to 100 activities.',
    description: CONSENT_REQUIREMENT,
    rules: recordActivitySchema,
    body: z.strictObject({
      loginData: object.nullish(),
      preferences: object.nullish(),
      browsingData: z.strictObject({ activities: z.array(object), flushTime: time.nullish() }).nullish(),
    }),
    example: { preferences: { language: 'ne' } },
    document: RecordActivityDocument,
    variables: ({ body: { loginData, preferences, browsingData } }) => ({
      input: {
        loginData,
        preferences,
        browsingData: browsingData && {
          activities: browsingData.activities,
          flushTime: browsingData.flushTime ?? undefined,
        },
      },
    }),
    answer: storedShape,
    data: ({ recordActivity: { stored } }) => ({ stored }),
  }),
  defineRoute({
    method: 'GET',
    path: '/user/profile',
    summary: 'Returns the signed-in account.',
    document: MeDocument,
    answer: { user: userSchema },
    data: ({ me }) => ({ user: toUser(me) }),
  }),
];
