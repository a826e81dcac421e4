import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';

type IconButtonProps = {
  icon: LucideIcon;
  label: string;
  onClick: () => void;
  danger?: boolean;
  children?: ReactNode;
};

export function IconButton(props: IconButtonProps) {
  const { icon: Icon, label, onClick, danger = false, children } = props;
  return (
    <Button
      variant="quiet"
      size={children ? 'sm' : 'icon'}
      className={danger ? 'text-danger' : undefined}
      aria-label={label}
      onClick={onClick}
    >
      <Icon className="size-4" />
      {children}
    </Button>
  );
}
