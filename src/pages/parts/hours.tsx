const TIMES = /(\d{1,2}[:.]\d{2}\s*(?:[AP]M)?(?:\s*[-–—]\s*\d{1,2}[:.]\d{2}\s*(?:[AP]M)?)?)/i;

/** Keeps a range such as `8:00 AM - 10:00 PM` on one line. */
export function Hours({ text }: { text: string }) {
  return text.split(TIMES).map((part) =>
    TIMES.test(part) ? (
      <span key={part} className="inline-block">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
