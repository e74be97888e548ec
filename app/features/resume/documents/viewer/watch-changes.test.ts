import { describe, expect, it } from 'vitest';
import { watchChanges } from './watch-changes.ts';

/** What the library keeps: here a text that stands for all of it. */
function watched() {
  const frame = new EventTarget() as HTMLElement;
  const kept = { content: '' };
  const storage = {
    get size() {
      return kept.content.length;
    },
    get serializable() {
      return { hash: kept.content };
    },
  };
  return { frame, kept, changes: watchChanges(frame, storage, new AbortController().signal) };
}

describe('what was changed in a document', () => {
  it('is nothing while only the library has touched it, as it does when it draws a form', () => {
    const { kept, changes } = watched();
    kept.content = 'a box that is not ticked';
    expect(changes.any()).toBe(false);
  });

  it('is something once somebody has filled in a field, until a copy is made, and again after that', () => {
    const { frame, kept, changes } = watched();
    kept.content = 'March';
    frame.dispatchEvent(new Event('input'));
    expect(changes.any()).toBe(true);
    const copied = changes.mark();
    expect(changes.any(), 'the copy is not made yet').toBe(true);
    copied();
    expect(changes.any()).toBe(false);
    kept.content = 'April';
    expect(changes.any()).toBe(true);
  });

  it('is still something when it changed while the copy was being made', () => {
    const { frame, kept, changes } = watched();
    kept.content = 'one';
    frame.dispatchEvent(new Event('input'));
    const copied = changes.mark();
    kept.content = 'two';
    copied();
    expect(changes.any()).toBe(true);
  });

  it('is nothing once all that was added is taken away', () => {
    const { frame, kept, changes } = watched();
    frame.dispatchEvent(new Event('change'));
    kept.content = '';
    expect(changes.any()).toBe(false);
  });
});
