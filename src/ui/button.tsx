import type { ComponentProps, SyntheticEvent } from 'react';
import { classes } from './classes.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'white' | 'quiet' | 'destructive';
type ButtonSize = 'sm' | 'md' | 'lg' | 'icon';

type Look = { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined };

const shared =
  'inline-flex items-center justify-center gap-2 rounded font-semibold text-center no-underline ' +
  'transition select-none not-disabled:active:translate-y-px aria-disabled:opacity-85';

const variants: Record<ButtonVariant, string> = {
  primary:
    'border border-action-edge bg-action text-on-action not-disabled:hover:bg-action-hover ' +
    'disabled:border-line-strong disabled:bg-milk disabled:text-ink-soft',
  // Tinted, because a white one with a hairline would look like a field.
  secondary:
    'border border-transparent bg-caramel-deep/14 text-ink not-disabled:hover:bg-caramel-deep/20 disabled:opacity-65 ' +
    'in-[.on-dark]:bg-paper/14 in-[.on-dark]:text-paper in-[.on-dark]:not-disabled:hover:bg-paper/22',
  // For a picture, or a ground of a strong colour.
  white:
    'border border-transparent bg-foam text-ink not-disabled:hover:bg-milk disabled:opacity-65',
  quiet: 'text-current hover:bg-caramel-deep/7 disabled:opacity-65',
  destructive:
    'border border-transparent danger-fill not-disabled:hover:brightness-90 disabled:opacity-65',
};

// Small buttons are for rows and fields; touch screens and phones keep 44 px.
const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-11 sm:pointer-fine:min-h-9 px-3.5 py-1.5 text-sm',
  md: 'min-h-11 px-5 py-2.5 text-sm',
  lg: 'min-h-13 px-7 py-3.5 text-base',
  icon: 'size-11 shrink-0 p-0 text-sm',
};

export function buttonClasses({ variant = 'primary', size = 'md' }: Look, className?: string) {
  return classes(shared, variants[variant], sizes[size], className);
}

export type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean | undefined };

const refuse = (event: SyntheticEvent) => event.preventDefault();

/** While `busy`, presses do nothing. A disabled button would lose the focus. */
export function Button({
  variant,
  size,
  busy = false,
  disabled,
  className,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? refuse : onClick}
      className={buttonClasses({ variant, size }, className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

export type ButtonLinkProps = ComponentProps<'a'> & Look & { external?: boolean | undefined };

export function ButtonLink({ variant, size, external, className, ...rest }: ButtonLinkProps) {
  const tab = external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return <a {...tab} {...rest} className={buttonClasses({ variant, size }, className)} />;
}
