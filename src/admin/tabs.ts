import {
  ChartLine,
  Coffee,
  Contact,
  History,
  Inbox,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  MapPin,
  Megaphone,
  MessageCircleHeart,
  MessageCircleQuestion,
  Newspaper,
  PenLine,
  Rocket,
  ScanLine,
  Smartphone,
  Star,
  Stethoscope,
  Store,
  Sun,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { mayAct, type Role, type Staff } from '../features/accounts/contract.ts';
import type { WaitingCounts } from '../features/overview/contract.ts';
import type { Language, Message } from '../messages.ts';
import {
  SkeletonMockups,
  SkeletonNews,
  SkeletonOutlets,
  SkeletonPromos,
  SkeletonRatings,
  SkeletonReading,
  SkeletonRows,
  SkeletonSections,
  SkeletonTeam,
  type SkeletonToolsProps,
} from '../ui/dashboard/lists/skeleton.tsx';
import {
  SkeletonAccount,
  SkeletonAccounts,
  SkeletonAudit,
  SkeletonCard,
  SkeletonCharts,
  SkeletonEditor,
  SkeletonMail,
  SkeletonOverview,
  SkeletonRedeem,
  SkeletonRegisters,
  SkeletonShop,
  SkeletonSteps,
  SkeletonToday,
} from '../ui/dashboard/lists/skeleton-screens.tsx';
import { reloadOnce } from '../ui/dashboard/tools/reload-once.ts';
import { adminTexts, tabNames } from './messages.ts';

type TabId = keyof typeof tabNames;

type TabProps = { staff: Staff };

type Counted = keyof WaitingCounts;

export type Tab = {
  id: string;
  label: Message<never>;
  icon: LucideIcon;
  /** The server checks every call itself. */
  isFor: (role: Role) => boolean;
  /** It is the tab's language in the mixed voice. */
  lang: Language;
  counted: Counted | undefined;
  /** Find offers it; `query` is what its address needs besides the tab's. */
  act: { text: Message<never>; query: string } | undefined;
  Skeleton: ComponentType;
  tools: SkeletonToolsProps;
  load: () => Promise<{ default: ComponentType<TabProps> }>;
  Screen: LazyExoticComponent<ComponentType<TabProps>>;
};

export type TabGroup = {
  title: Message<never> | null;
  /** Staff can fold it in the rail; until they do, it is like this. */
  fold?: 'open' | 'folded';
  tabs: Tab[];
};

/** `role` is the lowest one that sees it. */
type More = {
  role?: Role;
  only?: Role;
  lang?: Tab['lang'];
  counted?: Counted;
  act?: Tab['act'];
  Skeleton?: ComponentType;
  tools?: Tab['tools'];
};

function tab(id: TabId, icon: LucideIcon, load: Tab['load'], more: More = {}): Tab {
  const { role = 'editor', only, lang = 'en', counted, act, tools = {} } = more;
  const { Skeleton = SkeletonRows } = more;
  const isFor = (own: Role) => (only ? own === only : mayAct(own, role));
  return {
    id,
    label: tabNames[id],
    icon,
    isFor,
    lang,
    counted,
    act,
    Skeleton,
    tools,
    load,
    Screen: lazy(() => load().catch(reloadOnce)),
  };
}

export const tabGroups: TabGroup[] = [
  {
    title: null,
    tabs: [
      tab('overview', LayoutDashboard, () => import('../features/overview/admin.tsx'), {
        Skeleton: SkeletonOverview,
      }),
      tab('visitors', ChartLine, () => import('../features/visitors/admin.tsx'), {
        tools: { search: 'half' },
        Skeleton: SkeletonCharts,
      }),
      tab('today', Sun, () => import('./today.tsx'), {
        Skeleton: SkeletonToday,
        only: 'manager',
        lang: 'id',
      }),
    ],
  },
  {
    title: tabNames.inbox,
    tabs: [
      tab('messages', Inbox, () => import('../features/contact/admin.tsx'), {
        tools: { parts: true, search: 'reading' },
        counted: 'messages',
        Skeleton: SkeletonReading,
      }),
      tab('feedback', MessageCircleHeart, () => import('../features/feedback/tab/admin.tsx'), {
        tools: { parts: true, search: 'reading' },
        role: 'manager',
        lang: 'id',
        counted: 'feedback',
        Skeleton: SkeletonReading,
      }),
      tab('ratings', Star, () => import('../features/ratings/tab/admin.tsx'), {
        tools: { search: 'reading' },
        counted: 'ratings',
        Skeleton: SkeletonRatings,
      }),
      tab('redeem', ScanLine, () => import('../features/rewards/tab/admin.tsx'), {
        Skeleton: SkeletonRedeem,
        role: 'cashier',
        lang: 'id',
      }),
    ],
  },
  {
    title: tabNames.site,
    fold: 'open',
    tabs: [
      tab('cms', PenLine, () => import('../features/content/admin.tsx'), {
        tools: { parts: true },
        Skeleton: SkeletonEditor,
        lang: 'id',
      }),
      tab('articles', Newspaper, () => import('../features/articles/tab/admin.tsx'), {
        tools: { parts: true, search: 'half' },
        Skeleton: SkeletonNews,
      }),
      tab('outlets', MapPin, () => import('../features/outlets/tab/admin.tsx'), {
        tools: { parts: true, search: 'half' },
        act: { text: adminTexts.addSpecialHours, query: 'view=special&add=1' },
        Skeleton: SkeletonOutlets,
      }),
      tab('menu', Coffee, () => import('../features/menu/tab/admin.tsx'), {
        tools: { parts: true, search: 'half' },
        act: { text: adminTexts.addMenuItem, query: 'add=1' },
        Skeleton: SkeletonSections,
        lang: 'id',
      }),
      tab('promos', Megaphone, () => import('../features/promos/admin.tsx'), {
        tools: { search: 'half' },
        act: { text: adminTexts.addPromo, query: 'add=1' },
        Skeleton: SkeletonPromos,
      }),
      tab('mockups', Smartphone, () => import('../features/mockups/admin.tsx'), {
        tools: { search: 'mockups' },
        Skeleton: SkeletonMockups,
      }),
      tab('team', UsersRound, () => import('../features/team/admin.tsx'), {
        tools: { search: 'thirds' },
        Skeleton: SkeletonTeam,
      }),
      tab('faqs', MessageCircleQuestion, () => import('../features/faqs/admin.tsx'), {
        tools: { search: 'half' },
      }),
    ],
  },
  {
    title: tabNames.settings,
    tabs: [
      tab('shop', Store, () => import('../features/brand/tab/admin.tsx'), {
        Skeleton: SkeletonShop,
      }),
      tab('email', Mail, () => import('../features/email/tab/admin.tsx'), {
        Skeleton: SkeletonMail,
      }),
      tab('launch', Rocket, () => import('../features/launch/admin.tsx'), {
        Skeleton: SkeletonSteps,
        role: 'owner',
      }),
    ],
  },
  {
    title: tabNames.owner,
    fold: 'folded',
    tabs: [
      tab('accounts', KeyRound, () => import('../features/accounts/tab/admin.tsx'), {
        tools: { search: 'aside' },
        Skeleton: SkeletonAccounts,
        role: 'owner',
      }),
      tab('people', Contact, () => import('../features/people/admin.tsx'), {
        Skeleton: SkeletonRegisters,
        role: 'owner',
        lang: 'id',
      }),
      tab('audit', History, () => import('../features/audit/admin.tsx'), {
        tools: { search: 'aside' },
        Skeleton: SkeletonAudit,
        role: 'owner',
      }),
      tab('doctor', Stethoscope, () => import('../features/doctor/admin.tsx'), {
        Skeleton: SkeletonCard,
        role: 'owner',
      }),
    ],
  },
];

export const accountTab = tab(
  'account',
  UserRound,
  () => import('../features/auth/account/admin.tsx'),
  { role: 'cashier', Skeleton: SkeletonAccount },
);

/** The thumb reaches these. */
export const phoneTabs = (role: Role) =>
  mayAct(role, 'editor')
    ? ['overview', 'messages', 'feedback', 'ratings']
    : ['today', 'feedback', 'redeem'];
