/** The part of the library's annotation storage that is used here. */
type Storage = { readonly size: number; readonly serializable: { hash: string } };

/**
 * Tells whether the user changed something since the last copy. The library's own flag is also set when it draws a
 * form, and is not set when an annotation is moved: so user events are watched, and then the content is compared.
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
    /** Remembers the state that is about to be copied; the returned function is called when the copy is made. */
    mark: () => {
      const hash = storage.size > 0 ? storage.serializable.hash : '';
      return () => {
        copied = hash;
      };
    },
  };
}
