import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import type { User } from '#graph/prisma/generated/client.ts';

export function me(context: GraphContext): Promise<User> {
  const { id } = requireViewer(context);
  return context.prisma.user.findUniqueOrThrow({ where: { id } });
}
