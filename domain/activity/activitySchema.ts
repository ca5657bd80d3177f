import { z } from 'zod';
import {
  buildBoundedJsonSchema,
  buildBoundedObjectSchema,
  removeLoneSurrogates,
  replaceLoneSurrogates,
} from '#domain/text/boundedJson.ts';
import { removeHiddenCharacters } from '#domain/text/hiddenCharacters.ts';
import { shortenToCodePoints } from '#domain/text/shorten.ts';
import { buildSingleLineSchema, toSingleLine } from '#domain/text/texts.ts';
import { ACTIVITY_TYPES, type ActivityType, MAX_BATCH_SIZE } from './activity.ts';

const CLIENT_TYPES = ACTIVITY_TYPES.filter((type) => type !== 'LOGIN');

const BROWSERS = ['Chrome', 'Firefox', 'Safari', 'Edge'];

const TIME_PROBLEM = 'Send a time as ISO 8601 or as milliseconds since 1970.';
const NUMBER_PROBLEM = 'Send a number.';
const TEXT_PROBLEM = 'Send a text.';

const timestamp = z
  .union([z.iso.datetime({ offset: true }), z.number()], { error: TIME_PROBLEM })
  .transform((time) => new Date(time))
  .refine((time) => !Number.isNaN(time.getTime()), { error: TIME_PROBLEM });

const page = buildTextSchema(300);
const duration = buildClampedNumberSchema(0, 86_400);
const percent = buildClampedNumberSchema(0, 100);
const coordinate = buildClampedNumberSchema(-100_000, 100_000);
const productId = z
  .string({ error: 'Send the id of a product.' })
  .min(1, { error: 'Send the id of a product.' })
  .max(64, { error: 'Send the id of a product.' });
const details = buildBoundedObjectSchema('The details').nullish().transform(nullToUndefined);

const buildActivitySchema = <Type extends ActivityType, Fields extends z.ZodRawShape>(
  type: Type,
  fields: Fields,
) => z.object({ type: z.literal(type), timestamp, ...fields });

/**
 * One tracked activity with the fields of its type. Other fields are dropped, text is truncated, and numbers are
 * clamped to their limits.
 */
const activity = z.discriminatedUnion(
  'type',
  [
    buildActivitySchema('PAGE_NAVIGATION', { page }),
    buildActivitySchema('PAGE_EXIT', { page, duration }),
    buildActivitySchema('PAGE_ENTRY', { page }),
    buildActivitySchema('PRODUCT_VIEW', { productId, details }),
    buildActivitySchema('SCROLL', { maxScrollPercent: percent, currentScrollPercent: percent }),
    buildActivitySchema('CLICK', {
      element: buildTextSchema(100),
      className: toOptionalSchema(buildTextSchema(300)),
      id: toOptionalSchema(buildTextSchema(100)),
      text: toOptionalSchema(buildTextSchema(100)),
      x: coordinate,
      y: coordinate,
    }),
    buildActivitySchema('USER_ACTION', {
      data: buildBoundedJsonSchema('The data').transform((data) => replaceLoneSurrogates(data ?? null)),
    }),
  ],
  { error: `Send an activity whose type is one of ${CLIENT_TYPES.join(', ')}.` },
);

export type ActivityInput = z.output<typeof activity>;

export const recordActivitySchema = z
  .object({
    loginData: buildBoundedObjectSchema('The sign-in').nullish(),
    preferences: buildBoundedObjectSchema('The preferences').nullish(),
    browsingData: z
      .object({
        activities: z
          .array(activity, { error: 'Send a list of activities.' })
          .max(MAX_BATCH_SIZE, { error: `Send at most ${MAX_BATCH_SIZE} activities per request.` }),
      })
      .nullish(),
  })
  .refine(({ loginData, preferences, browsingData }) => loginData ?? preferences ?? browsingData, {
    error: 'Send loginData, preferences or browsingData.',
    path: ['browsingData'],
  });

export const productViewSchema = z.object({ productId, details });

const optionalFlag = toOptionalSchema(z.boolean({ error: 'Send true or false.' }));
const optionalPixels = toOptionalSchema(buildClampedNumberSchema(0, 100_000));

export const sessionDataSchema = z.object({
  sessionData: z.object({
    sessionId: buildSingleLineSchema()
      .min(1, { error: 'Send an id for the session.' })
      .max(64, { error: 'Use at most 64 characters for the id of the session.' }),
    startTime: z.date(),
    deviceInfo: buildDeviceSchema({
      userAgent: toOptionalSchema(buildTextSchema(300)),
      platform: toOptionalSchema(buildTextSchema(100)),
      language: toOptionalSchema(buildTextSchema(100)),
      cookiesEnabled: optionalFlag,
      online: optionalFlag,
      screenWidth: optionalPixels,
      screenHeight: optionalPixels,
      colourDepth: optionalPixels,
      viewportWidth: optionalPixels,
      viewportHeight: optionalPixels,
      timezone: toOptionalSchema(buildTextSchema(100)),
    }),
    browserInfo: buildDeviceSchema({
      name: toOptionalSchema(
        buildTextSchema(100).transform((name) => (BROWSERS.includes(name) ? name : 'Unknown')),
      ),
      version: toOptionalSchema(buildTextSchema(100)),
      userAgent: toOptionalSchema(buildTextSchema(300)),
    }),
  }),
});

/** Truncates a text to `max` characters. */
function buildTextSchema(max: number) {
  return z
    .string({ error: TEXT_PROBLEM })
    .transform((value) =>
      shortenToCodePoints(toSingleLine(removeHiddenCharacters(removeLoneSurrogates(value))), max),
    );
}

/** Clamps a number to the range. */
function buildClampedNumberSchema(min: number, max: number) {
  return z.number({ error: NUMBER_PROBLEM }).transform((value) => Math.min(Math.max(value, min), max));
}

function toOptionalSchema<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullish().transform(nullToUndefined);
}

function buildDeviceSchema<Fields extends z.ZodRawShape>(fields: Fields) {
  return z
    .object(fields, { error: 'Send an object.' })
    .nullish()
    .transform((info) => info ?? {});
}

function nullToUndefined<Value>(value: Value | null | undefined): Value | undefined {
  return value ?? undefined;
}
