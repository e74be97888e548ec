import { describe, expect, it } from 'vitest';
import { type LineParts, openLiveStream } from './live-stream.ts';

type Line = ReturnType<LineParts['open']> & { isOpen: boolean };

/** A browser tab with a clock controlled by the test. */
function browser() {
  const lines: Line[] = [];
  const heard: string[] = [];
  const waits: number[] = [];
  let visible = true;
  let look = () => {};
  let waiting: (() => void) | undefined;
  const stop = openLiveStream('/live', ({ kind }) => heard.push(kind), {
    open: () => {
      const line: Line = {
        isOpen: true,
        readyState: 1,
        onmessage: null,
        onerror: null,
        close: () => {
          line.isOpen = false;
        },
      };
      lines.push(line);
      return line;
    },
    isVisible: () => visible,
    onVisible: (listener) => {
      look = listener;
      return () => {
        look = () => {};
      };
    },
    after: (milliseconds, listener) => {
      waits.push(milliseconds);
      waiting = listener;
      return () => {
        waiting = undefined;
      };
    },
    random: () => 0.5,
  });
  const latest = () => lines.at(-1) as Line;
  return {
    heard,
    waits,
    stop,
    opened: () => lines.length,
    open: () => lines.filter(({ isOpen }) => isOpen).length,
    say: (kind: string) =>
      latest().onmessage?.call(latest() as unknown as EventSource, { data: JSON.stringify({ kind }) } as MessageEvent),
    fail: (readyState: 0 | 2) => {
      Object.assign(latest(), { readyState });
      latest().onerror?.call(latest() as unknown as EventSource, {} as Event);
    },
    hide: () => {
      visible = false;
    },
    show: () => {
      visible = true;
      look();
    },
    passTime: () => {
      const next = waiting;
      waiting = undefined;
      next?.();
    },
  };
}

describe('the live stream of a tab', () => {
  it('passes on the events it receives', () => {
    const tab = browser();
    tab.say('hello');
    tab.say('message');
    expect(tab.heard).toEqual(['hello', 'message']);
  });

  it('replaced by a newer tab reconnects only when its tab becomes visible', () => {
    const tab = browser();
    tab.say('hello');
    tab.hide();
    tab.say('replaced');
    tab.passTime();
    expect([tab.open(), tab.opened(), tab.heard]).toEqual([0, 1, ['hello']]);
    tab.show();
    expect([tab.open(), tab.opened()]).toEqual([1, 2]);
    tab.show();
    expect(tab.opened()).toBe(2);
  });

  it('replaced while its tab is visible reconnects after a minute', () => {
    const tab = browser();
    tab.say('replaced');
    expect([tab.open(), tab.waits]).toEqual([0, [60_000]]);
    tab.passTime();
    expect([tab.open(), tab.opened()]).toEqual([1, 2]);
  });

  it('after refusals reconnects with growing delays, which restart after a success', () => {
    const tab = browser();
    for (let count = 0; count < 9; count++) {
      tab.fail(2);
      tab.passTime();
    }
    expect(tab.waits).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300].map((seconds) => seconds * 1000));
    expect([tab.open(), tab.opened()]).toEqual([1, 10]);
    tab.say('hello');
    tab.fail(2);
    expect(tab.waits.at(-1)).toBe(5_000);
  });

  it('after an interruption is left to the browser, which reconnects by itself', () => {
    const tab = browser();
    tab.fail(0);
    expect([tab.open(), tab.opened(), tab.waits]).toEqual([1, 1, []]);
  });

  it('stays closed after its page is closed', () => {
    const tab = browser();
    tab.fail(2);
    tab.stop();
    tab.passTime();
    tab.show();
    expect([tab.open(), tab.opened()]).toEqual([0, 1]);
  });
});
