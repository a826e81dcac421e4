import { useSay } from '../../ui/reader.tsx';
import { nearTexts } from './messages.ts';

/** `near.client.ts` is the same in every language, so it gets its sentences in attributes. */
export function NearButton() {
  const say = useSay();
  return (
    <li className="noscript:hidden">
      <button
        type="button"
        data-near
        data-heading={say(nearTexts.nearest)}
        data-seeking={say(nearTexts.seeking)}
        data-sorted={say(nearTexts.sorted)}
        data-refused={say(nearTexts.refused)}
        data-failed={say(nearTexts.failed)}
      >
        <svg
          width="20"
          height="20"
          viewBox="0 0 24 24"
          className="size-5 text-caramel-deep"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <circle cx="12" cy="12" r="6" />
          <path d="M12 2v4m0 12v4M2 12h4m12 0h4" />
        </svg>
        {say(nearTexts.button)}
      </button>
    </li>
  );
}
