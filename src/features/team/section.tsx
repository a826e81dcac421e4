import { Picture } from '../media/picture/picture.tsx';
import type { PublicTeamMember } from './contract.ts';
import { Placeholder } from './placeholder-view.tsx';
import { TeamControls } from './team-controls.island.tsx';

type Props = { members: PublicTeamMember[]; title: string };

const PART = 'team';
const ROW = 'team-row';

export function TeamSection({ members, title }: Props) {
  if (members.length === 0) return null;
  return (
    <section className="section overflow-x-clip" id={PART} aria-labelledby="team-title">
      <div className="container-page">
        <h2 className="heading-display text-center text-3xl" id="team-title">
          {title}
        </h2>
      </div>
      <ul
        id={ROW}
        aria-labelledby="team-title"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
        tabIndex={0}
        className="snap-row mx-auto mt-4 justify-center-safe py-2 sm:mt-10 max-md:px-[28%] md:w-[calc(100%-2*var(--spacing-gutter))] md:max-w-(--container-page) md:scroll-px-0 md:px-0"
      >
        {members.map((member) => (
          <li
            key={member.id}
            className="w-full text-center max-md:snap-center md:w-[calc((100%-2.5rem)/3)] lg:w-[calc((100%-5rem)/5)]"
          >
            <Portrait photoUrl={member.photoUrl} />
            <h3 className="mt-3 font-bold sm:mt-4 sm:text-lg">{member.name}</h3>
            <p className="text-sm text-ink-soft">{member.position}</p>
          </li>
        ))}
      </ul>
      {members.length > 1 && <TeamControls partId={PART} rowId={ROW} count={members.length} />}
    </section>
  );
}

function Portrait({ photoUrl }: { photoUrl: string | null }) {
  const frame = 'aspect-square rounded bg-caramel-tint';
  if (photoUrl) {
    const sizes = '(min-width: 64rem) 15rem, (min-width: 48rem) 30vw, 48vw';
    return <Picture src={photoUrl} alt="" sizes={sizes} className={frame} />;
  }
  return <Placeholder className={`${frame} w-full`} />;
}
