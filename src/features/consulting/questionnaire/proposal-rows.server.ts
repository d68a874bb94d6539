import type { z } from 'zod';
import { isRowThere } from '#features/consulting/companies/company-rows.server.ts';
import { createContactSchema } from '#features/consulting/profile/contact.schema.ts';
import { createContact, deleteContact } from '#features/consulting/profile/contact.server.ts';
import { createDepartmentSchema } from '#features/consulting/profile/department.schema.ts';
import { createDepartment, deleteDepartment } from '#features/consulting/profile/department.server.ts';
import { createProblemSchema } from '#features/consulting/profile/problem.schema.ts';
import { createProblem, deleteProblem } from '#features/consulting/profile/problem.server.ts';
import { createProductSchema } from '#features/consulting/profile/product.schema.ts';
import { createProduct, deleteProduct } from '#features/consulting/profile/product.server.ts';
import { createStrengthSchema } from '#features/consulting/profile/strength.schema.ts';
import { createStrength, deleteStrength } from '#features/consulting/profile/strength.server.ts';
import { invalid } from '#kernel/api/field-errors.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Proposal } from './proposal.schema.ts';
import type { ProposalKind } from './proposal.values.ts';

type Rows = {
  isComplete: (given: unknown) => boolean;
  /** Stores the row; throws 422 naming the fields that are missing or wrong. */
  create: (ctx: ServiceContext, given: unknown) => Promise<number>;
  remove: (ctx: ServiceContext, id: number) => Promise<void>;
};

function rowsOf<Input>(
  schema: z.ZodType<Input>,
  create: (ctx: ServiceContext, input: Input) => Promise<{ id: number }>,
  remove: Rows['remove'],
): Rows {
  return {
    isComplete: (given) => schema.safeParse(given).success,
    create: async (ctx, given) => {
      const { data, error } = schema.safeParse(given);
      if (error) throw invalid(error, given);
      return (await create(ctx, data)).id;
    },
    remove,
  };
}

/** Services of the profile by the kind of row: a proposal becomes what a person might have typed. */
const ROWS: Readonly<Record<ProposalKind, Rows>> = {
  contact: rowsOf(createContactSchema, createContact, deleteContact),
  product: rowsOf(createProductSchema, createProduct, deleteProduct),
  department: rowsOf(createDepartmentSchema, createDepartment, deleteDepartment),
  problem: rowsOf(createProblemSchema, createProblem, deleteProblem),
  strength: rowsOf(createStrengthSchema, createStrength, deleteStrength),
};

const givenBy = ({ companyId, fields }: Proposal, edited: Record<string, unknown> = {}) => ({
  ...fields,
  ...edited,
  companyId,
});

export const isComplete = (proposal: Proposal): boolean => ROWS[proposal.kind].isComplete(givenBy(proposal));

export const createProposedRow = (
  ctx: ServiceContext,
  proposal: Proposal,
  edited?: Record<string, unknown>,
): Promise<number> => ROWS[proposal.kind].create(ctx, givenBy(proposal, edited));

/** Deletes the row that a proposal became, unless somebody has deleted it before. */
export async function removeProposedRow(ctx: ServiceContext, { kind, rowId }: Proposal): Promise<void> {
  if (rowId !== null && (await isRowThere(ctx, kind, rowId))) await ROWS[kind].remove(ctx, rowId);
}

export const hasProposedRow = async (ctx: ServiceContext, { kind, rowId }: Proposal): Promise<boolean> =>
  rowId !== null && isRowThere(ctx, kind, rowId);
