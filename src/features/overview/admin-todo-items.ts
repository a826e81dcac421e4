import {
  Clock,
  DoorClosed,
  Inbox,
  KeyRound,
  type LucideIcon,
  MailWarning,
  MailX,
  MessageCircleHeart,
  Rocket,
  Send,
  Star,
  Stethoscope,
  TrendingDown,
} from 'lucide-react';
import { intlOf, type Reader, say } from '../../messages.ts';
import type { Finding } from '../doctor/contract.ts';
import type { Age } from '../ratings/staff.contract.ts';
import type { Overview } from './contract.ts';
import { todoTexts as t } from './messages.ts';

export type TodoItem = {
  tab: string;
  icon: LucideIcon;
  text: string;
  detail?: string | undefined;
  urgent?: boolean;
};

/** A smaller fall in stars within a month is worth no warning. */
const FALL = 0.2;

/** Urgent items come first, then waiting customers, the shop's faults, and what can wait. */
export function todoItems(
  { attention }: Overview,
  problems: Finding[],
  left: number,
  reader: Reader,
): TodoItem[] {
  const { ratings, newMessages, feedback, failedMails, unsent, oneTimePasswords, noMailServer } =
    attention;
  const items = [
    ratings.count > 0 && waitingRatings(ratings, reader),
    failedMails > 0 && {
      tab: 'email',
      icon: MailX,
      text: say(reader, t.failedMails, { count: failedMails }),
      urgent: true,
    },
    attention.isClosed && {
      tab: 'launch',
      icon: DoorClosed,
      text: say(reader, t.closed),
      detail: say(reader, t.closedHint),
      urgent: true,
    },
    unsent.answers > 0 && {
      tab: noMailServer ? 'messages' : 'email',
      icon: Send,
      text: say(reader, t.answers, { count: unsent.answers }),
      // A missing mail server is an item of its own.
      detail: say(reader, noMailServer ? t.kept : t.waiting),
      urgent: true,
    },
    unsent.rewards > 0 && {
      tab: 'ratings?state=verified',
      icon: Send,
      text: say(reader, t.rewards, { count: unsent.rewards }),
      detail: noMailServer ? say(reader, t.byWhatsapp) : undefined,
      urgent: true,
    },
    ...problems.map(({ name, found }) => ({
      tab: 'doctor',
      icon: Stethoscope,
      text: name,
      detail: found,
      urgent: true,
    })),
    newMessages > 0 && {
      tab: 'messages',
      icon: Inbox,
      text: say(reader, t.messages, { count: newMessages }),
    },
    feedback.unhandled > 0 && {
      tab: 'feedback',
      icon: MessageCircleHeart,
      text: say(reader, t.feedback, { count: feedback.unhandled }),
    },
    fallingAverage(feedback, reader),
    noMailServer && {
      tab: 'email',
      icon: MailWarning,
      text: say(reader, t.noMailServer),
      detail: say(reader, t.mailReachesNobody),
    },
    attention.hoursDisagree && {
      tab: 'cms?page=contact',
      icon: Clock,
      text: say(reader, t.hoursDisagree),
      detail: say(reader, t.hoursOnPages),
    },
    oneTimePasswords > 0 && {
      tab: 'accounts',
      icon: KeyRound,
      text: say(reader, t.invited, { count: oneTimePasswords }),
    },
    left > 0 && {
      tab: 'launch',
      icon: Rocket,
      text: say(reader, t.left, { count: left }),
      detail: say(reader, t.leftWhere),
    },
  ];
  return items
    .filter((item): item is TodoItem => typeof item === 'object' && item !== null)
    .toSorted((a, b) => Number(b.urgent ?? false) - Number(a.urgent ?? false));
}

function waitingRatings(
  { count, oldest }: Overview['attention']['ratings'],
  reader: Reader,
): TodoItem {
  return {
    tab: 'ratings',
    icon: Star,
    text: say(reader, t.ratings, { count }),
    detail: oldest ? waitOf(oldest, reader) : undefined,
    urgent: oldest?.level === 'late',
  };
}

function waitOf({ workingHours: hours }: Age, reader: Reader): string {
  return hours < 24
    ? say(reader, t.ratingsFresh)
    : say(reader, t.ratingsAge, { days: Math.floor(hours / 24) });
}

function fallingAverage(
  { average, before }: Overview['attention']['feedback'],
  reader: Reader,
): TodoItem | null {
  if (average === null || before === null || before - average < FALL) return null;
  const format = new Intl.NumberFormat(intlOf(reader.lang), { maximumFractionDigits: 1 });
  return {
    tab: 'feedback',
    icon: TrendingDown,
    text: say(reader, t.fell, { stars: format.format(average) }),
    detail: say(reader, t.fellFrom, { stars: format.format(before) }),
  };
}
