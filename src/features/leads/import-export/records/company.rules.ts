import { companyNameKey } from '#features/leads/companies/company-name.rules.ts';
import { COMPANY_NAMES } from '#features/leads/companies/company.values.ts';
import { phoneKeyOf } from '#features/leads/contacts/phone-key.rules.ts';
import { domainKeyOf } from '#features/leads/merge/shared-values.rules.ts';
import { taxIdKeyOf } from '#features/leads/merge/tax-id.rules.ts';
import { mergeCustomFields } from '#features/leads/import-export/custom-fields.rules.ts';
import { mergeFields, type Values } from '#features/leads/import-export/cells/values.rules.ts';

const MERGED_BY = { domain: domainKeyOf, taxId: taxIdKeyOf };

/** Keys of values that are equal but for their spelling. */
export const FIRM_SAME_BY = { ...MERGED_BY, phone: phoneKeyOf, name: companyNameKey };

export const mergeCompany = (known: Values, line: Values, overwrite: boolean): Values => ({
  ...mergeFields([...COMPANY_NAMES, 'source', 'owner'], MERGED_BY, { known, line, overwrite }),
  customFields: mergeCustomFields(known, line, overwrite),
});
