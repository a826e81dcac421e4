import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { sayHere, useSay } from '../../ui/reader.tsx';
import { island } from '../../ui/site/island.tsx';
import { useHydrated } from '../../ui/site/use-hydrated.ts';
import { toast } from '../../ui/toast.tsx';
import { shareTexts } from './share.messages.ts';

function Share({ title }: { title: string }) {
  const say = useSay();
  const hydrated = useHydrated();
  return (
    <Button
      variant="quiet"
      size="lg"
      className={classes('underline underline-offset-4', !hydrated && 'invisible')}
      onClick={() => void share(title)}
    >
      {say(shareTexts.share)}
    </Button>
  );
}

/** Falls back to the clipboard in browsers that cannot share. */
async function share(title: string) {
  const url = location.href;
  try {
    if (typeof navigator.share === 'function') return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    toast({ title: sayHere(shareTexts.copied) });
  } catch (error) {
    const cancelled = error instanceof DOMException && error.name === 'AbortError';
    if (!cancelled) console.warn(error);
  }
}

export const ShareButton = island('share-button', Share);
