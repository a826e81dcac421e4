const WORDS = {
  en: 'Not sent yet. What you wrote is kept; please try again.',
  id: 'Belum terkirim. Isian Anda tetap ada; silakan coba lagi.',
};

/** Stays under the form when the notice that told why is gone. */
export function NotSent({ lang, failed }: { lang: keyof typeof WORDS; failed: boolean }) {
  if (!failed) return null;
  return (
    <p className="rounded bg-danger-tint px-4 py-3 text-sm font-semibold text-danger-deep">
      {WORDS[lang]}
    </p>
  );
}
