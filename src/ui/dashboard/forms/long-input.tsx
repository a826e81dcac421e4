import { Textarea, type TextareaProps } from '../../field.tsx';

/** An `<input>` would cut a long text. As in one, Enter sends the form. */
export function LongInput({ onChange, ...field }: Omit<TextareaProps, 'rows' | 'onKeyDown'>) {
  return (
    <Textarea
      {...field}
      rows={1}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.currentTarget.form?.requestSubmit();
      }}
      onChange={(event) => {
        const { value } = event.target;
        if (value.includes('\n')) event.target.value = value.replaceAll('\n', ' ');
        onChange?.(event);
      }}
    />
  );
}
