import { type ReactNode, type Ref, useState } from 'react';
import { SkeletonTools } from '../ui/dashboard/lists/skeleton.tsx';
import { ToolbarPlace } from '../ui/dashboard/toolbar.tsx';
import type { Tab } from './tabs.ts';
import { TitleBar } from './title-bar.tsx';

type ScreenProps = {
  label: string;
  isNamed: boolean;
  isWaiting?: boolean;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
};

export function Screen({ label, isNamed, isWaiting = false, ref, children }: ScreenProps) {
  const [toolbar, setToolbar] = useState<HTMLElement | null>(null);
  return (
    <main
      id="screen"
      aria-label={isNamed ? label : undefined}
      ref={ref}
      tabIndex={-1}
      className="mx-auto grid max-w-6xl gap-card px-4 pt-6 pb-4 outline-none focus-visible:shadow-none max-sm:pt-4 max-lg:pb-2 sm:px-8"
    >
      <TitleBar label={label} toolbar={setToolbar} isWaiting={isWaiting} />
      <ToolbarPlace value={toolbar}>{children}</ToolbarPlace>
    </main>
  );
}

export function ScreenSkeleton({ tab: { Skeleton, tools } }: { tab: Tab }) {
  return (
    <>
      <SkeletonTools {...tools} />
      <Skeleton />
    </>
  );
}
