const WORDS = {
  en: 'Not sent yet. What you wrote is kept; please try again.',
  id: 'Belum terkirim. Isian Anda tetap ada; silakan coba lagi.',
};

/** Stays below the form after the notice with the reason has gone. */
export function NotSent({ lang, failed }: { lang: keyof typeof WORDS; failed: boolean }) {
  if (!failed) return null;
  return (
    <p className="rounded bg-danger-tint px-4 py-3 text-sm font-semibold text-danger-deep">
      {WORDS[lang]}
    </p>
  );
}
