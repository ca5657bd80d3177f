import { ALERT_DAYS } from '#domain/messages/alerts.ts';
import { expiredRows } from '#graph/jobs/cleanup/cleanupTask.ts';
import type { GraphModule } from '#graph/schema/module.ts';
import { resolvers as alertsResolvers } from './alerts/alerts.resolvers.ts';
import { mountUnsubscribe } from './alerts/mountUnsubscribe.ts';
import { sendAlertsJob } from './alerts/sendAlerts.ts';
import { resolvers as contactResolvers } from './contact/contactMessages.resolvers.ts';
import { resolvers as mailsResolvers } from './mails/mail.resolvers.ts';
import { access } from './messages.access.ts';
import { resolvers as newsletterResolvers } from './newsletter/newsletter.resolvers.ts';

export const messages: GraphModule = {
  resolvers: [alertsResolvers, contactResolvers, newsletterResolvers, mailsResolvers],
  access,
  mount: mountUnsubscribe,
  jobs: [sendAlertsJob],
  cleanup: [
    expiredRows({ table: 'alerts', key: 'id', when: 'COALESCE(sent_at, created_at) < ?', days: ALERT_DAYS }),
  ],
};
