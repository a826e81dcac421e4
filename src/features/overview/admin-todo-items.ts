import {
  Clock,
  Inbox,
  KeyRound,
  type LucideIcon,
  MailWarning,
  MailX,
  MessageCircleHeart,
  Send,
  Star,
  Stethoscope,
  TrendingDown,
} from 'lucide-react';
import { formatCount, formatNumber } from '../../ui/numbers.ts';
import type { Finding } from '../doctor/contract.ts';
import type { Overview } from './contract.ts';

export type TodoItem = {
  tab: string;
  icon: LucideIcon;
  text: string;
  detail?: string | undefined;
  urgent?: boolean;
};

const KEPT = 'Kept here: there is no mail server';
const WAITING = 'Waiting for the mail server, or kept here';

/** A fall in stars within a month that is worth a warning. */
const FALL = 0.2;

/** The most urgent first. */
export function todoItems({ attention }: Overview, problems: Finding[]): TodoItem[] {
  const { ratings, newMessages, feedback, failedMails, unsent, oneTimePasswords, noMailServer } =
    attention;
  const items = [
    ...problems.map(({ name, found }) => ({
      tab: 'doctor',
      icon: Stethoscope,
      text: name,
      detail: found,
      urgent: true,
    })),
    ratings.count > 0 && waitingRatings(ratings),
    failedMails > 0 && {
      tab: 'email',
      icon: MailX,
      text: `${formatCount(failedMails, 'mail')} could not be sent`,
      urgent: true,
    },
    unsent.answers > 0 && {
      tab: 'email',
      icon: Send,
      text: `${formatCount(unsent.answers, 'answer')} not sent yet`,
      detail: noMailServer ? KEPT : WAITING,
      urgent: true,
    },
    unsent.rewards > 0 && {
      tab: 'email',
      icon: Send,
      text: `${formatCount(unsent.rewards, 'reward')} not sent yet`,
      detail: noMailServer ? KEPT : WAITING,
    },
    newMessages > 0 && {
      tab: 'messages',
      icon: Inbox,
      text: formatCount(newMessages, 'new message'),
    },
    feedback.unhandled > 0 && {
      tab: 'feedback',
      icon: MessageCircleHeart,
      text: `${formatNumber(feedback.unhandled)} feedback to handle`,
    },
    fallingAverage(feedback),
    oneTimePasswords > 0 && {
      tab: 'accounts',
      icon: KeyRound,
      text: `${formatCount(oneTimePasswords, 'invited account')} ${oneTimePasswords === 1 ? 'has' : 'have'} not signed in yet`,
    },
    noMailServer && {
      tab: 'email',
      icon: MailWarning,
      text: 'No mail server',
      detail: 'Mail reaches nobody',
    },
    attention.hoursDisagree && {
      tab: 'cms?page=contact',
      icon: Clock,
      text: 'Shop hours disagree',
      detail: 'Kontak, Jam buka',
    },
  ];
  return items.filter((item): item is TodoItem => typeof item === 'object' && item !== null);
}

function waitingRatings({ count, oldest }: Overview['attention']['ratings']): TodoItem {
  return {
    tab: 'ratings',
    icon: Star,
    text: `${formatCount(count, 'rating')} to verify`,
    detail: oldest ? `${formatCount(oldest.workingDays, 'working day')}, 1–2 promised` : undefined,
    urgent: oldest?.level === 'late',
  };
}

function fallingAverage({ average, before }: Overview['attention']['feedback']): TodoItem | null {
  if (average === null || before === null || before - average < FALL) return null;
  return {
    tab: 'feedback',
    icon: TrendingDown,
    text: `Feedback fell to ${stars(average)}`,
    detail: `${stars(before)} the month before`,
  };
}

const decimal = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 });
const stars = (average: number) => `${decimal.format(average)} of 5`;
