import { useTexts } from './texts.tsx';

/** Explains the mark of required fields; shown in a form that has one (foundation.css). */
export function RequiredNote({ className = '' }: { className?: string }) {
  const { t } = useTexts();
  return <p className={`required-note ${className}`}>{t('ui:field.requiredNote')}</p>;
}
