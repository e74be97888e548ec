/** The code of a failure in an address. Only a code, so that a link cannot fill a form with other words. */
export function failureCode(code: string | null): string | undefined {
  return code && /^[A-Za-z_]{1,60}$/.test(code) ? code : undefined;
}
