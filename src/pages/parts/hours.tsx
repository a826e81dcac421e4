const TIMES = /(\d{1,2}[:.]\d{2}\s*(?:[AP]M)?(?:\s*[-–—]\s*\d{1,2}[:.]\d{2}\s*(?:[AP]M)?)?)/i;

/** Opening hours, in which `8:00 AM - 10:00 PM` is never broken over two lines. */
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
