import { integer, text } from 'drizzle-orm/sqlite-core';

/** Primary key; AUTOINCREMENT, so that the id of a deleted row never comes back under somebody else's bookmark. */
export const id = () => integer('id').primaryKey({ autoIncrement: true });

/** ISO 8601 in UTC with milliseconds, as the API answers it; set by the services from `ctx.now`. */
export const createdAt = () => text('createdAt').notNull();
export const updatedAt = () => text('updatedAt').notNull();

export const boolean = (name: string) => integer(name, { mode: 'boolean' });

/** 1 to 5, 3 where nothing is said (specification section 9); the table holds a CHECK too. */
export const rating = (name: string) => integer(name).notNull().default(3);

/** Counted by the services; equal ones stand in the order of their ids. */
export const sortOrder = () => integer('sortOrder').notNull().default(0);
