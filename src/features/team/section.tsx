import { ButtonLink } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { useSay, useTo } from '../../ui/reader.tsx';
import { HeadingLink } from '../../ui/site/heading-link.tsx';
import { type ListPage, useNextPage } from '../../ui/site/list-page.ts';
import { Picture } from '../media/picture/picture.tsx';
import type { PublicTeamMember } from './contract.ts';
import { Placeholder } from './placeholder-view.tsx';
import { TeamControls } from './team-controls.island.tsx';
import { teamTexts } from './visitor.messages.ts';

type Props = { members: ListPage<PublicTeamMember>; title: string };

const PART = 'team';
const ROW = 'team-row';

export function TeamSection({ members, title }: Props) {
  const say = useSay();
  const to = useTo();
  const nextPage = useNextPage(members);
  const { rows, total, pages, addressOf } = members;
  if (total === 0) return null;
  return (
    <section className="section overflow-x-clip" id={PART} aria-labelledby="team-title">
      <div className="container-page">
        <h2 className="heading-2" id="team-title">
          <HeadingLink href={to(addressOf(1))} text={title} />
        </h2>
      </div>
      <ul
        id={ROW}
        aria-labelledby="team-title"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
        tabIndex={0}
        className="snap-row mx-auto mt-4 justify-center-safe pt-2 pb-4 sm:mt-10 sm:pb-2 max-sm:gap-3! *:max-md:w-[max(8rem,38%)] max-md:[&_p+p]:hidden md:w-[calc(100%-2*var(--spacing-gutter))] md:max-w-(--container-page) md:scroll-px-0 md:px-0 *:md:w-[calc((100%-2.5rem)/3)] *:lg:w-[calc((100%-5rem)/5)]"
        {...nextPage}
      >
        {rows.map((member) => (
          <Member key={member.id} member={member} look="tile" />
        ))}
      </ul>
      {total > 1 && <TeamControls partId={PART} rowId={ROW} count={total} />}
      {pages > 1 && (
        <p className="container-page mt-4 text-center">
          <ButtonLink href={to(addressOf(1))} variant="secondary">
            {say(teamTexts.all, { total })}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

const COLUMNS = ['md:grid-cols-5', 'md:grid-cols-4', 'md:grid-cols-3'];

/** From a tablet on the last row is as full as possible. */
function columnsFor(count: number) {
  const filled = (columns: number) => (count % columns || columns) / columns;
  const [best] = [5, 4, 3].toSorted((a, b) => filled(b) - filled(a));
  return COLUMNS[5 - (best ?? 5)];
}

/** With fewer people, one would be large beside a few small ones. */
const LEAD_FROM = 4;

export function TeamGrid({ members }: { members: ListPage<PublicTeamMember> }) {
  const { rows, page } = members;
  const hasLead = page === 1 && rows.length >= LEAD_FROM;
  return (
    <ul
      id={ROW}
      className={classes(
        'grid gap-x-5 gap-y-5 *:text-start md:gap-y-8 md:max-lg:gap-x-3 lg:gap-y-10',
        columnsFor(rows.length - Number(hasLead)),
      )}
      {...useNextPage(members)}
    >
      {rows.map((member, index) => (
        <Member key={member.id} member={member} look={hasLead && index === 0 ? 'lead' : 'row'} />
      ))}
    </ul>
  );
}

type Look = 'tile' | 'lead' | 'row';

const LOOKS: Record<Look, { member?: string; textClass: string; name: string; about: string }> = {
  tile: {
    textClass: 'mt-3 sm:mt-4',
    name: 'font-bold max-sm:text-sm sm:text-lg',
    about: 'mt-1.5 text-sm text-balance',
  },
  lead: {
    member:
      'max-md:grid max-md:grid-cols-[min(9rem,60vw-4.5rem)_1fr] max-md:items-center max-md:gap-4 md:col-span-full md:grid md:grid-cols-[14rem_1fr] md:items-center md:gap-10 lg:mb-6 lg:grid-cols-[21.5rem_1fr] lg:gap-16',
    textClass: '',
    name: 'font-bold md:heading-display md:text-2xl',
    about: 'heading-display mt-2 text-xl md:mt-3 md:text-2xl lg:mt-6 lg:text-4xl',
  },
  row: {
    member: 'max-md:grid max-md:grid-cols-[min(6rem,26vw)_1fr] max-md:items-center max-md:gap-4',
    textClass: 'md:mt-4',
    name: 'font-bold md:max-lg:text-sm lg:text-lg',
    about: 'mt-1.5 text-sm text-balance',
  },
};

function Member({ member, look }: { member: PublicTeamMember; look: Look }) {
  const { name, position, about, photoUrl } = member;
  const looks = LOOKS[look];
  return (
    <li className={looks.member}>
      <Portrait photoUrl={photoUrl} />
      <div className={looks.textClass}>
        <h3 className={looks.name}>{name}</h3>
        <p className={classes('text-sm text-ink-soft', look === 'lead' && 'lg:text-lg')}>
          {position}
        </p>
        {about && <p className={looks.about}>{about}</p>}
      </div>
    </li>
  );
}

function Portrait({ photoUrl }: { photoUrl: string | null }) {
  const frame = 'aspect-square rounded bg-caramel-tint';
  if (photoUrl) {
    const sizes = '(min-width: 64rem) 25rem, (min-width: 48rem) 40vw, 90vw';
    return <Picture src={photoUrl} alt="" sizes={sizes} className={frame} />;
  }
  return <Placeholder className={`${frame} w-full`} />;
}
