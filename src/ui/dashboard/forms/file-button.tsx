import type { ComponentProps } from 'react';
import { type ButtonProps, buttonClasses } from '../../button.tsx';

type FileButtonProps = Omit<ComponentProps<'input'>, 'size'> &
  Pick<ButtonProps, 'size'> & { text: string };

/** The input itself covers the button, so the browser can point at it. */
export function FileButton({ text, size, ...input }: FileButtonProps) {
  return (
    <div className="relative w-fit *:last:w-full">
      <input
        {...input}
        type="file"
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <span
        aria-hidden="true"
        className={buttonClasses(
          { variant: 'secondary', size },
          'peer-hover:bg-milk peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-caramel-deep',
        )}
      >
        {text}
      </span>
    </div>
  );
}
