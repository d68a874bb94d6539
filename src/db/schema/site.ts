import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { boolean, createdAt, id } from '../columns.ts';

export const contactMessages = sqliteTable(
  'contact_messages',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    company: text('company'),
    service: text('service'),
    read: boolean('read').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [index('contact_messages_age').on(table.createdAt)],
);
