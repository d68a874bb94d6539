export * from './accounts.ts';
export * from './consulting.ts';
export * from './marketing.ts';
export * from './outbox.ts';
export * from './site.ts';
