import { row } from '#graph/schema/mappers.ts';

/** What its resolvers hand on in the place of the contract's types. */
export const mappers = {
  User: row('User'),
  EmailChange: row('EmailChange'),
  Session: row('Session'),
  StaffMember: row('User'),
  Colleague: row('User'),
  PermissionSet: row('StaffRole'),
  Invitation: '../modules/accounts/invitations.queries.ts#Invited',
  OpenInvitation: '../modules/accounts/invitations.queries.ts#Invited',
};
