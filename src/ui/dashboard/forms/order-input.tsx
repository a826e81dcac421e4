import { Input, type InputProps } from '../../field.tsx';
import { useSay } from '../../reader.tsx';
import { formTexts } from './messages.ts';

/** Takes `register('displayOrder', orderNumber)`: an empty field is the default, 0 stays 0. */
export const orderNumber = {
  setValueAs: (value: unknown) => (value === '' ? undefined : Number(value)),
};

export function OrderInput(props: InputProps) {
  const say = useSay();
  return <Input type="number" hint={say(formTexts.orderHint)} {...props} />;
}
