import { useEffect, useRef, useState } from 'react';
import type { PageIdentity } from '#features/marketing/landing/landing-page.schema.ts';
import { slugOf } from '#features/marketing/landing/slug.rules.ts';
import { api, ApiError } from '#islands/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogForm, useDialogBusy } from '#islands/ui/Dialog.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

export type Published = { slug: string; identity: PageIdentity };

type FormProps = {
  campaignId: number;
  slug: string;
  identity: PageIdentity;
  onClose: () => void;
  /** The dialog stays busy until this resolves. */
  onPublished: (published: Published) => Promise<void>;
};

export function PublishDialog({ isOpen, ...form }: FormProps & { isOpen: boolean }) {
  const { t } = useTexts();
  return (
    <Dialog isOpen={isOpen} onOpenChange={form.onClose} title={t('marketing:page.publishTitle')}>
      <PublishForm {...form} />
    </Dialog>
  );
}

const FIELDS = ['name', 'taxId', 'address', 'email', 'phone'] as const;
type Values = Record<(typeof FIELDS)[number], string>;

const valuesOf = (identity: PageIdentity): Values => ({
  name: identity.name,
  taxId: identity.taxId ?? '',
  address: identity.address ?? '',
  email: identity.email,
  phone: identity.phone ?? '',
});

/** The page's URL, and the identity that the law requires on it. */
function PublishForm({ campaignId, slug: first, identity, onClose, onPublished }: FormProps) {
  const { t } = useTexts();
  const [slug, setSlug] = useState(first);
  const [values, setValues] = useState(() => valuesOf(identity));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [suggestion, setSuggestion] = useState<string>();
  const [isPending, setPending] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  useDialogBusy(isPending);

  useEffect(() => {
    fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  async function publish() {
    setPending(true);
    setErrors({});
    setSuggestion(undefined);
    try {
      const { slug: address } = await api<{ slug: string }>(
        'POST',
        `/api/marketing/campaigns/${campaignId}/publish`,
        { body: { ...(slug.trim() !== '' && { slug }), identity: values } },
      );
      await onPublished({
        slug: address,
        identity: {
          name: values.name || identity.name,
          taxId: values.taxId || null,
          address: values.address || null,
          email: values.email || identity.email,
          phone: values.phone || null,
        },
      });
    } catch (error) {
      const problem = error instanceof ApiError ? error.problem : null;
      setErrors(problem?.errors ?? {});
      if (typeof problem?.suggestion === 'string') setSuggestion(problem.suggestion);
      toast.error(t('marketing:page.failed'), errorText(error, t));
    } finally {
      setPending(false);
    }
  }

  return (
    <DialogForm
      onSubmit={() => void publish()}
      footer={
        <>
          <Button variant="quiet" onPress={onClose} isDisabled={isPending}>
            {t('ui:actions.cancel')}
          </Button>
          <Button variant="primary" type="submit" isPending={isPending}>
            {t('marketing:page.publish')}
          </Button>
        </>
      }
    >
      <div ref={fields} className="fields">
        <TextField
          label={t('marketing:page.slug')}
          description={
            slug.trim() === ''
              ? t('marketing:page.slugEmpty')
              : t('marketing:page.slugHint', { address: `/l/${slugOf(slug)}` })
          }
          value={slug}
          onChange={setSlug}
          error={errors['slug']}
        />
        {suggestion === undefined ? null : (
          <Button size="small" className="-mt-1 justify-self-start" onPress={() => setSlug(suggestion)}>
            {t('marketing:page.useSuggestion', { slug: suggestion })}
          </Button>
        )}
        <div className="border-t border-line pt-4">
          <h3 className="text-base font-semibold">{t('marketing:page.identity')}</h3>
          <p className="text-sm text-ink-soft">{t('marketing:page.identityText')}</p>
        </div>
        {FIELDS.map((name) => (
          <TextField
            key={name}
            label={t(`marketing:page.${name}`)}
            value={values[name]}
            onChange={(value) => setValues((before) => ({ ...before, [name]: value }))}
            error={errors[`identity.${name}`]}
            isRequired={name === 'name' || name === 'email'}
          />
        ))}
      </div>
    </DialogForm>
  );
}
