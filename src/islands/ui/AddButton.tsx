import { Plus } from 'lucide-react';
import { SIGN_ON_PHONE } from './button-styles.ts';
import { PlainButton } from './PlainButton.tsx';

type Props = {
  label: string;
  onPress: () => void;
  isPending?: boolean;
  /** Signs of intent (`prefetchOnIntent`). */
  onHoverStart?: () => void;
  onFocus?: () => void;
  onPressStart?: () => void;
};

/** The act that a list is for; on a phone its sign alone, beside the search. */
export function AddButton({ label, ...props }: Props) {
  return (
    <PlainButton variant="primary" icon={Plus} className={SIGN_ON_PHONE} {...props}>
      <span className="max-sm:sr-only">{label}</span>
    </PlainButton>
  );
}
