import type { GraphContext } from '../../context.ts';
import type { User } from '../../prisma/generated/client.ts';
import { requireViewer } from './requireViewer.ts';

export function me(context: GraphContext): Promise<User> {
  const { id } = requireViewer(context);
  return context.prisma.user.findUniqueOrThrow({ where: { id } });
}
