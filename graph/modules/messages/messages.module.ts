import { ALERT_DAYS } from '#domain/messages/alerts.ts';
import { createCleanupTask } from '#graph/jobs/cleanup/cleanupTask.ts';
import { handleJob } from '#graph/jobs/jobHandler.ts';
import type { GraphModule } from '#graph/schema/module.ts';
import { resolvers as alertsResolvers } from './alerts/alerts.resolvers.ts';
import { mountUnsubscribe } from './alerts/mountUnsubscribe.ts';
import { resolvers as contactResolvers } from './contact/contactMessages.resolvers.ts';
import { mountInboundEmail } from './inbound/mountInboundEmail.ts';
import { resolvers as inboxResolvers } from './inbox/inbox.resolvers.ts';
import { resolvers as mailsResolvers } from './mailLog/mail.resolvers.ts';
import { mail } from './mailLog/mailsList.ts';
import { access } from './messages.access.ts';
import { checkPricesWithTaxJob, sendAlertsJob } from './messages.jobs.ts';
import { resolvers as newsletterResolvers } from './newsletter/newsletter.resolvers.ts';
import { newsletter } from './newsletter/newsletterList.ts';
import { mountThreadFiles } from './threads/mountThreadFiles.ts';
import { resolvers as threadsResolvers } from './threads/threads.resolvers.ts';
import { messages as messagesList } from './threads/threadsList.ts';

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
    await mountInboundEmail(app, options);
    mountThreadFiles(app, options);
  },
  jobs: [
    handleJob(sendAlertsJob, async () => (await import('./alerts/sendAlerts.ts')).sendAlerts),
    handleJob(
      checkPricesWithTaxJob,
      async () => (await import('./alerts/sendAlerts.ts')).sendPriceAlertsWithTax,
    ),
  ],
  cleanup: [
    createCleanupTask({
      table: 'alerts',
      key: 'id',
      condition: 'COALESCE(sent_at, created_at) < ?',
      days: ALERT_DAYS,
    }),
  ],
};

/** Lists that staff can export, by their names in URLs. */
export const lists = { messages: messagesList, mail, newsletter };
