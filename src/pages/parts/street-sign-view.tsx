export type StreetSign = { street: string; number: string; place: string };

/** Screen readers have read the address already, and larger text would reach under the button. */
export function StreetSignView({ street, number, place }: StreetSign) {
  return (
    <div
      aria-hidden="true"
      className="kawung absolute inset-0 bg-caramel-tint pt-5 text-center text-caramel-deep lg:pt-12"
    >
      <span className="absolute top-2 bottom-0 left-1/2 w-2.5 -translate-x-1/2 rounded-t-full bg-line-strong lg:top-6 lg:w-3.5" />
      <div className="relative grid justify-items-center gap-1.5 px-1 sm:px-5 lg:gap-3">
        <p className="rounded bg-pandan-deep px-5 py-3 text-foam shadow outline-2 -outline-offset-6 outline-foam/80 lg:px-9 lg:py-5">
          <span className="block text-[min(1.125rem,5vw)] leading-tight font-bold text-balance lg:text-[min(2rem,2.4vw)]">
            {street}
          </span>
          <span className="mt-1 block text-[min(0.9375rem,4.2vw)] leading-snug lg:text-[min(1rem,1.2vw)]">
            {place}
          </span>
        </p>
        {number && (
          <p className="rounded bg-foam px-3 py-0.5 text-[min(1rem,4.5vw)] font-bold text-ink shadow lg:text-[min(1.5rem,1.8vw)]">
            {number}
          </p>
        )}
      </div>
    </div>
  );
}
