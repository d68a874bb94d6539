import type { ProfileRows } from '#features/consulting/profile/profile.schema.ts';
import type { ProfileList } from '#features/consulting/profile/profile.values.ts';
import { contactKind } from '#islands/consulting/profile/kinds/ContactKind.tsx';
import { departmentKind } from '#islands/consulting/profile/kinds/DepartmentKind.tsx';
import { problemKind } from '#islands/consulting/profile/kinds/ProblemKind.tsx';
import { productKind } from '#islands/consulting/profile/kinds/ProductKind.tsx';
import type { RowKind } from '#islands/consulting/profile/kinds/row-kind.ts';
import { strengthKind } from '#islands/consulting/profile/kinds/StrengthKind.tsx';
import type { Proposals } from '#islands/consulting/proposals/use-proposals.ts';
import { RowsTab } from './RowsTab.tsx';
import type { ProfileLists } from './use-profile.ts';

const KINDS: { readonly [List in ProfileList]: RowKind<ProfileRows[List][number]> } = {
  contacts: contactKind,
  products: productKind,
  departments: departmentKind,
  problems: problemKind,
  strengths: strengthKind,
};

type Props<List extends ProfileList> = {
  id: List;
  lists: ProfileLists;
  companyId: number;
  proposals: Proposals;
  onReport: () => void;
};

export function ProfileTab<List extends ProfileList>({ id, lists, ...rest }: Props<List>) {
  return <RowsTab kind={KINDS[id]} list={lists[id]} {...rest} />;
}
