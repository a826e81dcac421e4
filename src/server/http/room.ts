/** Milliseconds that an answer may take before fewer are let in: so most take less than a second. */
const SOON = 500;
/** However long they take, so many are worked on at a time. */
const FEWEST = 8;
const LESS = 0.7;
const MORE = 0.25;

/**
 * How many requests may be worked on at a time, so that each is answered soon. As TCP finds out what
 * a line can carry: a little more room with every answer that came in time while it was hardly enough,
 * and much less after one that was late. What was let in before the last step down says nothing new.
 *
 * @param most what is never exceeded, and what it begins with
 */
export function createRoom(most: number) {
  let room = most;
  let fewerSince = Number.NEGATIVE_INFINITY;
  return {
    for: (working: number) => working < room,
    /**
     * @param from when it was let in, and `now`, in milliseconds of the same clock
     * @param working how many were worked on, with this one
     */
    answered(from: number, now: number, working: number) {
      if (now - from <= SOON) {
        if (working * 2 > room) room = Math.min(most, room + MORE);
      } else if (from > fewerSince) {
        fewerSince = now;
        room = Math.max(Math.min(most, FEWEST), room * LESS);
      }
    },
  };
}
