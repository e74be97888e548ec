import { describe, expect, it } from 'vitest';
import { watchChanges } from './watch-changes.ts';

/** The storage of the library, reduced to one text. */
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

describe('unsaved changes of a document', () => {
  it('are none while only the library changed the storage, as it does when it draws a form', () => {
    const { kept, changes } = watched();
    kept.content = 'a box that is not ticked';
    expect(changes.any()).toBe(false);
  });

  it('exist after the user fills in a field, until a copy is made, and again after the next change', () => {
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

  it('still exist when the document changed during the copy', () => {
    const { frame, kept, changes } = watched();
    kept.content = 'one';
    frame.dispatchEvent(new Event('input'));
    const copied = changes.mark();
    kept.content = 'two';
    copied();
    expect(changes.any()).toBe(true);
  });

  it('are none after all annotations are removed', () => {
    const { frame, kept, changes } = watched();
    frame.dispatchEvent(new Event('change'));
    kept.content = '';
    expect(changes.any()).toBe(false);
  });
});
