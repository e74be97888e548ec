import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

const typingMilliseconds = 300;

type Entries = Iterable<readonly [string, string]>;

/**
 * A GET form whose fields are in the address. Without JavaScript it is sent as usual; with it, each change loads the
 * new list, and going back or forward fills the form again. `searchString` makes the query string of the form's
 * fields.
 */
export function useLiveForm(searchString: (entries: Entries) => string) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const shown = searchString(withoutPlace(search));
  const asked = useRef(shown);
  const timer = useRef(0);
  /** While the user types, the text replaces one history entry, so that going back undoes it as a whole. */
  const typing = useRef(false);

  // After a link, a removed filter or a history change, the form is filled from the address.
  useEffect(() => {
    if (asked.current === shown || !form.current) return;
    asked.current = shown;
    fill(form.current, new URLSearchParams(shown));
  }, [shown]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const go = (replace: boolean): void => {
    clearTimeout(timer.current);
    if (!form.current) return;
    const next = searchString(textsOf(new FormData(form.current)));
    if (next === asked.current) return;
    asked.current = next;
    void navigate({ pathname, search: next && `?${next}` }, { replace, preventScrollReset: true });
  };
  const onChange = ({ target }: FormEvent<HTMLFormElement>): void => {
    const field = target as unknown as HTMLInputElement;
    if (!field.name) return;
    clearTimeout(timer.current);
    if (isTyped(field)) {
      timer.current = window.setTimeout(() => {
        go(typing.current);
        typing.current = true;
      }, typingMilliseconds);
    } else {
      typing.current = false;
      go(false);
    }
  };
  const onBlur = (): void => {
    typing.current = false;
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    go(typing.current);
  };
  /** Adds a value chosen in a picker, which is not a named field of the form. */
  const add = (name: string, value: string): void => {
    if (!form.current) return;
    clearTimeout(timer.current);
    const next = searchString([...textsOf(new FormData(form.current)), [name, value]]);
    void navigate({ pathname, search: `?${next}` }, { preventScrollReset: true });
  };
  return { form, onChange, onBlur, onSubmit, add };
}

/** The page number is not part of the form. */
function withoutPlace(search: string): [string, string][] {
  return [...new URLSearchParams(search)].filter(([name]) => name !== 'page');
}

function textsOf(data: FormData): [string, string][] {
  return [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as [string, string]] : []));
}

const isTyped = ({ type }: HTMLInputElement) => type === 'search' || type === 'number' || type === 'text';

function fill(form: HTMLFormElement, params: URLSearchParams): void {
  for (const field of form.elements) {
    // A field that is off says something that the address does not.
    if (field instanceof HTMLInputElement && field.disabled) continue;
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      field.checked = params.getAll(field.name).includes(field.value);
    } else if (field instanceof HTMLInputElement && field.type === 'radio') {
      const chosen = params.get(field.name);
      field.checked = chosen === null ? field.dataset.usual !== undefined : field.value === chosen;
    } else if (field instanceof HTMLInputElement && isTyped(field) && field.name) {
      field.value = params.get(field.name) ?? '';
    } else if (field instanceof HTMLSelectElement) {
      const chosen = params.get(field.name);
      for (const option of field.options)
        option.selected = chosen === null ? option.defaultSelected : option.value === chosen;
    }
  }
}
