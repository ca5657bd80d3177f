import type { Prisma } from '#graph/prisma/generated/client.ts';

export function toJson(value: object): Prisma.InputJsonObject {
  return JSON.parse(JSON.stringify(value));
}
