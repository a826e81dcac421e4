import { useEffect, useEffectEvent, useState } from 'react';

type Rotation = {
  /** Milliseconds between two turns. */
  every: number;
  /** The id of what moves, controls included: it holds still while pointed at or focused. */
  holdId: string;
  /** Off while there is nothing to turn to. */
  enabled: boolean;
};

/**
 * Turns something by itself until the visitor stops it; starts stopped for those who asked their
 * device for less motion. `turned` is whatever was shown last, so that each view gets its full time.
 */
export function useRotation(turn: () => void, turned: number, rotation: Rotation) {
  const { every, holdId, enabled } = rotation;
  const [stopped, setStopped] = useState(false);
  const held = useHeld(holdId);
  const onTurn = useEffectEvent(turn);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setStopped(true);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn by hand starts the time anew
  useEffect(() => {
    if (!enabled || stopped || held) return;
    const timer = setInterval(() => document.hidden || onTurn(), every);
    return () => clearInterval(timer);
  }, [enabled, stopped, held, every, turned]);

  return { stopped, toggle: () => setStopped((now) => !now) };
}

/** Pointed at, or focused by keyboard anywhere but on the button that starts and stops it. */
function useHeld(id: string): boolean {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('pointerenter', () => setPointed(true), { signal });
    element.addEventListener('pointerleave', () => setPointed(false), { signal });
    element.addEventListener('focusin', ({ target }) => setFocused(isHolding(target)), { signal });
    element.addEventListener('focusout', () => setFocused(false), { signal });
    return () => listening.abort();
  }, [id]);
  return pointed || focused;
}

const isHolding = (target: EventTarget | null) =>
  target instanceof Element && target.matches(':focus-visible') && !target.closest('[data-pause]');
