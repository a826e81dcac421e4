export function KawungBand() {
  return (
    <div
      aria-hidden="true"
      className="kawung h-10 bg-caramel-deep text-caramel-glow [--kawung-opacity:0.5] sm:h-14 print:hidden"
    />
  );
}
