export function MailFrame({ src, title }: { src: string; title: string }) {
  return (
    <iframe
      src={src}
      title={title}
      sandbox=""
      className="h-[55dvh] w-full rounded border border-line bg-paper"
    />
  );
}
