import { useState } from 'react';

export type Ticks = {
  /** Those of the list that are ticked; who has left the list meanwhile is not meant any more. */
  chosen: string[];
  all: boolean;
  isTicked: (id: string) => boolean;
  tick: (ids: readonly string[], on: boolean) => void;
};

/** What is ticked in a list whose rows come and go. */
export function useTicks(ids: readonly string[]): Ticks {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const chosen = ids.filter((id) => ticked.has(id));
  return {
    chosen,
    all: chosen.length > 0 && chosen.length === ids.length,
    isTicked: (id) => ticked.has(id),
    tick: (some, on) =>
      setTicked((before) => new Set([...[...before].filter((id) => !some.includes(id)), ...(on ? some : [])])),
  };
}
