import { useState } from 'react';

export type Ticks = {
  /** The ticked rows that are still in the list. */
  chosen: string[];
  all: boolean;
  isTicked: (id: string) => boolean;
  tick: (ids: readonly string[], on: boolean) => void;
};

/** The ticked rows of a list whose rows can appear and disappear. */
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
