import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { sayHere, useSay } from '../../ui/reader.tsx';
import { island } from '../../ui/site/island.tsx';
import { shareOrCopy } from '../../ui/site/share.ts';
import { useHydrated } from '../../ui/site/use-hydrated.ts';
import { toast } from '../../ui/toast.tsx';
import { shareTexts } from './share.messages.ts';

function Share({ title }: { title: string }) {
  const say = useSay();
  const hydrated = useHydrated();
  return (
    <Button
      variant="secondary"
      className={classes('flex-auto noscript:hidden', !hydrated && 'invisible')}
      onClick={() => void share(title)}
    >
      {say(shareTexts.share)}
    </Button>
  );
}

async function share(title: string) {
  if (await shareOrCopy(title, location.href)) toast({ title: sayHere(shareTexts.copied) });
}

export const ShareButton = island('share-button', Share);
