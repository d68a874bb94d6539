import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import {
  campaignOf,
  FORM_FIELDS,
  isService,
  isSubject,
  NO_COMPANY,
  TRAP_FIELD,
  type FormField,
  type Subject,
} from '#features/site/contact/enquiry.rules.ts';
import type { Texts } from '../ui/make-texts.ts';
import { nextAttempt, sendEnquiry, type Attempt, type SendOutcome } from './send-enquiry.ts';

/** Specification section 9. */
const BANNER_MS = 5_000;

export type Errors = Partial<Record<FormField, string>>;
export type Banner = { kind: 'success' | 'failure'; text: string };
export type Topic = { about: Subject | null; isWaitlist: boolean };
export type Toast = {
  clear: () => void;
  success: (title: string, text: string) => void;
  error: (title: string, text: string) => void;
};
export type StartState = { errors: Errors; banner: Banner | null; topic: Topic };

export const NO_TOPIC: Topic = { about: null, isWaitlist: false };
const NOTHING: StartState = { errors: {}, banner: null, topic: NO_TOPIC };

/** Builds the request body from the form, without the elapsed time (specification section 7). */
function enquiryOf(data: FormData, { t, locale }: Texts, { about, isWaitlist }: Topic) {
  const value = (name: string): string => String(data.get(name) ?? '');
  const chosen = value(FORM_FIELDS.service);
  const service = isService(chosen) ? t(`contact:services.${chosen}`) : chosen;
  return {
    name: value(FORM_FIELDS.name),
    email: value(FORM_FIELDS.email),
    company: value(FORM_FIELDS.company).trim() || NO_COMPANY,
    service,
    subject: t('contact:subject', { service }),
    message: value(FORM_FIELDS.message),
    consent: data.has(FORM_FIELDS.consent),
    language: locale,
    page: location.pathname,
    ...(about && { about }),
    ...(isWaitlist && { waitlist: true }),
    ...campaignOf(new URLSearchParams(location.search)),
    [TRAP_FIELD]: value(TRAP_FIELD),
  };
}

/** Idle, submitting, then a banner and a toast (specification sections 4, 7 and 8). */
export function useContactForm(texts: Texts, toast: Toast | null, start: StartState = NOTHING) {
  const { t, locale } = texts;
  const [isSending, setSending] = useState(false);
  const [errors, setErrors] = useState(start.errors);
  const [banner, setBanner] = useState(start.banner);
  const [topic, setTopic] = useState(start.topic);
  const unanswered = useRef<Attempt | null>(null);
  const form = useRef<HTMLFormElement>(null);

  // A product page links here with its service and name (product.md section 3).
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const about = query.get('about') ?? '';
    if (isSubject(about)) setTopic({ about, isWaitlist: query.has('waitlist') });
    const service = query.get('service') ?? '';
    const choice = form.current?.elements.namedItem(FORM_FIELDS.service);
    if (isService(service) && choice instanceof HTMLSelectElement && choice.value === '')
      choice.value = service;
  }, []);

  useEffect(() => {
    if (banner?.kind !== 'success') return;
    const timer = setTimeout(() => setBanner(null), BANNER_MS);
    return () => clearTimeout(timer);
  }, [banner]);

  // A disabled button loses the focus: move it to the first invalid field, or back to the button.
  const wasSending = useRef(false);
  useEffect(() => {
    if (wasSending.current && !isSending && document.activeElement === document.body) {
      form.current?.querySelector<HTMLElement>('[aria-invalid=true], button')?.focus();
    }
    wasSending.current = isSending;
  }, [isSending]);

  function settle(outcome: SendOutcome): void {
    setSending(false);
    if (outcome.kind === 'sent') {
      form.current?.reset();
      setTopic(NO_TOPIC);
      setBanner({ kind: 'success', text: t('contact:success.banner') });
      toast?.success(t('contact:success.toastTitle'), t('contact:success.toastText'));
      return;
    }
    const unsaid = navigator.onLine ? t('contact:failure.unanswered') : t('contact:failure.offline');
    const isRefused = outcome.kind === 'refused';
    if (isRefused) setErrors(outcome.errors);
    setBanner({
      kind: 'failure',
      text: isRefused ? (outcome.message ?? t('contact:failure.refused')) : unsaid,
    });
    toast?.error(t('contact:failure.toastTitle'), t('contact:failure.toastText'));
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const enquiry = enquiryOf(new FormData(event.currentTarget), texts, topic);
    setErrors({});
    setBanner(null);
    toast?.clear();
    setSending(true);
    const attempt = nextAttempt(enquiry, Math.round(performance.now()), unanswered.current);
    const outcome = await sendEnquiry(attempt, locale);
    unanswered.current = outcome.kind === 'unanswered' ? attempt : null;
    settle(outcome);
  }

  return { form, isSending, errors, banner, topic, submit };
}
