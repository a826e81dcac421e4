import {
  ChartLine,
  Contact,
  History,
  Inbox,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  Megaphone,
  MessageCircleHeart,
  MessageCircleQuestion,
  PenLine,
  ScanLine,
  Smartphone,
  Star,
  Stethoscope,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Role, Staff } from '../features/accounts/contract.ts';
import type { WaitingCounts } from '../features/overview/contract.ts';

type TabProps = {
  staff: Staff;
  onOpen: (id: string) => void;
};

type Counted = keyof WaitingCounts;

export type Tab = {
  id: string;
  label: string;
  icon: LucideIcon;
  /** The lowest role that sees the tab; the server checks every call itself. */
  role: Role;
  lang: 'en' | 'id';
  counted: Counted | undefined;
  load: () => Promise<{ default: ComponentType<TabProps> }>;
  Screen: LazyExoticComponent<ComponentType<TabProps>>;
};

type More = { role?: Role; lang?: Tab['lang']; counted?: Counted };

function tab(id: string, label: string, icon: LucideIcon, load: Tab['load'], more: More = {}): Tab {
  const { role = 'editor', lang = 'en', counted } = more;
  return { id, label, icon, role, lang, counted, load, Screen: lazy(load) };
}

export const tabGroups: { title: string; tabs: Tab[] }[] = [
  {
    title: '',
    tabs: [
      tab('overview', 'Overview', LayoutDashboard, () => import('../features/overview/admin.tsx')),
    ],
  },
  {
    title: 'Inbox',
    tabs: [
      tab('messages', 'Messages', Inbox, () => import('../features/contact/admin.tsx'), {
        counted: 'messages',
      }),
      tab('feedback', 'Feedback', MessageCircleHeart, () => import('./feedback.tsx'), {
        lang: 'id',
        counted: 'feedback',
      }),
      tab('ratings', 'Ratings', Star, () => import('../features/ratings/tab/admin.tsx'), {
        counted: 'ratings',
      }),
      tab('redeem', 'Redeem', ScanLine, () => import('../features/rewards/tab/admin.tsx'), {
        role: 'cashier',
        lang: 'id',
      }),
    ],
  },
  {
    title: 'Site',
    tabs: [
      tab('cms', 'Content', PenLine, () => import('../features/content/admin.tsx'), {
        lang: 'id',
      }),
      tab('promos', 'Promos', Megaphone, () => import('../features/promos/admin.tsx')),
      tab('mockups', 'Mockups', Smartphone, () => import('../features/mockups/admin.tsx')),
      tab('team', 'Team', UsersRound, () => import('../features/team/admin.tsx')),
      tab('faqs', 'FAQs', MessageCircleQuestion, () => import('../features/faqs/admin.tsx')),
    ],
  },
  {
    title: 'Insights',
    tabs: [
      tab('visitors', 'Analytics', ChartLine, () => import('../features/visitors/admin.tsx')),
      tab('audit', 'Audit Log', History, () => import('../features/audit/admin.tsx'), {
        role: 'owner',
      }),
    ],
  },
  {
    title: 'Settings',
    tabs: [
      tab('email', 'Email Config', Mail, () => import('../features/email/tab/admin.tsx')),
      tab('accounts', 'Accounts', KeyRound, () => import('../features/accounts/tab/admin.tsx'), {
        role: 'owner',
      }),
      tab('people', 'People', Contact, () => import('../features/people/admin.tsx'), {
        role: 'owner',
        lang: 'id',
      }),
      tab('doctor', 'System Check', Stethoscope, () => import('../features/doctor/admin.tsx'), {
        role: 'owner',
      }),
    ],
  },
];

export const accountTab = tab(
  'account',
  'My account',
  UserRound,
  () => import('../features/auth/account/admin.tsx'),
  { role: 'cashier' },
);

export const phoneTabs = ['overview', 'messages', 'feedback', 'ratings'];
