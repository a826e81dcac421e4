import type { Site } from '../site.ts';

/** The owner's logo, or the mark beside the brand's name while there is none. */
export function Logo({ site, light = false }: { site: Site; light?: boolean }) {
  const { logo, name } = site.contact.brand;
  if (logo) return <img src={logo} alt={name} width={160} height={40} className="h-10 w-auto" />;
  return (
    <span className="flex items-center gap-2.5">
      <img
        src={light ? '/mark-light.svg' : '/mark.svg'}
        alt=""
        fetchPriority="low"
        width={36}
        height={36}
        className="size-9"
      />
      <span className="heading-display text-xl">{name}</span>
    </span>
  );
}
