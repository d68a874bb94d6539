import {
  Bell,
  Bookmark,
  BookMarked,
  Bot,
  BriefcaseBusiness,
  Building2,
  ChartNoAxesColumn,
  CircleCheckBig,
  CircleUser,
  ClipboardList,
  Contact,
  Globe,
  Handshake,
  House,
  Images,
  Inbox,
  LayoutDashboard,
  Mails,
  Megaphone,
  MessagesSquare,
  Package,
  PenLine,
  Route,
  ScrollText,
  Server,
  Settings,
  ShieldCheck,
  Upload,
  UserRoundPlus,
  UserRoundSearch,
  UserCog,
  Users,
  UsersRound,
  ListChecks,
  Webhook,
} from 'lucide-react';
import { PORTALS, SIGN_IN_PAGE, START_PAGE } from '#features/accounts/portals.values.ts';
import { LOOP_PAGE } from '#features/loop/analytics/figure-links.rules.ts';
import type { Badges } from '#features/loop/start/start.values.ts';
import type { TextKey } from '#i18n/index.ts';
import type { Icon } from '#islands/ui/icon.ts';

export type Area = 'start' | 'consulting' | 'marketing' | 'leads' | 'account';
export type NavigationItem = {
  id: string;
  href: string;
  label: TextKey;
  icon: Icon;
  isForAdmins?: boolean;
  /** Count beside it, of what waits there. */
  badge?: keyof Badges;
};
type AreaEntry = {
  home: string;
  signIn: string;
  label: TextKey;
  icon: Icon;
  items: readonly NavigationItem[];
};

/** product.md D20. */
export const AREAS: Record<Area, AreaEntry> = {
  start: {
    home: START_PAGE,
    signIn: SIGN_IN_PAGE,
    label: 'layout:portal.areas.start',
    icon: House,
    items: [
      { id: 'start', href: START_PAGE, label: 'layout:nav.start', icon: House },
      { id: 'loop', href: LOOP_PAGE, label: 'layout:nav.loop', icon: Route },
    ],
  },
  consulting: {
    ...PORTALS.consulting,
    label: 'layout:portal.areas.consulting',
    icon: ClipboardList,
    items: [
      {
        id: 'companies',
        href: '/consultoria',
        label: 'layout:nav.companies',
        icon: Building2,
        badge: 'attention',
      },
      {
        id: 'portfolio',
        href: '/consultoria/portfolio',
        label: 'layout:nav.portfolio',
        icon: BriefcaseBusiness,
      },
      {
        id: 'interventions',
        href: '/consultoria/interventions',
        label: 'layout:nav.interventions',
        icon: BookMarked,
      },
    ],
  },
  marketing: {
    ...PORTALS.marketing,
    label: 'layout:portal.areas.marketing',
    icon: Megaphone,
    items: [
      { id: 'dashboard', href: '/comercia', label: 'layout:nav.dashboard', icon: LayoutDashboard },
      { id: 'companies', href: '/comercia/companies', label: 'layout:nav.companies', icon: Building2 },
      { id: 'products', href: '/comercia/products', label: 'layout:nav.products', icon: Package },
      { id: 'campaigns', href: '/comercia/campaigns', label: 'layout:nav.campaigns', icon: Megaphone },
      { id: 'content', href: '/comercia/content', label: 'layout:nav.content', icon: PenLine },
      { id: 'assets', href: '/comercia/assets', label: 'layout:nav.assets', icon: Images },
      { id: 'leads', href: '/comercia/leads', label: 'layout:nav.leads', icon: UserRoundPlus },
      { id: 'lists', href: '/comercia/lists', label: 'layout:nav.lists', icon: Mails },
      { id: 'search', href: '/comercia/search', label: 'layout:nav.search', icon: UserRoundSearch },
      {
        id: 'analytics',
        href: '/comercia/analytics',
        label: 'layout:nav.analytics',
        icon: ChartNoAxesColumn,
      },
      { id: 'settings', href: '/comercia/settings', label: 'layout:nav.writer', icon: Bot },
    ],
  },
  // The order of product.md section 6, which has the specification's in it; the views stand below the lists that they are of, the import before what is looked at.
  leads: {
    home: '/leadmanager/dashboard',
    signIn: '/leadmanager',
    label: 'layout:portal.areas.leads',
    icon: Contact,
    items: [
      { id: 'inbox', href: '/leadmanager/inbox', label: 'layout:nav.inbox', icon: Inbox, badge: 'inbox' },
      { id: 'contacts', href: '/leadmanager/dashboard', label: 'layout:nav.contacts', icon: Users },
      { id: 'companies', href: '/leadmanager/companies', label: 'layout:nav.companies', icon: Building2 },
      {
        id: 'opportunities',
        href: '/leadmanager/opportunities',
        label: 'layout:nav.opportunities',
        icon: Handshake,
      },
      {
        id: 'communications',
        href: '/leadmanager/communications',
        label: 'layout:nav.communications',
        icon: MessagesSquare,
      },
      {
        id: 'tasks',
        href: '/leadmanager/tasks',
        label: 'layout:nav.tasks',
        icon: CircleCheckBig,
        badge: 'tasks',
      },
      { id: 'views', href: '/leadmanager/views', label: 'layout:nav.views', icon: Bookmark },
      { id: 'import', href: '/leadmanager/import', label: 'layout:nav.import', icon: Upload },
      {
        id: 'analytics',
        href: '/leadmanager/analytics',
        label: 'layout:nav.analytics',
        icon: ChartNoAxesColumn,
      },
      { id: 'settings', href: '/leadmanager/settings', label: 'layout:nav.settings', icon: Settings },
    ],
  },
  account: {
    home: '/account',
    signIn: SIGN_IN_PAGE,
    label: 'layout:portal.areas.account',
    icon: CircleUser,
    items: [
      { id: 'account', href: '/account', label: 'layout:nav.account', icon: CircleUser },
      { id: 'workspaces', href: '/account/workspaces', label: 'layout:nav.workspaces', icon: UsersRound },
      {
        id: 'notifications',
        href: '/account/notifications',
        label: 'layout:nav.notifications',
        icon: Bell,
      },
      { id: 'webhooks', href: '/account/webhooks', label: 'layout:nav.webhooks', icon: Webhook },
      { id: 'users', href: '/admin/users', label: 'layout:nav.users', icon: UserCog, isForAdmins: true },
      { id: 'pages', href: '/admin/pages', label: 'layout:nav.pages', icon: Globe, isForAdmins: true },
      {
        id: 'catalogue',
        href: '/admin/catalogue',
        label: 'layout:nav.catalogue',
        icon: ListChecks,
        isForAdmins: true,
      },
      {
        id: 'people',
        href: '/admin/people',
        label: 'layout:nav.people',
        icon: ShieldCheck,
        isForAdmins: true,
      },
      { id: 'audit', href: '/admin/audit', label: 'layout:nav.audit', icon: ScrollText, isForAdmins: true },
      { id: 'system', href: '/admin/system', label: 'layout:nav.system', icon: Server, isForAdmins: true },
    ],
  },
};

export const PORTALS_IN_ORDER = ['consulting', 'leads', 'marketing'] as const satisfies readonly Area[];
