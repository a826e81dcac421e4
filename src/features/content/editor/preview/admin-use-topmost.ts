import { useEffect, useState } from 'react';

/** The page beside the fields follows the topmost one. */
export function useTopmost(isWide: boolean) {
  const [topmost, setTopmost] = useState<number>();
  useEffect(() => {
    if (!isWide) return;
    const look = () => {
      const rows = [...document.querySelectorAll<HTMLElement>('[open] [data-content]')];
      const row = rows.find((one) => one.getBoundingClientRect().top >= 0);
      setTopmost(window.scrollY > 0 && row ? Number(row.dataset.content) : undefined);
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [isWide]);
  return [topmost, setTopmost] as const;
}
