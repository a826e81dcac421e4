import type { Site } from '../site.ts';

export function Logo({ site, light = false }: { site: Site; light?: boolean }) {
  const { logo, name } = site.contact.brand;
  if (logo) return <img src={logo} alt={name} width={160} height={40} className="h-10 w-auto" />;
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <img
        src={light ? '/mark-light.svg' : '/mark.svg'}
        alt=""
        fetchPriority="low"
        width={36}
        height={36}
        className="size-9 shrink-0"
      />
      <span className="heading-display min-w-0 text-[length:min(var(--text-xl),7vw)] wrap-anywhere line-clamp-2">
        {name}
      </span>
    </span>
  );
}
