import 'sonner/dist/styles.css';
import { ToasterView, type ToasterProps } from './ToasterView.tsx';

/** The notifications of a portal. Once in a layout. */
export const Toaster = (props: ToasterProps) => <ToasterView {...props} />;
