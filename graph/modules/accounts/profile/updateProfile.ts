import { profileSchema } from '#domain/accounts/accountSchema.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import { Prisma, type User } from '#graph/prisma/generated/client.ts';
import type { UpdateProfileInput } from '#graph/schema/schema.generated.ts';
import { customersChanged } from '#graph/work/storeEvents.ts';

/** Updates the given fields of the viewer's name, phone and preferences. */
export function updateProfile(context: GraphContext, input: UpdateProfileInput): Promise<User> {
  const { id } = requireViewer(context);
  const { preferences, ...profile } = parseInput(profileSchema, input);
  const storedPreferences =
    preferences === null ? Prisma.DbNull : (preferences as Prisma.InputJsonObject | undefined);
  return context.work(async (work) => {
    work.publish(customersChanged([id]));
    return work.db.user.update({
      where: { id },
      data: { ...profile, preferences: storedPreferences, version: { increment: 1 } },
    });
  });
}
