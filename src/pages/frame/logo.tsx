import type { Site } from '../site.ts';

export function Logo({ site, light = false }: { site: Site; light?: boolean }) {
  const { name } = site.contact.brand;
  const { logo, mark } = site.look;
  const ground = light ? 'dark' : 'light';
  if (logo) {
    return <img src={logo[ground]} alt={name} className="h-10 max-w-48 min-w-0 object-contain" />;
  }
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <img
        src={mark[ground]}
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
