import { ALERT_DAYS } from '#domain/messages/alerts.ts';
import { expiredRows } from '#graph/jobs/cleanup/cleanupTask.ts';
import type { GraphModule } from '#graph/schema/module.ts';
import { resolvers as alertsResolvers } from './alerts/alerts.resolvers.ts';
import { mountUnsubscribe } from './alerts/mountUnsubscribe.ts';
import { checkPricesWithTaxJob, sendAlertsJob } from './alerts/sendAlerts.ts';
import { resolvers as contactResolvers } from './contact/contactMessages.resolvers.ts';
import { mountInboundMail } from './inbound/mountInboundMail.ts';
import { resolvers as inboxResolvers } from './inbox/inbox.resolvers.ts';
import { resolvers as mailsResolvers } from './mails/mail.resolvers.ts';
import { access } from './messages.access.ts';
import { resolvers as newsletterResolvers } from './newsletter/newsletter.resolvers.ts';
import { mountThreadFiles } from './threads/mountThreadFiles.ts';
import { resolvers as threadsResolvers } from './threads/threads.resolvers.ts';

export const messages: GraphModule = {
  resolvers: [
    alertsResolvers,
    contactResolvers,
    newsletterResolvers,
    mailsResolvers,
    threadsResolvers,
    inboxResolvers,
  ],
  access,
  mount: async (app, options) => {
    await mountUnsubscribe(app, options);
    await mountInboundMail(app, options);
    mountThreadFiles(app, options);
  },
  jobs: [sendAlertsJob, checkPricesWithTaxJob],
  cleanup: [
    expiredRows({ table: 'alerts', key: 'id', when: 'COALESCE(sent_at, created_at) < ?', days: ALERT_DAYS }),
  ],
};
