import type { ReactNode } from 'react';
import type { Site } from '../site.ts';

type LogoProps = {
  site: Site;
  light?: boolean;
  /** The logo is on a ground that is dark by night. */
  followsNight?: boolean;
};

export function Logo({ site, light = false, followsNight = false }: LogoProps) {
  const { name } = site.contact.brand;
  const { logo, mark } = site.look;
  const ground = light ? 'dark' : 'light';
  const withNight = (picture: ReactNode) =>
    followsNight ? (
      <picture className="contents">
        {/* As an item of a row, the source would move the mark by a gap. */}
        <source
          media="(prefers-color-scheme: dark)"
          srcSet={(logo ?? mark).dark}
          className="hidden"
        />
        {picture}
      </picture>
    ) : (
      picture
    );
  if (logo) {
    return withNight(
      <img src={logo[ground]} alt={name} className="h-10 max-w-48 min-w-0 object-contain" />,
    );
  }
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      {withNight(
        <img
          src={mark[ground]}
          alt=""
          fetchPriority="low"
          width={36}
          height={36}
          className="size-9 shrink-0"
        />,
      )}
      <span className="heading-display min-w-0 text-[length:min(var(--text-xl),7vw)] leading-[1.1] wrap-anywhere line-clamp-2">
        {name}
      </span>
    </span>
  );
}
