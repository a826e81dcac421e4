import {
  History,
  Inbox,
  KeyRound,
  type LucideIcon,
  Megaphone,
  MessageCircleHeart,
  MessageCircleQuestion,
  PenLine,
  Smartphone,
  UsersRound,
} from 'lucide-react';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Role, Staff } from '../features/auth/contract.ts';

export type TabProps = { staff: Staff };

export type Tab = {
  id: string;
  label: string;
  icon: LucideIcon;
  /** The least role that sees it; the server decides again at every call. */
  role: Role;
  load: () => Promise<ComponentType<TabProps>>;
  Screen: LazyExoticComponent<ComponentType<TabProps>>;
};

function tab(id: string, label: string, icon: LucideIcon, role: Role, load: Tab['load']): Tab {
  return { id, label, icon, role, load, Screen: lazy(async () => ({ default: await load() })) };
}

/** Every tab in its order; the first one somebody may see is where they start. */
export const tabs: Tab[] = [
  tab('cms', 'Content', PenLine, 'editor', () =>
    import('../features/content/admin.tsx').then((screen) => screen.default),
  ),
  tab('mockups', 'Mockups', Smartphone, 'editor', () =>
    import('../features/mockups/admin.tsx').then((screen) => screen.default),
  ),
  tab('promos', 'Promos', Megaphone, 'editor', () =>
    import('../features/promos/admin.tsx').then((screen) => screen.default),
  ),
  tab('team', 'Team', UsersRound, 'editor', () =>
    import('../features/team/admin.tsx').then((screen) => screen.default),
  ),
  tab('messages', 'Messages', Inbox, 'editor', () =>
    import('../features/contact/admin.tsx').then((screen) => screen.default),
  ),
  tab('feedback', 'Feedback', MessageCircleHeart, 'editor', () =>
    import('./feedback.tsx').then((screen) => screen.Feedback),
  ),
  tab('faqs', 'FAQs', MessageCircleQuestion, 'editor', () =>
    import('../features/faqs/admin.tsx').then((screen) => screen.default),
  ),
  tab('audit', 'Audit Log', History, 'owner', () =>
    import('../features/audit/admin.tsx').then((screen) => screen.default),
  ),
  tab('accounts', 'Accounts', KeyRound, 'owner', () =>
    import('./accounts.tsx').then((screen) => screen.Accounts),
  ),
];
