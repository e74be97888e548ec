/** A group cannot have the focus, so its first control gets it. */
const wrongField =
  ':is(input, select, textarea)[aria-invalid="true"], fieldset[aria-invalid="true"] :is(input, button)';

/** After a failed attempt to send, the focus moves to the first wrong field. */
export function focusWrongField(within: ParentNode | null): void {
  within?.querySelector<HTMLElement>(wrongField)?.focus();
}
