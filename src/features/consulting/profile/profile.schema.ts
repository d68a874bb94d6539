import type { Contact } from './contact.schema.ts';
import type { Department } from './department.schema.ts';
import type { Problem } from './problem.schema.ts';
import type { Product } from './product.schema.ts';
import type { Strength } from './strength.schema.ts';

export type ProfileRows = {
  contacts: Contact[];
  products: Product[];
  departments: Department[];
  problems: Problem[];
  strengths: Strength[];
};
