import type { GraphModule } from '#graph/schema/module.ts';
import { resolvers as contactResolvers } from './contact/contactMessages.resolvers.ts';
import { resolvers as mailsResolvers } from './mails/mail.resolvers.ts';
import { access } from './messages.access.ts';
import { resolvers as newsletterResolvers } from './newsletter/newsletter.resolvers.ts';

export const messages: GraphModule = {
  resolvers: [contactResolvers, newsletterResolvers, mailsResolvers],
  access,
};
