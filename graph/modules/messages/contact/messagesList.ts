import type { ContactMessage } from '#graph/prisma/generated/client.ts';
import type { ContactMessageFilter } from '#graph/schema/schema.generated.ts';
import { instant, phone, text } from '#graph/sheets/columns.ts';
import { exportedList } from '#graph/sheets/exportedList.ts';
import { listContactMessages } from './listContactMessages.ts';

export const messages = exportedList<ContactMessage, ContactMessageFilter>({
  action: 'readMessages',
  sorts: ['NEWEST'],
  page: (reading, { sort: _newest, ...wanted }) => listContactMessages(reading, wanted),
  columns: {
    subject: text((message) => message.subject, 36),
    status: text((message) => message.status, 12),
    name: text((message) => message.name, 24),
    email: text((message) => message.email, 28),
    phone: phone((message) => message.phone),
    createdAt: instant((message) => message.createdAt),
  },
});
