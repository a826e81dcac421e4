import { createRoot } from 'react-dom/client';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export type ConfirmText = {
  /** The question, whole: 'Are you sure you want to delete this FAQ?' */
  sentence: string;
  /** What the button does: 'Delete'. */
  action: string;
  /** What follows from it, when that is not plain. */
  description?: string | undefined;
  cancel?: string | undefined;
  variant?: 'destructive' | 'primary' | undefined;
};

/** Asks before a step that cannot be taken back: `if (await confirm({ … })) …`. */
export function confirm(text: ConfirmText): Promise<boolean> {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      root.unmount();
      place.remove();
      resolve(yes);
    };
    root.render(<Question {...text} onAnswer={answer} />);
  });
}

type QuestionProps = ConfirmText & { onAnswer: (yes: boolean) => void };

function Question({ sentence, action, description, cancel, variant, onAnswer }: QuestionProps) {
  return (
    <Dialog
      open
      role="alertdialog"
      title={sentence}
      description={description}
      onClose={() => onAnswer(false)}
      footer={
        <>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            {cancel ?? 'Cancel'}
          </Button>
          <Button variant={variant ?? 'destructive'} onClick={() => onAnswer(true)}>
            {action}
          </Button>
        </>
      }
    />
  );
}
