import { Button, type ButtonVariant } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { sayHere } from '../reader.tsx';
import { askInDialog } from './ask-in-dialog.ts';
import { dashboardTexts } from './messages.ts';

export type ConfirmText = {
  sentence: string;
  action: string;
  variant?: ButtonVariant;
  description?: string | undefined;
  cancel?: string | undefined;
};

/** Use it as `if (await confirm({ … })) …`. */
export function confirm(text: ConfirmText): Promise<boolean> {
  const { sentence, action, description, variant = 'destructive' } = text;
  const { cancel = sayHere(dashboardTexts.cancel) } = text;
  return askInDialog<boolean>((answer) => (
    <Dialog
      role="alertdialog"
      title={sentence}
      description={description}
      onClose={() => answer(false)}
      footer={
        <>
          <Button variant="secondary" onClick={() => answer(false)}>
            {cancel}
          </Button>
          <Button variant={variant} onClick={() => answer(true)}>
            {action}
          </Button>
        </>
      }
    />
  ));
}
