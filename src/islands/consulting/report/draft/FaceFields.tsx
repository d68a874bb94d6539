import { useState, type SubmitEvent } from 'react';
import type { Company } from '#features/consulting/companies/company.schema.ts';
import { COMPANY_FIELDS } from '#features/consulting/companies/company.values.ts';
import type { DocumentFace } from '#features/consulting/report/document/document.schema.ts';
import { readColour } from '#shared/colour.ts';
import { api, ApiError } from '#islands/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { ColoursField, coloursOf } from '#islands/ui/ColoursField.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { LogoField } from './LogoField.tsx';

type Props = {
  company: Company;
  logo: DocumentFace['logo'];
  onChanged: (company: Company) => void;
};

/** Logo, colours and author. */
export function FaceFields({ company, logo, onChanged }: Props) {
  const { t } = useTexts();
  const [author, setAuthor] = useState(company.author ?? '');
  const [colors, setColors] = useState(company.colors.join(' '));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isPending, setPending] = useState(false);

  async function save(event: SubmitEvent) {
    event.preventDefault();
    if (isPending) return;
    const codes = coloursOf(colors);
    if (codes.some((code) => readColour(code) === undefined))
      return setErrors({ colors: t('consulting:draft.face.colourWrong') });
    setPending(true);
    setErrors({});
    try {
      const body = { author: author.trim() === '' ? null : author, colors: codes };
      onChanged(await api<Company>('PATCH', `/api/companies/${company.id}`, { body }));
      toast.success(t('consulting:draft.face.saved'));
    } catch (error) {
      if (error instanceof ApiError && error.problem.errors) setErrors(error.problem.errors);
      else toast.error(t('consulting:draft.face.saveFailed'), errorText(error, t));
    } finally {
      setPending(false);
    }
  }

  return (
    <>
      <LogoField companyId={company.id} logo={logo} onChanged={onChanged} />
      <form
        noValidate
        onSubmit={(event) => void save(event)}
        className="grid grid-cols-[minmax(0,1fr)] gap-3"
      >
        <TextField
          label={t('consulting:draft.face.author')}
          description={t('consulting:draft.face.authorHint')}
          value={author}
          onChange={setAuthor}
          error={errors['author']}
        />
        <ColoursField
          label={t('consulting:draft.face.colours')}
          hint={t('consulting:draft.face.coloursHint')}
          most={COMPANY_FIELDS.colors.most}
          value={colors}
          onChange={setColors}
          error={errors['colors']}
        />
        <div>
          <Button className="act" type="submit" size="small" isPending={isPending}>
            {t('consulting:draft.face.save')}
          </Button>
        </div>
      </form>
    </>
  );
}
