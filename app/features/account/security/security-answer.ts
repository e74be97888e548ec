import type { FieldErrors } from '../../../../domain/error-codes.ts';

/** The answer of the security page to one of its forms. */
export type SecurityAnswer = {
  errors?: FieldErrors;
  /** Seconds to wait after the error 'tooMany'. */
  seconds?: number;
  done?: 'password' | 'factorBegun' | 'factorOn' | 'factorOff' | 'codes' | 'session';
  qr?: string;
  key?: string;
  recoveryCodes?: string[];
};
