/** What was added to a document and filled into it, as far as it is asked here. */
type Storage = { readonly size: number; readonly serializable: { hash: string } };

/**
 * Whether somebody changed something since the last copy. The library's own mark is also set when it draws a form, and
 * is not set when what was added is moved: so hands are watched, and then what they left is compared.
 */
export function watchChanges(frame: HTMLElement, storage: Storage, signal: AbortSignal) {
  let touched = false;
  let copied = '';
  const touch = () => {
    touched = true;
  };
  const edit = ({ target }: Event) => {
    if ((target as Element | null)?.closest?.('.annotationEditorLayer')) touch();
  };
  for (const name of ['input', 'change']) frame.addEventListener(name, touch, { capture: true, signal });
  for (const name of ['pointerup', 'keyup']) frame.addEventListener(name, edit, { capture: true, signal });
  return {
    any: () => touched && storage.size > 0 && storage.serializable.hash !== copied,
    /** Remembers the state that is about to be copied; called back when the copy is made. */
    mark: () => {
      const hash = storage.size > 0 ? storage.serializable.hash : '';
      return () => {
        copied = hash;
      };
    },
  };
}
