import { useEffect, useEffectEvent, useState } from 'react';

type Rotation = {
  every: number;
  /** The rotation pauses while this element is hovered or focused. */
  pauseId: string;
  enabled: boolean;
};

/**
 * Calls `turn` at intervals until the visitor stops it; visitors who prefer reduced motion start it
 * themselves. A change of `position`, the present position, restarts the interval.
 */
export function useRotation(turn: () => void, position: number, rotation: Rotation) {
  const { every, pauseId, enabled } = rotation;
  const [stopped, setStopped] = useState(false);
  const paused = usePaused(pauseId);
  const onTurn = useEffectEvent(turn);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setStopped(true);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a manual turn restarts the timer
  useEffect(() => {
    if (!enabled || stopped || paused) return;
    const timer = setInterval(() => document.hidden || onTurn(), every);
    return () => clearInterval(timer);
  }, [enabled, stopped, paused, every, position]);

  return { stopped, toggle: () => setStopped((now) => !now) };
}

function usePaused(id: string): boolean {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('pointerenter', () => setPointed(true), { signal });
    element.addEventListener('pointerleave', () => setPointed(false), { signal });
    element.addEventListener('focusin', ({ target }) => setFocused(pausesAt(target)), { signal });
    element.addEventListener('focusout', () => setFocused(false), { signal });
    return () => listening.abort();
  }, [id]);
  return pointed || focused;
}

const pausesAt = (target: EventTarget | null) =>
  target instanceof Element && target.matches(':focus-visible') && !target.closest('[data-pause]');
