import type {
  ChangeQuestionnaire,
  CreateQuestionnaire,
  NewQuestionnaire,
  Questionnaire,
} from '#features/consulting/questionnaire/questionnaire.schema.ts';
import { api } from '#islands/api.ts';
import { useItems, type Items } from '#islands/lists/use-items.ts';

type Questionnaires = {
  links: Items<Questionnaire>;
  make: (given: CreateQuestionnaire) => Promise<NewQuestionnaire>;
  change: (id: number, change: ChangeQuestionnaire) => Promise<void>;
};

export function useQuestionnaires(companyId: number): Questionnaires {
  const path = `/api/companies/${companyId}/questionnaires`;
  const links = useItems<Questionnaire>(path);
  return {
    links,
    make: async (given) => {
      const made = await api<NewQuestionnaire>('POST', path, { body: given });
      links.reload();
      return made;
    },
    change: async (id, change) => {
      await api('PATCH', `/api/questionnaires/${id}`, { body: change });
      links.reload();
    },
  };
}
