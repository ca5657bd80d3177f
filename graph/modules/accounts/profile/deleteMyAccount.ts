import { deleteAccountSchema } from '#domain/accounts/accountSchema.ts';
import { isStaff } from '#domain/accounts/roles.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import type { DeleteMyAccountInput } from '#graph/schema/schema.generated.ts';
import { anonymiseAccount } from '../anonymiseAccount.ts';
import { checkOwnPassword } from '../checkOwnPassword.ts';

/** Deletes the viewer's account permanently. Staff accounts are refused, because only the store removes them. */
export async function deleteMyAccount(context: GraphContext, input: DeleteMyAccountInput): Promise<void> {
  const { password } = parseInput(deleteAccountSchema, input);
  if (isStaff(requireViewer(context).role)) throw new DomainError('CANNOT_DELETE_STAFF_ACCOUNT');
  const { id } = await checkOwnPassword(context, password, 'password');
  await context.work((work) => anonymiseAccount(work, id, context.now));
}
