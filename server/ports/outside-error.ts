/**
 * An outside service failed. `permanent`: a retry of the same request is useless. The message never contains a key, a
 * password or a text of a user.
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
