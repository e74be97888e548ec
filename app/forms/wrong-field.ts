/** A group cannot take the focus: the first thing in it does. */
const wrongField =
  ':is(input, select, textarea)[aria-invalid="true"], fieldset[aria-invalid="true"] :is(input, button)';

/** Whoever tried to send is taken to the first thing that is wrong. */
export function focusWrongField(within: ParentNode | null): void {
  within?.querySelector<HTMLElement>(wrongField)?.focus();
}
