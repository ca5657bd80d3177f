import { row } from '#graph/schema/mappers.ts';

/** What its resolvers hand on in the place of the contract's types. */
export const mappers = {
  User: row('User'),
  Session: row('Session'),
  StaffMember: row('User'),
  Invitation: '../modules/accounts/invitations.queries.ts#Invited',
  OpenInvitation: '../modules/accounts/invitations.queries.ts#Invited',
  ApiKey: row('ApiKey'),
};
