import rules from 'sonner/dist/styles.css?url';
import { ToasterView, type ToasterProps } from '../ui/ToasterView.tsx';

export { toast } from '../ui/toast.ts';

/** The portals' notifications; as an address the rules are fetched with them, and no public page links them. */
export const Notices = (props: ToasterProps) => (
  <>
    <link rel="stylesheet" href={rules} precedence="default" />
    <ToasterView {...props} />
  </>
);
