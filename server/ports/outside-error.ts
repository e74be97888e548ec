/**
 * An outside service did not do what was asked. `permanent` says whether asking the same again is useless;
 * the message never holds a key, a password or what a person wrote.
 */
export class OutsideError extends Error {
  override name = 'OutsideError';
  readonly service: string;
  readonly permanent: boolean;

  constructor(service: string, reason: string, { permanent, cause }: { permanent: boolean; cause?: unknown }) {
    super(`${service}: ${reason}`, { cause });
    this.service = service;
    this.permanent = permanent;
  }
}
