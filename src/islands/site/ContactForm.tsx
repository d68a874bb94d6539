import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  CONSENT_VERSION,
  FORM_FIELDS,
  SERVICES,
  TRAP_FIELD,
  type FormValues,
} from '#features/site/contact/enquiry.rules.ts';
import type { Dictionary } from '#i18n/index.ts';
import { buttonClass } from '../ui/button-styles.ts';
import { makeTexts } from '../ui/make-texts.ts';
import { FormField } from './FormField.tsx';
import { useContactForm, type StartState } from './use-contact-form.ts';

/** Id prefix, the same on server and browser. */
export const CONTACT_FORM_PREFIX = 'c';

export type ContactFormProps = {
  texts: Dictionary<'contact'>;
  /** Path of the current page. */
  path: string;
  privacy: string;
  regionLabel: string;
  closeLabel: string;
  /** Result of a native POST: the typed values with their errors. */
  campaign?: Readonly<Record<string, string>>;
  values?: FormValues;
  start?: StartState;
};

type Notices = Pick<typeof import('../ui/toast.ts'), 'toast'> & typeof import('../ui/Toaster.tsx');

/** Loads toasts after hydration: they are larger than the form, which works without them. */
function useNotices(): Notices | null {
  const [notices, setNotices] = useState<Notices | null>(null);
  useEffect(() => {
    void Promise.all([import('../ui/toast.ts'), import('../ui/Toaster.tsx')]).then(
      ([{ toast }, { Toaster }]) => setNotices({ toast, Toaster }),
      () => undefined,
    );
  }, []);
  return notices;
}

const BANNER = {
  success: { look: 'border-success bg-success-soft text-success-ink', Icon: CircleCheck },
  failure: { look: 'border-danger bg-danger-soft text-danger-ink', Icon: CircleAlert },
} as const;

/**
 * The enquiry form (specification sections 3, 5 and 7). Posts natively; hydrated, it stays on its page. Uses native
 * constraints and no form library, because it loads on a public page.
 */
export function ContactForm({
  texts: dictionary,
  path,
  privacy,
  campaign = {},
  values = {},
  start,
  ...labels
}: ContactFormProps) {
  const texts = makeTexts(dictionary);
  const { t, locale } = texts;
  const notices = useNotices();
  const { form, isSending, errors, banner, topic, submit } = useContactForm(
    texts,
    notices?.toast ?? null,
    start,
  );
  const field = (name: keyof FormValues) => ({ name, error: errors[name], value: values[name] ?? '' });
  const [before = '', link = '', after = ''] = t('contact:consent').split(/[[\]]/);
  const topicName = topic.about && t(`contact:subjects.${topic.about}`);
  const { look, Icon } = BANNER[banner?.kind ?? 'success'];

  return (
    <form
      ref={form}
      method="post"
      action="/api/contact/send-email"
      onSubmit={(event) => void submit(event)}
      className="grid gap-5 sm:grid-cols-2"
    >
      <input type="hidden" name="language" value={locale} />
      <input type="hidden" name="page" value={path} />
      {Object.entries(campaign).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {topicName === null ? null : (
        <p className="rounded-control bg-accent-soft px-4 py-3 text-sm text-ink sm:col-span-2">
          <input type="hidden" name="about" value={topic.about ?? ''} />
          {topic.isWaitlist ? <input type="hidden" name="waitlist" value="1" /> : null}
          {t(topic.isWaitlist ? 'contact:waitlist' : 'contact:about', { name: topicName })}
        </p>
      )}
      <FormField {...field('name')} label={t('contact:name')} autoComplete="name" isRequired />
      <FormField
        {...field('email')}
        kind="email"
        label={t('contact:email')}
        autoComplete="email"
        isRequired
      />
      <FormField {...field('company')} label={t('contact:company')} autoComplete="organization" />
      <FormField {...field('service')} kind="choice" label={t('contact:service')}>
        <option value="">{t('contact:chooseService')}</option>
        {SERVICES.map((service) => (
          <option key={service} value={service}>
            {t(`contact:services.${service}`)}
          </option>
        ))}
      </FormField>
      <FormField {...field('message')} kind="lines" label={t('contact:message')} className="sm:col-span-2" />
      <div aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
        <label>
          {t('contact:trap')}
          <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <label className="flex min-h-control items-start gap-3 text-sm text-ink-soft sm:col-span-2">
        <input
          type="checkbox"
          name={FORM_FIELDS.consent}
          value={CONSENT_VERSION}
          required
          defaultChecked={Boolean(values.consent)}
          className="mt-0.5 size-5 shrink-0 accent-accent"
        />
        <span className="required">
          {before}
          <a href={privacy} className="text-ink underline underline-offset-4">
            {link}
          </a>
          {after}
        </span>
      </label>
      <div aria-live="polite" className="empty:hidden sm:col-span-2">
        {banner === null ? null : (
          <p
            role={banner.kind === 'success' ? 'status' : 'alert'}
            className={`flex items-start gap-3 rounded-control border-l-4 px-4 py-3 text-sm font-medium ${look}`}
          >
            <Icon size={20} aria-hidden="true" className="mt-px shrink-0" />
            {banner.text}
          </p>
        )}
      </div>
      <p className="required-note sm:col-span-2">{t('contact:required')}</p>
      <button
        type="submit"
        disabled={isSending}
        className={`${buttonClass('primary', 'large')} w-full sm:col-span-2 sm:w-auto sm:justify-self-start`}
      >
        {t(isSending ? 'contact:sending' : 'contact:submit')}
      </button>
      {notices ? <notices.Toaster {...labels} /> : null}
    </form>
  );
}
