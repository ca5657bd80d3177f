import { z } from 'zod';
import {
  productViewSchema,
  recordActivitySchema,
  sessionDataSchema,
} from '#domain/activity/activitySchema.ts';
import { defineRoutes } from '../route.ts';
import { EXAMPLE_ID } from '../shapes/entity.ts';
import { toUser, userSchema } from '../shapes/user.ts';
import {
  RecordActivityDocument,
  SaveSessionDataDocument,
  TrackProductViewDocument,
} from './activity.generated.ts';
import { MeDocument } from './profile.generated.ts';

const route = defineRoutes('Activity');

const CONSENT =
  'Nothing is stored before the account consents: `PUT /users/profile` with `hasActivityConsent: true`.';
const object = z.record(z.string(), z.unknown());
const stored = { stored: z.int().describe('How many records; 0 without the account’s consent.') };

/** Clients send instants as ISO 8601 or as milliseconds since 1970. */
const time = z
  .union([z.iso.datetime({ offset: true }), z.int().min(0).max(8.64e15)])
  .describe('ISO 8601, or milliseconds since 1970.')
  .transform((time) => new Date(time));

export const activity = [
  route({
    method: 'POST',
    path: '/user/track-product-view',
    summary: 'Stores that the viewer looked at a piece.',
    description: CONSENT,
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
    answer: stored,
    data: ({ trackProductView: { stored } }) => ({ stored }),
  }),
  route({
    method: 'POST',
    path: '/user/save-session-data',
    summary: 'Stores the device and browser of a visit.',
    description: CONSENT,
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
    answer: stored,
    data: ({ saveSessionData: { stored } }) => ({ stored }),
  }),
  route({
    method: 'PUT',
    path: '/user/activity',
    summary: 'Stores a sign-in, preferences, or a batch of up to 100 activities.',
    description: CONSENT,
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
    answer: stored,
    data: ({ recordActivity: { stored } }) => ({ stored }),
  }),
  route({
    method: 'GET',
    path: '/user/profile',
    summary: 'The signed-in account.',
    document: MeDocument,
    answer: { user: userSchema },
    data: ({ me }) => ({ user: toUser(me) }),
  }),
];
